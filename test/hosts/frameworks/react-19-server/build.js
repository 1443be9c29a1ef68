import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const [, , outDir = ''] = process.argv;
const common = {
  root: import.meta.dirname,
  configFile: false,
  plugins: [react()],
  // React tells of a difference in an attribute in development alone.
  define: { 'process.env.NODE_ENV': '"development"' },
  base: './',
  logLevel: 'warn',
};
const server = join(outDir, 'server');
await build({ ...common, build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 5000 } });
await build({ ...common, build: { ssr: 'server.tsx', outDir: server } });

const { render } = await import(pathToFileURL(join(server, 'server.js')).href);
const page = join(outDir, 'index.html');
writeFileSync(
  page,
  readFileSync(page, 'utf8').replace('<div id="root"></div>', `<div id="root">${render()}</div>`),
);
rmSync(server, { recursive: true });
