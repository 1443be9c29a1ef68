import { run } from '../run.js';

/** Compiles the modules that bundlers and Node import, each to a file of its own, with its types. */
export async function buildModules() {
  await run('tsc', ['--project', 'scripts/build/tsconfig.json']);
}
