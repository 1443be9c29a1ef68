import { build } from 'esbuild';
import { glob } from 'node:fs/promises';
import { join, posix, relative, resolve, sep } from 'node:path';
import { root } from './run.js';

/** What every compilation of these sources has in common. */
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
 * Serves what tests import from `src/` in some dozens of files instead of some hundreds. Every test
 * page fetches its modules anew, and a request costs a browser under automation far more than the
 * bytes do. Each module is still one module: files that share one share the chunk it lies in.
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
 * The sources that tests import themselves, and the packages: a package that both sides use has to
 * stay one.
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
 * The compiled files by the address they are served at.
 * @param {{ sources: string[], packages: string[] }} imported
 */
async function bundle({ sources, packages }) {
  const { outputFiles } = await build({
    ...common,
    entryPoints: sources,
    external: packages,
    splitting: true,
    // What package.json says of side effects is true of the built files, not of these.
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
