import { fileURLToPath } from 'node:url';
import { isBuilt } from './start/built.js';
import { missingRequirement } from './start/requirements.js';
import { sayStep } from './start/say-step.js';

// `npm start`: builds if something has changed since the last build, and serves the demo. Until its
// requirements are met, only modules of Node and of this folder may be imported.

const root = fileURLToPath(new URL('../', import.meta.url));

const missing = missingRequirement(root, process.versions.node);
if (missing === undefined) {
  await start();
} else {
  console.error(missing);
  process.exitCode = 1;
}

async function start() {
  const { register } = await import('tsx/esm/api');
  register();
  /** @type {unknown} */
  const served = await import(new URL('../demo/serve.ts', import.meta.url).href);
  const { serveDemo } = /** @type {typeof import('../demo/serve.js')} */ (served);
  // The build comes second, so that a taken port or a wrong folder is said without waiting for it.
  await serveDemo({ begin: sayStep, prepare: build });
}

async function build() {
  if (isBuilt(root)) {
    console.log('Nothing has changed since the last build.');
    return;
  }
  console.log('Building, which takes about a minute:');
  const { run } = await import('./run.js');
  await run('node', ['scripts/build.js', '--quiet', '--steps']);
}
