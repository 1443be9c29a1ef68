import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A file of `dist`, as text. */
export function built(name: string): string {
  return readFileSync(new URL(`../../dist/${name}`, import.meta.url), 'utf8');
}

/** The module and everything that lies beside it, by the paths a host may give them in a folder. */
export function builtBeside(folder = '/'): Record<string, string> {
  const dist = new URL('../../dist/', import.meta.url);
  const names = readdirSync(dist).filter((name) => /^dam-.*\.js$/.test(name));
  return Object.fromEntries(names.map((name) => [folder + name, built(name)]));
}

/** An origin of its own, until it is closed. */
export interface Host {
  readonly origin: string;
  readonly close: () => void;
}

/**
 * Serves `files` by their path, and nothing else, with `headers` on each. What ends in `.js` is a
 * script, all else a page; neither says its encoding.
 */
export async function serveFiles(
  files: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Host> {
  const server = createServer(({ url = '' }, response) => {
    const path = url.replace(/\?.*/, '');
    const type = path.endsWith('.js') ? 'text/javascript' : 'text/html';
    response.writeHead(path in files ? 200 : 404, { ...headers, 'content-type': type });
    response.end(files[path] ?? '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}
