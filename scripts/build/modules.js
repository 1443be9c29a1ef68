import { copyFileSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, runCompiler } from '../run.js';

/** Compiles the modules that bundlers and Node import, each to a separate file with its types. */
export async function buildModules() {
  await runCompiler('--project', 'scripts/build/tsconfig.json');
  // The compiler does not emit declaration files of the source folder.
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' });
  for (const types of files.filter((file) => file.endsWith('.d.ts'))) {
    const target = join(root, 'dist', types);
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(join(root, 'src', types), target);
  }
  const schema = 'asset-pick.schema.json';
  copyFileSync(join(root, 'src/model/pick', schema), join(root, 'dist', schema));
}
