import ts from 'typescript';
import { knownFeatures, newerFeatures } from './feature-support.js';

/**
 * @typedef {import('eslint').Rule.Node} Node
 * @typedef {{ program: ts.Program, esTreeNodeToTSNodeMap: WeakMap<object, ts.Node> }} Services
 */

/**
 * A lint rule that reports features of the platform which the oldest browsers lack.
 *
 * It looks up each name in the compiler's libraries and checks the compatibility data of globals,
 * static and instance members, options of calls, and names of events. Features whose type includes
 * undefined are ignored, because the compiler then requires a check:
 * `const { Segmenter } = Intl as Partial<typeof Intl>`.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const supportedFeatures = {
  meta: {
    type: 'problem',
    defaultOptions: [{ allow: [] }],
    schema: [
      {
        type: 'object',
        properties: { allow: { type: 'array', items: { type: 'string' } } },
        additionalProperties: false,
      },
    ],
    messages: { newer: '{{name}} ({{key}}) is missing in {{browsers}}.' },
  },
  create(context) {
    /** @type {unknown} */
    const services = context.sourceCode.parserServices;
    const { program, esTreeNodeToTSNodeMap } = /** @type {Services} */ (services);
    /** @type {unknown} */
    const options = context.options[0];
    const { allow } = /** @type {{ allow: string[] }} */ (options);
    const lookup = new FeatureLookup(program);

    /** @param {Node} node */
    const check = (node) => {
      const found = esTreeNodeToTSNodeMap.get(node);
      const key = found && (ts.isIdentifier(found) ? lookup.keyOf(found) : lookup.eventOf(found));
      const newer = key && newerFeatures.get(key);
      if (!newer || allow.includes(key)) return;
      const { name, browsers } = newer;
      context.report({
        node,
        messageId: 'newer',
        data: { name, key, browsers: browsers.join(', ') },
      });
    };
    return { Identifier: check, Literal: check };
  },
};

/** Finds the compatibility data's keys of names in the source. */
class FeatureLookup {
  /** @param {ts.Program} program */
  constructor(program) {
    this.program = program;
    this.checker = program.getTypeChecker();
  }

  /**
   * The key of a name's feature.
   * @param {ts.Identifier} name
   * @returns {string | undefined}
   */
  keyOf(name) {
    const { parent, text } = name;
    if (ts.isPropertyAssignment(parent) && parent.name === name)
      return this.optionKey(parent, text);
    if (ts.isShorthandPropertyAssignment(parent)) return this.optionKey(parent, text);
    const symbol = this.checker.getSymbolAtLocation(name);
    const declarations = symbol?.declarations?.filter((each) => this.isOfPlatform(each)) ?? [];
    if (!symbol || declarations.length === 0 || ts.isPartOfTypeNode(name)) return undefined;
    if (this.mayBeMissing(name)) return undefined;
    const owners = declarations.flatMap(ownersOf);
    if (ts.isPropertyAccessExpression(parent) && parent.name === name) {
      owners.push(...this.typeNames(parent.expression));
    }
    const key = owners
      .flatMap((owner) => candidates(owner, text))
      .find((key) => knownFeatures.has(key));
    // Code with an object of a newer class has already checked for the class.
    return key && newerFeatures.has(key.replace(/\.[^.]+$/, '')) ? undefined : key;
  }

  /**
   * The key of the event that a literal names in `addEventListener`.
   * @param {ts.Node} literal
   * @returns {string | undefined}
   */
  eventOf(literal) {
    const { parent } = literal;
    if (!ts.isStringLiteral(literal) || !ts.isCallExpression(parent)) return undefined;
    const { expression } = parent;
    if (!ts.isPropertyAccessExpression(expression)) return undefined;
    if (expression.name.text !== 'addEventListener' || parent.arguments[0] !== literal)
      return undefined;
    return this.typeNames(expression.expression)
      .map((owner) => `api.${owner}.${literal.text}_event`)
      .find((key) => knownFeatures.has(key));
  }

  /**
   * The key of an option in the argument of a platform function.
   * @param {ts.ObjectLiteralElementLike} property
   * @param {string} name
   */
  optionKey(property, name) {
    const call = property.parent.parent;
    if (!ts.isCallExpression(call) && !ts.isNewExpression(call)) return undefined;
    const { expression } = call;
    const called = ts.isPropertyAccessExpression(expression) ? expression.name : expression;
    const key = ts.isIdentifier(called) && this.keyOf(called);
    if (!key) return undefined;
    return ['options', 'init']
      .map((kind) => `${key}.${kind}_${name}_parameter`)
      .find((option) => knownFeatures.has(option));
  }

  /** @param {ts.Node} declaration */
  isOfPlatform(declaration) {
    return this.program.isSourceFileDefaultLibrary(declaration.getSourceFile());
  }

  /** @param {ts.Node} name */
  mayBeMissing(name) {
    const type = this.checker.getTypeAtLocation(name);
    return type.isUnion() && type.types.some(({ flags }) => (flags & ts.TypeFlags.Undefined) !== 0);
  }

  /**
   * The names of an expression's type and of all its base types.
   * @param {ts.Expression} expression
   */
  typeNames(expression) {
    const names = new Set();
    /** @param {ts.Type} type */
    const collect = (type) => {
      if (type.isUnionOrIntersection()) type.types.forEach(collect);
      const name = type.getSymbol()?.name;
      if (name === undefined || names.has(name)) return;
      names.add(name);
      type.getBaseTypes()?.forEach(collect);
    };
    collect(this.checker.getTypeAtLocation(expression));
    return [...names].map(String);
  }
}

/**
 * The owner of a library declaration: the name of its interface with its namespace; empty for a
 * global.
 *
 * @param {ts.Declaration} declaration
 * @returns {string[]}
 */
function ownersOf(declaration) {
  /** @type {string[]} */
  const path = [];
  for (let node = declaration.parent; !ts.isSourceFile(node); node = node.parent) {
    if (ts.isInterfaceDeclaration(node)) path.unshift(node.name.text);
    else if (ts.isModuleDeclaration(node)) path.unshift(node.name.text);
    else if (ts.isVariableDeclaration(node)) path.unshift(node.name.getText());
  }
  return [path.join('.')];
}

/** @param {string} owner @param {string} name */
function candidates(owner, name) {
  const builtin = owner
    .replace(/^Readonly(?=Array|Set|Map)/, '')
    .replace(/(?<=\w)Constructor$/, '')
    .replace(/^(Async)?IteratorObject$/, '$1Iterator');
  if (owner === '' || owner === 'globalThis' || owner === 'WindowOrWorkerGlobalScope') {
    return [`api.${name}`, `api.Window.${name}`, `javascript.builtins.${name}`];
  }
  return [
    `api.${owner}.${name}`,
    `api.${owner}.${name}_static`,
    `javascript.builtins.${builtin}.${name}`,
  ];
}
