import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { openAccount } from '../e2e/sign-in/accounts.js';
import { openFront } from '../e2e/sign-in/front.js';
import type { ListeningService } from '../../src/service/node.js';
import { builtFolder, installedPackage } from './places.js';

/** A built host on an origin of its own, with the service and the broker that it signs in to. */
export interface Host {
  readonly origin: string;
  readonly service: ListeningService;
  close(): Promise<void>;
}

/** How a host is served. */
export interface HostOptions {
  /** How many assets the service has; 60 unless given. */
  readonly assets?: number;
  /** Headers of the host's pages, such as a content security policy. */
  readonly headers?: Readonly<Record<string, string>>;
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/**
 * Serves a host that `scripts/hosts.js` has built. In its pages `{{base-url}}`, `{{site-url}}`,
 * `{{client-id}}` and `{{broker-url}}` become what a picker needs to be told, and `{{settings}}`
 * all of them as JSON. The installed package's `dist` is at `/dam/`, `callback.html` in it.
 */
export async function openHost(
  name: string,
  { assets = 60, headers = {} }: HostOptions = {},
): Promise<Host> {
  let answer: (request: Request) => Promise<Response> = () =>
    Promise.reject(new Error('too early'));
  const front = await openFront('http1', (request) => answer(request));
  const { service, path, broker } = await openAccount('acme', front.origin, { assets });
  const settings: Readonly<Record<string, string>> = {
    'base-url': service.baseUrl,
    'site-url': service.siteUrl,
    'client-id': service.clientId,
    'broker-url': path,
  };
  const fillIn = (page: string): string => {
    const filled = page.replaceAll('{{settings}}', JSON.stringify(settings));
    return Object.entries(settings).reduce(
      (text, [key, value]) => text.replaceAll(`{{${key}}}`, value),
      filled,
    );
  };

  answer = async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith(path)) return broker(request);
    const fromPackage = pathname.startsWith('/dam/');
    const folder = fromPackage ? join(installedPackage(name), 'dist') : builtFolder(name);
    const file = fromPackage
      ? pathname.slice('/dam'.length)
      : pathname.replace(/\/$/, '/index.html');
    const content = await read(folder, decodeURIComponent(file));
    if (!content) return new Response('Not found', { status: 404 });
    const type = types[extname(file)] ?? 'application/octet-stream';
    if (fromPackage || extname(file) !== '.html') {
      return new Response(new Uint8Array(content), { headers: { 'content-type': type } });
    }
    return new Response(fillIn(content.toString()), {
      headers: { ...headers, 'content-type': type },
    });
  };
  return {
    origin: front.origin,
    service,
    close: async () => {
      await service.close();
      await front.close();
    },
  };
}

async function read(folder: string, path: string): Promise<Buffer | undefined> {
  const file = normalize(join(folder, path));
  return file.startsWith(folder) ? readFile(file).catch(() => undefined) : undefined;
}
