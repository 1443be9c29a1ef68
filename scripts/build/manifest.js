import { run } from '../run.js';

/** Generates the custom elements manifest from the elements' doc comments. */
export async function buildManifest() {
  const configuration = ['--config', 'scripts/build/manifest.config.js'];
  await run('cem', ['analyze', '--quiet', ...configuration]);
}
