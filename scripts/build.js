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
import { forgetBuild, hashOfSources, recordBuild } from './start/built.js';
import { sayStep } from './start/say-step.js';
import { fail } from './step.js';

// `--quiet` leaves out the bundler's lists of files, `--steps` prints a line for each step.
const quiet = process.argv.includes('--quiet');
const steps = process.argv.includes('--steps');

/** @param {readonly string[]} modes */
async function bundle(modes) {
  for (const mode of modes) await build({ root, mode, logLevel: quiet ? 'warn' : 'info' });
}

/** @type {readonly (readonly [name: string, work: () => void | Promise<void>])[]} */
const work = [
  ['Compiling the modules', buildModules],
  ['Bundling the elements', () => bundle(['module'])],
  ['Bundling the classic script', () => bundle(['classic'])],
  ['Bundling editors and sign-in', () => bundle([...extraBundles.keys()])],
  [`Bundling ${languages.length} languages`, () => bundle(languages)],
  ['Making the pages of the sign-in', buildPages],
  [
    'Describing the elements for editors',
    async () => {
      await buildManifest();
      buildEditorData();
      writeIntegrity();
    },
  ],
];

try {
  const sources = hashOfSources(root);
  forgetBuild(root);
  rmSync(join(root, 'dist'), { recursive: true, force: true });
  for (const [name, run] of work) await (steps ? sayStep(name, run) : run());
  recordBuild(root, sources);
} catch (error) {
  fail(error);
}
