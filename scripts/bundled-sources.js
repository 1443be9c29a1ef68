import { build } from 'esbuild';
import { glob } from 'node:fs/promises';
import { join, posix, relative, resolve, sep } from 'node:path';
import { root } from './run.js';

/** The shared options of all builds of these sources. */
const common = /** @type {const} */ ({
  bundle: true,
  format: 'esm',
  write: false,
  absWorkingDir: root,
  tsconfig: join(root, 'tsconfig.json'),
  target: 'es2022',
  logLevel: 'error',
});

/**
 * Serves the modules that tests import from `src/` as a few dozen files instead of hundreds. Every
 * test page loads its modules again, and in automated browsers requests cost far more than bytes.
 * Every module still exists once, because files share chunks.
 * @param {readonly string[]} tests Patterns of the test files.
 * @returns {import('@web/test-runner').TestRunnerPlugin}
 */
export function bundledSources(tests) {
  /** @type {Map<string, string>} */
  let files = new Map();
  return {
    name: 'bundled-sources',
    async serverStart() {
      files = await bundle(await importedBy(tests));
    },
    resolveImport({ source, context }) {
      if (!source.startsWith('.')) return undefined;
      const path = posix.join(posix.dirname(context.path), source);
      return files.has(path) ? path : undefined;
    },
    resolveMimeType: ({ path }) => (files.has(path) ? 'js' : undefined),
    serve: ({ path }) => files.get(path),
  };
}

/**
 * The sources and packages that tests import. A package that tests and sources use must exist once.
 * @param {readonly string[]} patterns
 */
async function importedBy(patterns) {
  const tests = [];
  for (const pattern of patterns) {
    for await (const file of glob(pattern, { cwd: root })) tests.push(file);
  }
  const sources = new Set();
  const packages = new Set();
  /** @param {import('esbuild').PluginBuild} compiling */
  const watchImports = (compiling) => {
    compiling.onResolve({ filter: /./ }, ({ kind, path, resolveDir }) => {
      if (kind === 'entry-point') return undefined;
      if (!path.startsWith('.')) {
        packages.add(path);
        return { external: true };
      }
      const file = relative(root, resolve(resolveDir, path));
      if (!file.startsWith(`src${sep}`)) return undefined;
      sources.add(file.replace(/\.js$/, '.ts'));
      return { external: true };
    });
  };
  await build({
    ...common,
    entryPoints: tests,
    outdir: root,
    plugins: [{ name: 'imports-of-tests', setup: watchImports }],
  });
  return { sources: [...sources], packages: [...packages] };
}

/**
 * The compiled files by URL path.
 * @param {{ sources: string[], packages: string[] }} imported
 */
async function bundle({ sources, packages }) {
  const { outputFiles } = await build({
    ...common,
    entryPoints: sources,
    external: packages,
    splitting: true,
    // The `sideEffects` of package.json apply to the built files only.
    ignoreAnnotations: true,
    outdir: root,
    outbase: root,
    chunkNames: 'src/chunks/[name]-[hash]',
    conditions: ['browser', 'development'],
    sourcemap: 'inline',
    sourcesContent: false,
  });
  return new Map(
    outputFiles.map(({ path, text }) => [`/${relative(root, path).replaceAll(sep, '/')}`, text]),
  );
}
