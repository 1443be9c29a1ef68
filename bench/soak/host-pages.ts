import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Service } from '../../src/service/index.js';
import type { Handler } from './disturbed.js';
import type { SoakOptions } from './options.js';

/** The settings of a page, in a JSON block. */
export interface PageSettings {
  readonly mode: SoakOptions['mode'];
  readonly pickers: number;
  readonly baseUrl: string;
  readonly siteUrl: string;
  readonly clientId: string;
  /** Only if each page keeps its own tokens. */
  readonly clientSecret?: string;
}

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Serves the page, the built pickers, the files they load, and the broker. */
export async function hostPages(
  service: Service,
  { mode, pickers }: SoakOptions,
  broker: Handler,
): Promise<Handler> {
  const { baseUrl, siteUrl, clientId, clientSecret } = service;
  const settings: PageSettings = {
    ...{ mode, pickers, baseUrl, siteUrl, clientId },
    ...(mode === 'direct' && { clientSecret }),
  };
  const files: Readonly<Record<string, Response>> = {
    '/': page(settings),
    '/host.js': script(await bundled('bench/soak/page/host.ts')),
    ...(await builtScripts()),
    '/callback.html': html(await built('callback.html'), {}),
  };
  return (request) => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/dam-auth/')) return broker(request);
    return Promise.resolve(files[pathname]?.clone() ?? new Response(null, { status: 404 }));
  };
}

/** The page, with the strict policy that the pickers support. */
function page(settings: PageSettings): Response {
  const { baseUrl, siteUrl } = settings;
  const policy = [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self'`,
    `connect-src 'self' ${baseUrl}`,
    `img-src 'self' ${siteUrl} data:`,
    `base-uri 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types dam-elements`,
  ].join('; ');
  const json = JSON.stringify(settings);
  const body = `<!doctype html><html lang="en"><title>Soak</title><body>
<script type="application/json" id="settings">${json}</script>
<script src="/host.js"></script>
<script type="module" src="/dam-elements.js"></script></body></html>`;
  return html(body, { 'content-security-policy': policy });
}

function html(body: string, headers: Readonly<Record<string, string>>): Response {
  const type = 'text/html; charset=utf-8';
  return new Response(body, { headers: { 'content-type': type, ...headers } });
}

function script(body: string): Response {
  return new Response(body, { headers: { 'content-type': 'text/javascript' } });
}

/** The one-file module and the files it loads later. */
async function builtScripts(): Promise<Record<string, Response>> {
  const names = globSync('dam-*.js', { cwd: `${root}dist` });
  const entries = names.map(async (name) => [`/${name}`, script(await built(name))] as const);
  return Object.fromEntries(await Promise.all(entries));
}

function built(name: string): Promise<string> {
  return readFile(`${root}dist/${name}`, 'utf8');
}

async function bundled(entry: string): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    bundle: true,
    format: 'iife',
    write: false,
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}
