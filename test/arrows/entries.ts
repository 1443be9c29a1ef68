import ts from 'typescript';
import { roomOf } from './rooms.js';
import { walk, type Source } from './source.js';

const entries = [
  /^src\/(index|jsx)\.ts$/,
  /^src\/[^/]+\/index\.ts$/,
  /^src\/api\/version-1\.ts$/,
  /^src\/auth\/direct\.ts$/,
  /^src\/broker\/(node|redis|cli)\.ts$/,
  /^src\/define\/[^/]+\.ts$/,
  /^src\/editors\/[^/]+\.ts$/,
  /^src\/recheck\/cli\.ts$/,
  /^src\/service\/[^/]+\.ts$/,
];

/** Whether hosts may import the file, through the entry point that `package.json` makes of it. */
export function isEntry(path: string): boolean {
  return entries.some((entry) => entry.test(path));
}

/** Complains of re-exports outside entry files: they hide where a name lives. */
export function barrels({ path, imports }: Source): string[] {
  if (!path.startsWith('src/') || isEntry(path)) return [];
  return imports
    .filter(({ reexport }) => reexport)
    .map(({ target }) => `${path} re-exports ${target}, and is no entry file`);
}

/** Complains of elements defined outside `define`, by call or by decorator. */
export function strayDefinitions({ path, tree, imports }: Source): string[] {
  const room = roomOf(path);
  if (room === undefined || room === 'define') return [];
  const complaints: string[] = [];
  walk(tree, (node) => {
    const call = ts.isPropertyAccessExpression(node) && node.name.text === 'define';
    if (call && /\bcustomElements$/.test(node.expression.getText())) {
      complaints.push(`${path} calls customElements.define`);
    }
  });
  if (imports.some(({ names }) => names.includes('customElement'))) {
    complaints.push(`${path} defines an element by decorator`);
  }
  return complaints;
}

/**
 * Complains of imports in demo, test and bench that go past the public entries. A test may also
 * import the file that it mirrors, and any type.
 */
export function privateImports({ path, imports }: Source): string[] {
  if (!/^(demo|test|bench)\//.test(path)) return [];
  return imports
    .filter(({ ours, target }) => ours && target.startsWith('src/') && !isEntry(target))
    .filter(({ typeOnly, target }) => !typeOnly && !mirrors(path, target))
    .map(({ target }) => `${path} imports ${target}, which is no public entry`);
}

/** `test/api/retry.test.ts` and `test/api/retry-after.test.ts` both mirror `src/api/retry.ts`. */
function mirrors(test: string, source: string): boolean {
  const mirrored = source.replace(/^src\//, 'test/').replace(/\.ts$/, '');
  return test === `${mirrored}.test.ts` || test.startsWith(`${mirrored}-`);
}
