import { createServer } from 'node:http';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { PageFile } from './page-files.js';

const compress = promisify(brotliCompress);

/** Serves the measured pages with maximum brotli compression. */
export interface Site {
  readonly origin: string;
  /** Replaces all files. */
  serve(files: ReadonlyMap<string, PageFile>): Promise<void>;
  close(): void;
}

export async function startSite(): Promise<Site> {
  let served: ReadonlyMap<string, PageFile & { readonly body: Buffer }> = new Map();
  const server = createServer(({ url = '/' }, outgoing) => {
    const file = served.get(url);
    if (!file) {
      outgoing.writeHead(404).end();
      return;
    }
    outgoing.writeHead(200, { 'content-type': file.type, 'content-encoding': 'br' });
    outgoing.end(file.body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    origin: `http://localhost:${port}`,
    serve: async (files) => {
      const entries = [...files].map(
        async ([path, file]) => [path, { ...file, body: await compress(file.text) }] as const,
      );
      served = new Map(await Promise.all(entries));
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
