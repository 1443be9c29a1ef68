import ts from 'typescript';

/**
 * Removes the parts of `oidc-client-ts` that the bundles never call: its log, which cannot be
 * enabled there, and methods for kinds of tokens that the service does not have. They are static
 * members and side effects, which bundlers cannot remove.
 *
 * @returns {import('vite').Plugin}
 */
export function leanOidc() {
  return {
    name: 'lean-oidc',
    transform: {
      filter: { id: [/\/oidc-client-ts\.js$/, /\/jwt-decode\//] },
      handler: (code, id) => {
        // Only removed code calls this module, which has no side effects.
        if (id.includes('/jwt-decode/')) return { moduleSideEffects: false };
        return { code: leaveOut(code, id), map: null };
      },
    },
  };
}

/** The members that are called, for each class with unused members. */
const called = new Map([
  [
    'AccessTokenEvents',
    ['constructor', 'load', 'unload', 'addAccessTokenExpiring', 'addAccessTokenExpired'],
  ],
  ['_CryptoUtils', ['_randomWord', 'generateUUIDv4']],
  ['JwtUtils', []],
  ['State', ['constructor']],
  ['User', ['constructor', 'expires_in']],
]);

/**
 * Removes unused code from the module.
 *
 * @param {string} code
 * @param {string} name The file's name, for the parser.
 */
export function leaveOut(code, name) {
  const source = ts.createSourceFile(name, code, ts.ScriptTarget.ES2022, true);
  /** @type {ts.Node[]} */
  const needless = [];
  /** @type {Set<string>} */
  const found = new Set();

  /** @param {ts.Node} node */
  const visit = (node) => {
    if (isLogging(node)) {
      needless.push(node);
      return;
    }
    const owner = className(node);
    const kept = owner === undefined ? undefined : called.get(owner);
    if (owner !== undefined && kept && ts.isClassLike(node)) {
      found.add(owner);
      needless.push(...node.members.filter((member) => !kept.includes(memberName(member))));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);

  const missed = [...called.keys()].find((each) => !found.has(each));
  if (missed !== undefined) throw new Error(`oidc-client-ts has changed: there is no ${missed}`);
  const outermost = needless.filter((node) => !needless.some((other) => holds(other, node)));
  return outermost
    .sort((one, other) => other.pos - one.pos)
    .reduce((rest, { pos, end }) => rest.slice(0, pos) + rest.slice(end), code);
}

const logging = [
  /^(this\._)?[lL]ogger\d?\.(debug|info|warn|error|create|createStatic)\(/,
  /^\w+\._logger = new Logger\(/,
  /^(\(\(Log2\) =>|Log\.reset\()/,
  /^_CryptoUtils\.encodeBase64Url =/,
];

/**
 * Whether the statement creates a log or writes to it.
 *
 * @param {ts.Node} node
 */
function isLogging(node) {
  if (ts.isExpressionStatement(node)) {
    return logging.some((pattern) => pattern.test(node.getText()));
  }
  if (!ts.isVariableStatement(node)) return false;
  const made = node.declarationList.declarations[0]?.initializer?.getText() ?? '';
  return /^(this\._logger\.create|Logger\.createStatic)\(/.test(made);
}

/** @param {ts.Node} node */
function className(node) {
  if (!ts.isClassExpression(node) || !ts.isVariableDeclaration(node.parent)) return undefined;
  return node.parent.name.getText();
}

/** @param {ts.ClassElement} member */
function memberName(member) {
  return ts.isConstructorDeclaration(member) ? 'constructor' : (member.name?.getText() ?? '');
}

/** @param {ts.Node} outer @param {ts.Node} inner */
function holds(outer, inner) {
  return outer !== inner && outer.pos <= inner.pos && inner.end <= outer.end;
}
