import { join } from 'node:path';
import ts from 'typescript';

/** @typedef {import('./scripts.js').Script} Script */

/**
 * Documents show lines from the middle of a page, whose names are declared elsewhere in it: these
 * mistakes are not counted there. The site's own pages show whole modules.
 */
const undeclared = new Set([2304, 2503, 2552, 18004]);

/** What JavaScript cannot say: which element a selector finds, and that a text is one of a few. */
const untyped = /on type '(Element|Event|EventTarget)'|Type 'string' is not assignable to type '/;

/** @type {ReadonlyMap<string, string>} */
const runElsewhere = new Map([['docs/hosts/unit-tests.md', 'test/types/snippets.js']]);

/** @type {ts.CompilerOptions} */
const common = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  lib: ['lib.es2024.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: ['node'],
  allowJs: true,
  checkJs: true,
  skipLibCheck: true,
  noEmit: true,
  allowImportingTsExtensions: true,
};

/**
 * What the compiler says of scripts, which import the built package by its name. TypeScript is
 * checked strictly; JavaScript as an editor does.
 * @param {string} root
 * @param {readonly Script[]} scripts
 * @returns {string[]} One line for each mistake, with the place in the document.
 */
export function compile(root, scripts) {
  const here = scripts.filter(({ block }) => !runElsewhere.has(block.file));
  const typed = here.filter(({ extension }) => extension.startsWith('ts'));
  const plain = here.filter(({ extension }) => extension.startsWith('js'));
  const react = { jsx: ts.JsxEmit.ReactJSX };
  return [
    ...problemsOf(root, typed, { ...common, ...react, strict: true }),
    ...problemsOf(root, plain, { ...common, ...react, strict: false }),
  ];
}

/**
 * @param {string} root
 * @param {readonly Script[]} scripts
 * @param {ts.CompilerOptions} options
 */
function problemsOf(root, scripts, options) {
  // The files are in memory only, at the root, where the package's own name is known.
  const files = new Map(
    scripts.map((script, index) => [
      join(root, `snippet-${index}.${script.extension}`),
      { script, text: `${script.code}\nexport {};\n` },
    ]),
  );
  const disk = ts.createCompilerHost(options);
  /** @type {ts.CompilerHost} */
  const host = {
    ...disk,
    fileExists: (name) => files.has(name) || disk.fileExists(name),
    readFile: (name) => files.get(name)?.text ?? disk.readFile(name),
    getSourceFile: (name, version, ...rest) => {
      const file = files.get(name);
      if (file) return ts.createSourceFile(name, file.text, version, true);
      return disk.getSourceFile(name, version, ...rest);
    },
  };
  const surroundings = join(root, 'site/check/surroundings.d.ts');
  const program = ts.createProgram([...files.keys(), surroundings], options, host);
  return ts.getPreEmitDiagnostics(program).flatMap(({ file, start = 0, messageText, code }) => {
    const known = file && files.get(file.fileName);
    const words = ts.flattenDiagnosticMessageText(messageText, ' ');
    if (!known) return file ? [] : [words];
    const { line } = file.getLineAndCharacterOfPosition(start);
    const { block, extension } = known.script;
    if (!block.file.startsWith('site/') && undeclared.has(code)) return [];
    if (extension.startsWith('js') && untyped.test(words)) return [];
    return [`${block.file}:${block.line + line}: ${words}`];
  });
}
