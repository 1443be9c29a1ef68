import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const root = fileURLToPath(new URL('../../..', import.meta.url));

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
};

export interface SiteServer {
  readonly origin: string;
  readonly close: () => void;
}

/** Builds the documentation site, and serves it compressed, as any web server would. */
export async function serveSite(): Promise<SiteServer> {
  execFileSync('node', ['scripts/site.js', 'build', '--built'], { cwd: root, stdio: 'inherit' });
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = pathname.replace(/\/$/, '/index.html');
    readFile(join(root, 'site/dist', path)).then(
      (file) => {
        const type = types[extname(path)] ?? 'application/octet-stream';
        response.setHeader('content-type', type);
        response.setHeader('content-encoding', 'gzip');
        response.end(gzipSync(file));
      },
      () => response.writeHead(404).end(),
    );
  }).listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { origin: `http://localhost:${port}`, close: () => void server.close() };
}
