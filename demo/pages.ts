import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';

/** Where the demo's pages find the service. */
export interface DemoAddresses {
  readonly baseUrl: string;
  readonly siteUrl: string;
  /** Where branded links lead. */
  readonly brandedUrl: string;
  readonly clientId: string;
}

const root = fileURLToPath(new URL('..', import.meta.url));

/** What may be served, by the beginning of its path. */
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
    // The landing page of the sign-in window brings a policy of its own.
    if (path.startsWith('/dist/')) return new Response(file.toString(), { headers });
    headers.set('content-security-policy', policyFor(path, addresses));
    headers.set('referrer-policy', 'no-referrer');
    return new Response(fillIn(file.toString(), addresses), { headers });
  });
  return (request) => app.fetch(request);
}

/** Puts the addresses into a page. They are ours: nothing in them needs escaping. */
export function fillIn(page: string, addresses: DemoAddresses): string {
  return page
    .replaceAll('{{base-url}}', addresses.baseUrl)
    .replaceAll('{{site-url}}', addresses.siteUrl)
    .replaceAll('{{client-id}}', addresses.clientId);
}

/**
 * The strictest policy that the page can live under. The picker needs nothing beyond its name in
 * `trusted-types`; the editor brings styles of its own, and the doctor asks wherever it is sent.
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
    ? [`style-src 'self' 'unsafe-inline'`, `font-src 'self'`, `frame-src 'self'`]
    : [`style-src 'self'`, `require-trusted-types-for 'script'`, `trusted-types dam-elements`];
  return [...common, ...own].join('; ');
}

async function find(path: string): Promise<Buffer | undefined> {
  const [prefix, folder] = Object.entries(folders).find(([start]) => path.startsWith(start)) ?? [];
  if (prefix === undefined || folder === undefined) return undefined;
  const file = normalize(join(folder, decodeURIComponent(path.slice(prefix.length))));
  if (!file.startsWith(folder)) return undefined;
  return readFile(file).catch(() => undefined);
}
