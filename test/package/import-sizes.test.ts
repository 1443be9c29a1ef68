import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { readBuilt, root } from './package.js';

/** How many kB a page fetches at once that imports a built entry, as esbuild bundles it. Brotli. */
async function initialSize(entry: string, contents = `import './dist/${entry}'`): Promise<number> {
  readBuilt(entry);
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: root },
    absWorkingDir: root,
    outdir: 'out',
    ...({ bundle: true, splitting: true, format: 'esm', target: 'es2022' } as const),
    ...({ minify: true, metafile: true, write: false, logLevel: 'error' } as const),
  });
  const { outputs } = metafile;
  const initial = new Set<string>();
  const add = (file: string): void => {
    if (initial.has(file)) return;
    initial.add(file);
    for (const { kind, path } of outputs[file]?.imports ?? [])
      if (kind === 'import-statement') add(path);
  };
  for (const [file, { entryPoint }] of Object.entries(outputs))
    if (entryPoint === '<stdin>') add(file);
  const sizes = outputFiles
    .filter(({ path }) => initial.has(path.slice(root.length)))
    .map(({ contents }) => brotliCompressSync(contents).length);
  assert.ok(sizes.length > 0);
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

describe('the import that is recommended for a bundler', () => {
  const page = readFileSync(`${root}docs/guide/set-up.md`, 'utf8').replace(/\s+/g, ' ');
  const said =
    /With a bundler: `import '([^']+)'` \((\d+) kB; `dam-elements\/define` is (\d+) kB/.exec(page);

  it('is the one that brings assets alone', () => {
    assert.equal(said?.[1], 'dam-elements/define/asset-picker');
  });

  it('is as heavy as the page says, and so is the other', async () => {
    const assets = await initialSize('define/asset-picker.js');
    const all = await initialSize('define/index.js');
    assert.ok(Math.abs(assets - Number(said?.[2])) < 1.5, `${assets} kB`);
    assert.ok(Math.abs(all - Number(said?.[3])) < 1.5, `${all} kB`);
    assert.ok(assets < all);
  });
});

describe('the import for an interface of one’s own', () => {
  const page = readFileSync(`${root}docs/guide/core.md`, 'utf8');
  const said = /`dam-elements\/core` is a picker without a screen \((\d+) kB, without Lit\)/.exec(
    page,
  );

  it('is as heavy as the page says', async () => {
    const size = await initialSize('core/index.js', "export * from './dist/core/index.js'");
    assert.ok(Math.abs(size - Number(said?.[1])) < 1.5, `${size} kB`);
  });

  it('brings no Lit', () => {
    const sources = globSync('{core,api,auth,model}/**/*.js', { cwd: `${root}dist` });
    assert.ok(sources.includes('core/index.js'));
    for (const source of sources) assert.doesNotMatch(readBuilt(source), /from ['"](lit|@lit)/);
  });
});
