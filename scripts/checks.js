import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root, run, runCompiler } from './run.js';
import { checkSizes } from './size.js';
import { step } from './step.js';

/** The fast linter for everything, and the other for what the first lacks: see their configurations. */
const lint = async () => {
  await run('oxlint', ['--type-aware', '--deny-warnings', '.']);
  await run('eslint', ['--max-warnings', '0', '.']);
};

/**
 * The checks that run one after the other. The last ones need the result of `build`.
 * @type {Record<string, () => void | Promise<void>>}
 */
const sequentialChecks = {
  format: () => run('prettier', ['--check', '--log-level', 'warn', '.']),
  types: async () => {
    await runCompiler('--project', '.');
    await runCompiler('--noEmit', '--project', 'site');
    // Folders with their own configuration have the types of fewer platforms.
    for (const room of readdirSync(join(root, 'src'))) {
      const configuration = join('src', room, 'tsconfig.json');
      if (!existsSync(join(root, configuration))) continue;
      await runCompiler('--noEmit', '--project', configuration);
    }
  },
  build: () => run('node', ['scripts/build.js', '--quiet']),
  package: () => run('publint', ['run', '--strict']),
  size: checkSizes,
};

/**
 * Checks the source and the package, without the tests. Linting takes a third of the time, in
 * parallel with the other checks.
 */
export async function runChecks() {
  const others = async () => {
    for (const [name, check] of Object.entries(sequentialChecks)) await step(name, check);
  };
  await Promise.all([step('lint', lint), others()]);
}
