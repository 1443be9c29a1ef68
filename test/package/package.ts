import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The repository's root, with its closing slash. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** Reads a built file. */
export function readBuilt(name: string): string {
  const path = `${root}dist/${name}`;
  assert.ok(existsSync(path), `dist/${name} is missing: run \`npm run build\` first`);
  return readFileSync(path, 'utf8');
}

/** The names that a built module exports. It is known by its address alone, since types are checked before the build. */
export async function importNames(name: string): Promise<string[]> {
  readBuilt(name);
  const module: unknown = await import(pathToFileURL(`${root}dist/${name}`).href);
  return entriesOf(module).map(([exported]) => exported);
}

/** The object at `value`, by key. Fails where it is none. */
export function entriesOf(value: unknown): [string, unknown][] {
  assert.ok(typeof value === 'object' && value !== null);
  return Object.entries(value);
}
