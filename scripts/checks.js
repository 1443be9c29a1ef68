import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './run.js';
import { checkSizes } from './size.js';
import { step } from './step.js';

const lint = () => run('eslint', ['--max-warnings', '0', '.']);

/**
 * The checks that run one after the other. The last ones need the result of `build`.
 * @type {Record<string, () => void | Promise<void>>}
 */
const sequentialChecks = {
  format: () => run('prettier', ['--check', '--log-level', 'warn', '.']),
  types: async () => {
    await run('tsc', ['--project', '.']);
    await run('tsc', ['--noEmit', '--project', 'site']);
    // Folders with their own configuration have the types of fewer platforms.
    for (const room of readdirSync(join(root, 'src'))) {
      const configuration = join('src', room, 'tsconfig.json');
      if (!existsSync(join(root, configuration))) continue;
      await run('tsc', ['--noEmit', '--project', configuration]);
    }
  },
  build: () => run('node', ['scripts/build.js', '--quiet']),
  package: () => run('publint', ['run', '--strict']),
  size: checkSizes,
};

/**
 * Checks the source and the package, without the tests. Linting takes as long as all other checks
 * together, so it runs in parallel.
 */
export async function runChecks() {
  const others = async () => {
    for (const [name, check] of Object.entries(sequentialChecks)) await step(name, check);
  };
  await Promise.all([step('lint', lint), others()]);
}
