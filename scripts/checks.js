import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './run.js';
import { checkSizes } from './size.js';

/**
 * What holds of the source and the package apart from the tests, in the order to find out. The
 * last ones need what `build` makes.
 * @type {Record<string, () => void | Promise<void>>}
 */
export const checks = {
  format: () => run('prettier', ['--check', '--log-level', 'warn', '.']),
  lint: () => run('eslint', ['--max-warnings', '0', '.']),
  types: async () => {
    await run('tsc', ['--project', '.']);
    // Rooms with a configuration of their own know less of the platform than the rest.
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
