import { cpSync, globSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/**
 * Copies the files that the live examples load: the built elements, as a page would have them, and
 * the service worker that forwards requests to the service inside the page.
 * @param {string} root
 */
export async function copyFiles(root) {
  const target = join(root, 'site/public');
  rmSync(target, { recursive: true, force: true });
  mkdirSync(join(target, 'assets'), { recursive: true });
  for (const file of globSync('{dam-*.js,callback.html}', { cwd: join(root, 'dist') })) {
    cpSync(join(root, 'dist', file), join(target, 'assets', file));
  }
  const worker = 'mockServiceWorker.js';
  cpSync(join(root, 'node_modules/msw/lib', worker), join(target, worker));
  await sharp(join(root, 'docs/picker.png'))
    .resize(1040)
    .webp()
    .toFile(join(target, 'picker.webp'));
  cpSync(join(root, 'site/src/styles/favicon.svg'), join(target, 'favicon.svg'));
}
