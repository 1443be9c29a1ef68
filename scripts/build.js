import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { buildEditorData } from './build/editor-data.js';
import { extraBundles } from './build/extra-bundles.js';
import { writeIntegrity } from './build/integrity.js';
import { languages } from './build/languages.js';
import { buildManifest } from './build/manifest.js';
import { buildModules } from './build/modules.js';
import { buildPages } from './build/pages.js';
import { root } from './run.js';
import { fail } from './step.js';

const quiet = process.argv.includes('--quiet');

try {
  rmSync(join(root, 'dist'), { recursive: true, force: true });
  await buildModules();
  for (const mode of ['module', 'classic', ...extraBundles.keys(), ...languages]) {
    await build({ root, mode, logLevel: quiet ? 'warn' : 'info' });
  }
  await buildPages();
  await buildManifest();
  buildEditorData();
  writeIntegrity();
} catch (error) {
  fail(error);
}
