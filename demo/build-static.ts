import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { fillIn } from './pages.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const pages = join(root, 'demo/pages');
const out = join(root, 'demo-dist');

/** The addresses of the service that runs inside the pages. */
const addresses = {
  baseUrl: 'https://api.dam.example',
  siteUrl: 'site',
  brandedUrl: 'https://acme.site.dam.example',
  clientId: 'dam-elements-demo',
};

await rm(out, { recursive: true, force: true });
await mkdir(join(out, 'site/allowaccess'), { recursive: true });

for (const name of await readdir(pages)) {
  // The page without elements needs a server that bundles for it.
  if (name.startsWith('headless')) continue;
  const text = await readFile(join(pages, name), 'utf8');
  // The service's script loads the elements when the service is ready. The doctor has no elements.
  const page = fillIn(text, addresses)
    .replace(/<(li|a)[^>]* data-served[^]*?<\/\1>/g, '')
    .replace('src="dist/dam-elements.js"', 'src="start.js"')
    .replace('src="doctor.js"', 'src="start.js"></script><script type="module" $&');
  await writeFile(join(out, name), page);
}
await cp(join(root, 'dist'), join(out, 'dist'), { recursive: true });
await cp(join(root, 'demo/static/allowaccess.html'), join(out, 'site/allowaccess/index.html'));
await cp(
  join(root, 'node_modules/msw/lib/mockServiceWorker.js'),
  join(out, 'mockServiceWorker.js'),
);
for (const part of ['tinymce.min.js', 'icons', 'models', 'plugins', 'skins', 'themes']) {
  await cp(join(root, 'node_modules/tinymce', part), join(out, 'tinymce', part), {
    recursive: true,
  });
}
await build({
  root,
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  build: {
    target: 'es2022',
    outDir: out,
    chunkSizeWarningLimit: 1000,
    emptyOutDir: false,
    rolldownOptions: {
      input: { start: 'demo/static/start.ts', allow: 'demo/static/allow.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name].js' },
    },
  },
});
process.stdout.write('The static demo is in demo-dist; any web server can show it.\n');
