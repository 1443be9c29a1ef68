import ts from 'typescript';
import { isDeclaredOutside, isPrivate, reachedNames } from './public-names.js';

/**
 * Returns a function that adds the names of a file's members that something could use without the
 * compiler knowing:
 *
 * - members of an object that comes from or goes to a place whose type does not name them, such as
 *   JSON, a message, a record or an assertion; and the members that those lead to
 * - members of an object whose key is computed
 * - names of which it is not known who declares them
 * - members of a class or an interface that extends one of the platform or of a library, which may
 *   call them
 *
 * @param {ts.Program} program
 * @param {Set<string>} taken
 * @returns {(file: ts.SourceFile) => void}
 */
export function untypedNames(program, taken) {
  const checker = program.getTypeChecker();
  const reach = reachedNames(program, taken);
  const typeOf = (/** @type {ts.Node} */ node) => checker.getTypeAtLocation(node);

  /** @param {ts.Node} node */
  const visit = (node) => {
    ts.forEachChild(node, visit);
    if (isUse(node) && !isDeclared(node)) taken.add(node.text);
    if (ts.isExpression(node) && !isPassedOn(node)) {
      const target = checker.getContextualType(node);
      if (target) pass(typeOf(node), target);
    }
    if (ts.isAsExpression(node) && !ts.isConstTypeReference(node.type)) {
      pass(typeOf(node.expression), typeOf(node));
    }
    if (ts.isTypePredicateNode(node) && node.type) pass(typeOf(tested(node)), typeOf(node.type));
    if (ts.isElementAccessExpression(node) && !isKnownKey(node.argumentExpression)) {
      addMembers(typeOf(node.expression));
    }
    if (ts.isForInStatement(node)) addMembers(typeOf(node.expression));
    if (ts.isComputedPropertyName(node)) addMembers(typeOf(node.parent.parent));
    if (ts.isClassLike(node) || ts.isInterfaceDeclaration(node)) {
      if (extendsOutside(typeOf(node))) addMembers(typeOf(node));
    }
  };

  /**
   * An object of one type is used as another. Adds the members that only one of them has.
   *
   * @param {ts.Type} from
   * @param {ts.Type} to
   */
  const pass = (from, to) => {
    if (isBlind(to)) reach(from);
    else if (isBlind(from)) reach(to);
    else if (hasIndex(to)) addMembers(from);
    else if (hasIndex(from)) addMembers(to);
  };

  /** @param {ts.Type} type */
  const addMembers = (type) => {
    for (const part of partsOf(type)) {
      for (const member of checker.getPropertiesOfType(part)) {
        if (!isPrivate(member)) taken.add(member.name);
      }
    }
  };

  /** @param {ts.Type} type */
  const hasIndex = (type) =>
    partsOf(type).some((part) => checker.getIndexInfoOfType(part, ts.IndexKind.String));

  /** @param {ts.Identifier} name */
  const isDeclared = (name) => {
    const { parent } = name;
    const symbols = ts.isBindingElement(parent)
      ? partsOf(typeOf(parent.parent)).map((part) => checker.getPropertyOfType(part, name.text))
      : [checker.getSymbolAtLocation(name)];
    return symbols.some((symbol) => (symbol?.declarations ?? []).length > 0);
  };

  /** @param {ts.Expression} key */
  const isKnownKey = (key) =>
    ts.isStringLiteralLike(key) || (typeOf(key).flags & ts.TypeFlags.NumberLike) !== 0;

  /** @param {ts.Type} type @returns {boolean} */
  const extendsOutside = (type) =>
    (type.getBaseTypes() ?? []).some(
      (base) => (base.isClassOrInterface() && isDeclaredOutside(base)) || extendsOutside(base),
    );

  return visit;
}

/**
 * Whether an identifier is the name of a member that is read, written or taken out of an object.
 *
 * @param {ts.Node} node
 * @returns {node is ts.Identifier}
 */
function isUse(node) {
  if (!ts.isIdentifier(node)) return false;
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.name === node;
  return (
    ts.isBindingElement(parent) &&
    ts.isObjectBindingPattern(parent.parent) &&
    (parent.propertyName ?? parent.name) === node &&
    !parent.dotDotDotToken
  );
}

/**
 * Whether a value keeps its type although the place where it stands has none: what a template shows
 * or sets as a property, a new object without members, and a list that is taken apart at once.
 *
 * @param {ts.Expression} node
 */
function isPassedOn(node) {
  const { parent } = node;
  if (ts.isTemplateSpan(parent)) return true;
  if (ts.isObjectLiteralExpression(node) && node.properties.length === 0) return true;
  if (!ts.isArrayLiteralExpression(parent) || !ts.isVariableDeclaration(parent.parent))
    return false;
  return ts.isArrayBindingPattern(parent.parent.name) && !parent.parent.type;
}

/**
 * Whether a type says nothing about members: `any`, `unknown`, `object` or `{}`.
 *
 * @param {ts.Type} type
 */
function isBlind(type) {
  const { Any, Unknown, NonPrimitive, Object: Shape } = ts.TypeFlags;
  if ((type.flags & (Any | Unknown | NonPrimitive)) !== 0) return true;
  return (
    (type.flags & Shape) !== 0 &&
    type.getProperties().length === 0 &&
    type.getCallSignatures().length === 0 &&
    type.getConstructSignatures().length === 0 &&
    !type.getStringIndexType() &&
    !type.getNumberIndexType()
  );
}

/** @param {ts.Type} type */
function partsOf(type) {
  return type.isUnionOrIntersection() ? type.types : [type];
}

/**
 * What a type predicate is about.
 *
 * @param {ts.TypePredicateNode} predicate
 */
function tested({ parent, parameterName }) {
  const name = parameterName.getText();
  const parameter =
    ts.isFunctionLike(parent) && parent.parameters.find((each) => each.name.getText() === name);
  if (!parameter) throw new Error(`${name} is not a parameter`);
  return parameter;
}
