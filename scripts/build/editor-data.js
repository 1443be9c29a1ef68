import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateJetBrainsWebTypes } from 'custom-element-jet-brains-integration';
import { generateVsCodeCustomElementData } from 'custom-element-vs-code-integration';
import { root } from '../run.js';

/** Writes the elements' data for editors from the manifest: web types and VS Code custom data. */
export function buildEditorData() {
  /** @type {unknown} */
  const json = JSON.parse(readFileSync(join(root, 'dist/custom-elements.json'), 'utf8'));
  const manifest = /** @type {Parameters<typeof generateJetBrainsWebTypes>[0]} */ (json);
  const options = { outdir: join(root, 'dist'), hideLogs: true };
  silently(() => {
    generateVsCodeCustomElementData(manifest, options);
    generateJetBrainsWebTypes(manifest, { ...options, packageJson: false });
  });
}

/**
 * The generators print which files they have written, whatever `hideLogs` says.
 * @param {() => void} work
 */
function silently(work) {
  const { log } = console;
  console.log = () => undefined;
  try {
    work();
  } finally {
    console.log = log;
  }
}
