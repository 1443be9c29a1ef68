import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, it } from 'node:test';
import type TypeScript from 'typescript';
import { root } from './package.js';

type Configuration = Readonly<{
  globs: readonly string[];
  plugins: readonly object[];
  overrideModuleCreation: (found: { ts: typeof TypeScript; globs: string[] }) => object[];
}>;

interface Analyzer {
  readonly create: (found: object) => { readonly modules: readonly object[] };
}

/** The manifest of files that were found in this order, by a build that knows of no other. */
async function manifestOf(files: readonly string[], build: string): Promise<string> {
  const module = `${root}scripts/build/manifest.config.js?${build}`;
  // It has no types.
  const analyzer = '@custom-elements-manifest/analyzer/src/create.js';
  const { create } = (await import(analyzer)) as Analyzer;
  // It has a compiler of its own, whose kinds of nodes have other numbers.
  const require = createRequire(import.meta.resolve(analyzer));
  const ts = require('typescript') as typeof TypeScript;
  const { default: configuration } = (await import(module)) as { default: Configuration };
  const modules = configuration.overrideModuleCreation({ ts, globs: [...files] });
  return JSON.stringify(
    create({ modules, plugins: configuration.plugins, context: { dev: false } }),
  );
}

describe('two builds of the manifest', () => {
  it('are the same, in whichever order the directory lists the modules', async () => {
    const found = globSync(['src/elements/**/*.ts', 'src/events/*.ts'], { cwd: root }).sort();
    const one = await manifestOf(found, 'one');
    const other = await manifestOf([...found].reverse(), 'other');
    assert.match(one, /dist\/define\/asset-picker\.js/);
    assert.equal(other, one);
  });
});
