import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createBroker, type BrokerEvent } from '../../../src/broker/index.js';
import type { ServiceOptions } from '../../../src/service/index.js';
import { serve, type ListeningService } from '../../../src/service/node.js';

/** How a world differs from the usual one. */
export interface WorldOptions {
  readonly service?: Pick<ServiceOptions, 'openerPolicy' | 'now'>;
  /** `cross-origin-opener-policy` of the host's page. */
  readonly openerPolicy?: string;
  /** How many pickers the page has. */
  readonly pickers?: number;
}

/** A host's page with the shipped bundle and its broker; and the service, which is another site. */
export interface World {
  readonly pageUrl: string;
  /** The same page, but it asks to sign in by itself as soon as it can. */
  readonly unaskedUrl: string;
  readonly service: ListeningService;
  /** What the broker wrote down. */
  readonly log: readonly BrokerEvent[];
  close(): Promise<void>;
}

/** Starts a world on free ports. */
export async function createWorld(options: WorldOptions = {}): Promise<World> {
  let answer: (request: Request) => Response | Promise<Response> = () =>
    Promise.reject(new Error('too early'));
  const listener = getRequestListener((request) => answer(request));
  const server = createServer((incoming, outgoing) => void listener(incoming, outgoing));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port is free');
  // The service has another name of this machine: what is one site here is one on the web.
  const origin = `http://127.0.0.1:${address.port}`;

  const service = await serve({
    ...options.service,
    apiPort: 0,
    sitePort: 0,
    assets: 5,
    products: 5,
    allowedOrigins: [origin],
  });
  const { baseUrl, siteUrl, clientId, clientSecret, account } = service;
  const log: BrokerEvent[] = [];
  const broker = createBroker({
    siteUrl,
    apiUrl: baseUrl,
    clientId,
    clientSecret,
    account,
    cookieKeys: [randomBytes(32).toString('base64url')],
    allowedOrigins: [origin],
    log: (event) => log.push(event),
  });
  const page = hostPage(service, options.pickers ?? 1);
  const headers = new Headers({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy':
      `default-src 'none'; script-src 'self'; connect-src 'self' ${baseUrl}; ` +
      `img-src 'self' ${siteUrl} data:; require-trusted-types-for 'script'; ` +
      `trusted-types dam-elements; base-uri 'none'; form-action 'none'`,
  });
  if (options.openerPolicy !== undefined) {
    headers.set('cross-origin-opener-policy', options.openerPolicy);
  }
  answer = (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/host') return new Response(page, { headers });
    if (pathname === '/host.js') return script(hostScript);
    return pathname.startsWith('/dam-auth/') ? broker(request) : shipped(pathname);
  };

  return {
    pageUrl: `${origin}/host`,
    unaskedUrl: `${origin}/host#unasked`,
    service,
    log,
    close: async () => {
      await service.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function hostPage({ baseUrl, siteUrl, clientId }: ListeningService, pickers: number): string {
  const picker = `<asset-picker base-url="${baseUrl}" site-url="${siteUrl}"
    client-id="${clientId}" broker-url="/dam-auth/"></asset-picker>`;
  const sections = Array.from(
    { length: pickers },
    (_, index) => `<section aria-label="Picker ${index + 1}">${picker}</section>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Host</title>
<link rel="icon" href="data:,">
<script type="module" src="/dist/dam-elements.js"></script>
<script type="module" src="/host.js"></script></head><body>${sections.join('\n')}</body></html>`;
}

/** A file of the package, as a host copies it to its own origin. */
async function shipped(pathname: string): Promise<Response> {
  const name = /^\/dist\/([\w-]+(\.[\w-]+)*)$/.exec(pathname)?.[1];
  if (name === undefined) return new Response(null, { status: 404 });
  const text = await readFile(new URL(`../../../dist/${name}`, import.meta.url), 'utf8');
  if (!name.endsWith('.html')) return script(text);
  return new Response(text, { headers: { 'content-type': 'text/html; charset=utf-8' } });
}

function script(text: string): Response {
  return new Response(text, { headers: { 'content-type': 'text/javascript; charset=utf-8' } });
}

/** Once nobody turns out to be signed in, the host calls for the window without any gesture. */
const hostScript = `
const picker = document.querySelector('asset-picker');
if (location.hash === '#unasked') {
  addEventListener('sign-in-change', ({ detail }) => {
    if (detail.status === 'signed-out') void picker.signIn();
  }, { once: true });
}`;
