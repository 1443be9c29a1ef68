import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The oldest releases of Node with what the build and the demo use: 20.19, and 22.12 or later. */
const oldest = /** @type {const} */ ([
  [20, 19],
  [22, 12],
]);

/**
 * Why the demo cannot start, with what to do; undefined if it can.
 * @param {string} root - The repository's.
 * @param {string} version - Of Node, such as `24.1.0`.
 */
export function missingRequirement(root, version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [[first, firstMinor], [second, secondMinor]] = oldest;
  const isNewEnough =
    (major === first && minor >= firstMinor) ||
    major > second ||
    (major === second && minor >= secondMinor);
  if (!isNewEnough) {
    return `Node ${version} is too old for the demo: install Node 22.12 or later from https://nodejs.org, then run npm start again.`;
  }
  const needed = ['vite', 'tsx', 'hono', '@hono/node-server', 'esbuild', 'typescript', 'tinymce'];
  const isInstalled = needed.every((name) =>
    existsSync(join(root, 'node_modules', name, 'package.json')),
  );
  if (isInstalled) return undefined;
  return 'The packages are not installed, or not all of them: run npm install once while you are online, then npm start, which needs no network.';
}
