import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { build } from 'esbuild';
import { createBroker, type BrokerEvent } from '../../../src/broker/index.js';
import type { ServiceOptions } from '../../../src/service/index.js';
import { serve, type ListeningService } from '../../../src/service/node.js';

/** How a world differs from the usual one. */
export interface WorldOptions {
  readonly service?: Omit<ServiceOptions, 'baseUrl' | 'siteUrl'>;
  /** Headers of the host's page. */
  readonly pageHeaders?: Readonly<Record<string, string>>;
  /** How many sources the page has. */
  readonly sources?: number;
  /** The landing page instead of ours. */
  readonly landingPage?: string;
  /** Keeps every answer of the broker to `refresh` back. */
  readonly heldRefresh?: Promise<void>;
  /** The `sandbox` of the frame in which another site shows the page. */
  readonly sandbox?: string;
}

/** A host's page with its broker, and the service, each on an origin of its own. */
export interface World {
  readonly pageUrl: string;
  /** A page of another site, which shows the host's page in a frame. */
  readonly framingUrl: string;
  readonly service: ListeningService;
  /** What the broker wrote down. */
  readonly log: readonly BrokerEvent[];
  close(): Promise<void>;
}

const root = new URL('../../../', import.meta.url);

/** Starts a world on free ports. */
export async function createWorld(options: WorldOptions = {}): Promise<World> {
  const scripts = {
    '/host.js': await bundle('test/e2e/sign-in/host-page.ts'),
    '/callback.ts': await bundle('src/auth/pages/callback.ts'),
    '/relay.ts': await bundle('src/auth/pages/relay.ts'),
  };
  const log: BrokerEvent[] = [];
  let answer: (request: Request) => Promise<Response> = () =>
    Promise.reject(new Error('too early'));
  const listener = getRequestListener((request) => answer(request));
  const server = createServer((incoming, outgoing) => void listener(incoming, outgoing));
  const port = await listen(server);
  const pageUrl = `http://localhost:${port}`;
  const service = await serve({
    apiPort: 0,
    sitePort: 0,
    assets: 5,
    ...options.service,
    allowedOrigins: [pageUrl],
  });
  const broker = createBroker({
    siteUrl: service.siteUrl,
    apiUrl: service.baseUrl,
    clientId: service.clientId,
    clientSecret: service.clientSecret,
    account: service.account,
    cookieKeys: [randomBytes(32).toString('base64url')],
    allowedOrigins: [pageUrl],
    log: (event) => log.push(event),
  });
  const page = hostPage(pageUrl, service, options.sources ?? 1);
  const pages = new Map([
    ['/callback.html', options.landingPage ?? read('src/auth/pages/callback.html')],
    ['/relay.html', read('src/auth/pages/relay.html')],
    ['/framing.html', framingPage(pageUrl, options.sandbox)],
  ]);

  answer = async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/dam-auth/')) {
      const told = await broker(request);
      if (pathname.endsWith('/refresh')) await options.heldRefresh;
      return told;
    }
    if (pathname === '/') return html(page, options.pageHeaders);
    const found = pages.get(pathname);
    if (found !== undefined) return html(found);
    const script = Object.entries(scripts).find(([path]) => path === pathname)?.[1];
    if (script === undefined) return new Response(null, { status: 404 });
    return new Response(script, { headers: { 'content-type': 'text/javascript' } });
  };
  return {
    pageUrl,
    framingUrl: `http://127.0.0.1:${port}/framing.html`,
    service,
    log,
    close: async () => {
      await service.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function hostPage(pageUrl: string, service: ListeningService, sources: number): string {
  const source = {
    siteUrl: service.siteUrl,
    clientId: service.clientId,
    redirectUri: `${pageUrl}/callback.html`,
    relayUrl: `${pageUrl}/relay.html`,
    brokerUrl: '/dam-auth/',
    account: service.account,
  };
  const settings = {
    apiUrl: service.baseUrl,
    sources: Array.from({ length: sources }, () => source),
  };
  const json = JSON.stringify(settings);
  return `<!doctype html><html lang="en"><title>Host</title><body>
<script type="application/json" id="settings">${json}</script>
<script src="/host.js"></script></body></html>`;
}

function framingPage(pageUrl: string, sandbox: string | undefined): string {
  const attribute = sandbox === undefined ? '' : ` sandbox="${sandbox}"`;
  return `<!doctype html><html lang="en"><title>Framing</title><body>
<iframe title="Host" src="${pageUrl}/"${attribute}></iframe></body></html>`;
}

function read(path: string): string {
  return readFileSync(new URL(path, root), 'utf8');
}

function html(body: string, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(body, {
    headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
  });
}

async function bundle(entry: string): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: root.pathname,
    entryPoints: [entry],
    bundle: true,
    format: 'iife',
    write: false,
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
}
