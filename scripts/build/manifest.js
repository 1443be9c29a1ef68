import { run } from '../run.js';

/** Describes the elements for editors and documentation, from their own comments. */
export async function buildManifest() {
  const configuration = ['--config', 'scripts/build/manifest.config.js'];
  await run('cem', ['analyze', '--quiet', ...configuration]);
}
