import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const core = fileURLToPath(new URL('../dist/core/index.js', import.meta.url));
let code: Promise<string> | undefined;

/** The built `dam-elements/core` as one module, as a bundler of an application would make it. */
export function coreBundle(): Promise<string> {
  code ??= build({
    entryPoints: [core],
    ...({ bundle: true, format: 'esm', target: 'es2022', write: false } as const),
  }).then(({ outputFiles }) => outputFiles.map(({ text }) => text).join(''));
  return code;
}
