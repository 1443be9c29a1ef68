import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../run.js';
import { publicNames } from './public-names.js';
import { untypedNames } from './untyped-names.js';

/** The folders whose objects stay inside a page. */
const own = ['core', 'grid', 'controllers', 'elements'];

/** A folder whose objects are stored for the next visit. */
const stored = 'core/preferences';

/**
 * Finds the names of members that only the bundle's own code uses. These folders declare them. Nothing
 * else declares or exports the name: no other folder, platform or library. A page does not reach it
 * from what the bundle exports, no string contains it, and every use of it is known to be of such a
 * member.
 *
 * @param {string} [folder] - Contains `tsconfig.json` and `src`.
 * @returns {{ names: ReadonlySet<string>, sources: ReadonlySet<string> }} The names, and the files
 * that were read for them.
 */
export function ownNames(folder = root) {
  const entry = join(folder, 'src/define/bundle.ts');
  const program = readProgram(folder, entry);
  const sources = program.getSourceFiles().filter((file) => !file.isDeclarationFile);
  /** @type {Set<string>} */
  const names = new Set();
  /** @type {Set<string>} */
  const taken = new Set();

  const isIn = (/** @type {string} */ path, /** @type {string} */ room) =>
    path.startsWith(join(folder, 'src', room, '/'));
  for (const file of program.getSourceFiles()) {
    const isOwn = own.some((room) => isIn(file.fileName, room)) && !isIn(file.fileName, stored);
    addDeclared(file, isOwn ? names : taken, taken);
  }
  const addUntyped = untypedNames(program, taken);
  for (const file of sources) {
    addWords(file, taken);
    addUntyped(file);
  }
  publicNames(program, entry, taken);
  return {
    names: new Set([...names].filter((name) => !taken.has(name))),
    sources: new Set(sources.map(({ fileName }) => fileName)),
  };
}

/**
 * @param {string} folder
 * @param {string} entry
 */
function readProgram(folder, entry) {
  const path = join(folder, 'tsconfig.json');
  const { options } = ts.parseJsonSourceFileConfigFileContent(
    ts.readJsonConfigFile(path, (name) => ts.sys.readFile(name)),
    { ...ts.sys, readDirectory: () => [] },
    folder,
  );
  // Names of browsers to come are taken too. No page has those of Node.
  const lib = ['lib.esnext.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'];
  const program = ts.createProgram([entry], { ...options, lib, types: [] });
  const [problem] = ts.getPreEmitDiagnostics(program);
  if (problem) throw new Error(ts.flattenDiagnosticMessageText(problem.messageText, '\n'));
  return program;
}

/**
 * Adds the names of the members that a file declares to `names`, and to `taken` those in quotes and
 * those of variables that other files see: exports are members of what `import()` returns.
 *
 * @param {ts.SourceFile} file
 * @param {Set<string>} names
 * @param {Set<string>} taken
 */
function addDeclared(file, names, taken) {
  /** @param {ts.Node} node */
  const visit = (node) => {
    ts.forEachChild(node, visit);
    const { name } = /** @type {ts.NamedDeclaration} */ (node);
    if (!name) return;
    if (isMember(node)) {
      if (ts.isIdentifier(name)) names.add(name.text);
      else if (ts.isStringLiteralLike(name)) taken.add(name.text);
    } else if (ts.isIdentifier(name) && isVisible(node)) taken.add(name.text);
  };
  visit(file);
}

/** @param {ts.Node} node */
function isMember(node) {
  return (
    ts.isTypeElement(node) ||
    ts.isClassElement(node) ||
    ts.isObjectLiteralElement(node) ||
    ts.isEnumMember(node) ||
    (ts.isParameter(node) && ts.isParameterPropertyDeclaration(node, node.parent))
  );
}

/** @param {ts.Node} node */
function isVisible(node) {
  if (ts.isExportSpecifier(node)) return true;
  if (!(ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node) || ts.isClassLike(node))) {
    return false;
  }
  const { Export, Ambient } = ts.ModifierFlags;
  const flags = ts.getCombinedModifierFlags(node);
  return node.getSourceFile().isDeclarationFile || (flags & (Export | Ambient)) !== 0;
}

/**
 * Adds every word of every string and template of a file, except those of style sheets and the names
 * of modules.
 *
 * @param {ts.SourceFile} file
 * @param {Set<string>} taken
 */
function addWords(file, taken) {
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'css') return;
    if (isText(node)) for (const [word] of node.text.matchAll(/[\w$]+/g)) taken.add(word);
    ts.forEachChild(node, visit);
  };
  visit(file);
}

/** @param {ts.Node} node @returns {node is ts.LiteralLikeNode} */
function isText(node) {
  if (ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) return true;
  if (!ts.isStringLiteralLike(node)) return false;
  const { parent } = node;
  if (ts.isCallExpression(parent)) return parent.expression.kind !== ts.SyntaxKind.ImportKeyword;
  return !ts.isImportDeclaration(parent) && !ts.isExportDeclaration(parent);
}
