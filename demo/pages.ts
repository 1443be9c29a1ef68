import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import { coreBundle } from './core-bundle.js';

/** The addresses of the service that the demo's pages use. */
export interface DemoAddresses {
  readonly baseUrl: string;
  readonly siteUrl: string;
  /** The origin of branded links. */
  readonly brandedUrl: string;
  readonly clientId: string;
}

const root = fileURLToPath(new URL('..', import.meta.url));

/** The folders that are served, by path prefix. */
const folders: Readonly<Record<string, string>> = {
  '/dist/': join(root, 'dist'),
  '/tinymce/': join(root, 'node_modules/tinymce'),
  '/': join(root, 'demo/pages'),
};

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** Serves the demo's pages. */
export function createPages(
  addresses: DemoAddresses,
): (request: Request) => Response | Promise<Response> {
  const app = new Hono();
  app.get('*', async ({ req }) => {
    const path = req.path.endsWith('/') ? `${req.path}index.html` : req.path;
    const file = await find(path);
    if (!file) return new Response('Not found', { status: 404 });
    const type = types[extname(path)] ?? 'application/octet-stream';
    const headers = new Headers({ 'content-type': type, 'x-content-type-options': 'nosniff' });
    if (!type.startsWith('text/html')) return new Response(new Uint8Array(file), { headers });
    // The landing page of the sign-in window has its own policy.
    if (path.startsWith('/dist/')) return new Response(file.toString(), { headers });
    headers.set('content-security-policy', policyFor(path, addresses));
    headers.set('referrer-policy', 'no-referrer');
    return new Response(fillIn(file.toString(), addresses), { headers });
  });
  return (request) => app.fetch(request);
}

/** Inserts the addresses into a page. They come from this demo and need no escaping. */
export function fillIn(page: string, addresses: DemoAddresses): string {
  return page
    .replaceAll('{{base-url}}', addresses.baseUrl)
    .replaceAll('{{site-url}}', addresses.siteUrl)
    .replaceAll('{{client-id}}', addresses.clientId);
}

/**
 * The strictest policy that works for the page. The picker only needs its name in `trusted-types`.
 * The editor has inline styles, and the doctor connects to any address that the user enters.
 */
function policyFor(path: string, { baseUrl, siteUrl, brandedUrl }: DemoAddresses): string {
  const files = `'self' ${siteUrl} ${brandedUrl}`;
  const common = [
    `default-src 'none'`,
    `script-src 'self'`,
    `connect-src 'self' ${path.includes('doctor') ? 'http: https:' : baseUrl}`,
    `img-src ${files} data: blob:`,
    `media-src ${files}`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ];
  const own = path.includes('editor')
    ? [`style-src 'self' 'unsafe-inline'`, `font-src 'self'`, `frame-src ${files}`]
    : [
        `style-src 'self'`,
        `frame-src ${files}`,
        `require-trusted-types-for 'script'`,
        `trusted-types dam-elements`,
      ];
  return [...common, ...own].join('; ');
}

async function find(path: string): Promise<Buffer | undefined> {
  if (path === '/core.js') return Buffer.from(await coreBundle());
  const [prefix, folder] = Object.entries(folders).find(([start]) => path.startsWith(start)) ?? [];
  if (prefix === undefined || folder === undefined) return undefined;
  const file = normalize(join(folder, decodeURIComponent(path.slice(prefix.length))));
  if (!file.startsWith(folder)) return undefined;
  return readFile(file).catch(() => undefined);
}
