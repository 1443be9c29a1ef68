import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { build } from 'esbuild';
import { createService } from '../../../src/service/index.js';
import { listen, type Handler } from '../../soak/disturbed.js';
import type { Json } from './json.js';

/** An answer of the API before it is sent to the page. */
export interface ApiAnswer {
  /** The route: `search`, `asset`, `user`, … */
  readonly route: string;
  /** The original id in the path; empty if there is none. */
  readonly id: string;
  readonly json: Json;
}

/** A changed answer. */
export interface Sent {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** Changes the answers of a visit. */
export interface Tampering {
  readonly change: (answer: ApiAnswer) => Sent | undefined;
  /** The original of a changed id. */
  readonly originalOf: (id: string) => string;
}

/** Servers of pages, API, broker and pictures, each with its own origin. */
export interface World {
  readonly pageUrl: string;
  readonly apiUrl: string;
  readonly siteUrl: string;
  /** All origins that a page may call. */
  readonly origins: readonly string[];
  /** Registers changes for a visit. Its name is part of the page's URLs. */
  enter(tampering: Tampering): { readonly name: string; readonly requests: () => number };
  leave(name: string): void;
  close(): Promise<void>;
}

const root = fileURLToPath(new URL('../../..', import.meta.url));
const dot = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

/** Starts the servers on free ports. */
export async function createWorld(): Promise<World> {
  const visits = new Map<string, { readonly tampering: Tampering; requests: number }>();
  let visit = 0;
  let answerPage: Handler = notYet;
  let answerApi: Handler = notYet;
  const page = await listening((request) => answerPage(request));
  const api = await listening((request) => answerApi(request));
  const site = await listening((request) => {
    const headers = { 'content-type': 'image/svg+xml', ...corsFor(request) };
    return Promise.resolve(new Response(dot, { headers }));
  });
  const [pageUrl, apiUrl, siteUrl] = [page, api, site].map(
    ({ port }) => `http://localhost:${port}`,
  );
  if (!pageUrl || !apiUrl || !siteUrl) throw new Error('Nothing listens');
  const service = createService({
    ...{ baseUrl: apiUrl, siteUrl, assets: 60, products: 40, seed: 1 },
    allowedOrigins: [pageUrl],
  });
  const token = service.issueTokens().accessToken;
  const files = await pageFiles(apiUrl, siteUrl);

  answerPage = (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const [, name = '', path] = /^\/dam-auth\/([^/]*)\/(.*)$/.exec(pathname) ?? [];
    if (path !== undefined) {
      const grant = { access_token: token, expires_in: 3600, refreshable: true, error: '' };
      const told = visits.get(name)?.tampering.change({ route: 'token', id: '', json: grant });
      return Promise.resolve(
        answerOf(told ?? { status: 200, type: 'application/json', body: JSON.stringify(grant) }),
      );
    }
    const key = pathname === '/' ? `/${searchParams.get('policy') ?? ''}` : pathname;
    return Promise.resolve(files.get(key)?.clone() ?? new Response(null, { status: 404 }));
  };
  answerApi = async (request) => {
    const { pathname, search } = new URL(request.url);
    const [, name = '', path = ''] = /^\/([^/]+)(\/.*)$/.exec(pathname) ?? [];
    const current = visits.get(name);
    if (!current) return new Response(null, { status: 404, headers: corsFor(request) });
    const { tampering } = current;
    const [route, asked, method] = [routeOf(path), idIn(path), request.method];
    const id = tampering.originalOf(asked);
    const original = asked === '' ? path : path.replace(/[^/]*$/, encodeURIComponent(id));
    const body = method === 'POST' || method === 'PUT' ? await request.text() : null;
    const { headers } = request;
    const answer = await service.answerApi(
      new Request(`${apiUrl}${original}${search}`, { method, headers, body }),
    );
    if (method === 'OPTIONS') return answer;
    current.requests += 1;
    const told = tampering.change({ route, id, json: jsonOf(await answer.clone().text()) });
    return told ? answerOf(told, corsFor(request)) : answer;
  };
  return {
    ...{ pageUrl, apiUrl, siteUrl, origins: [pageUrl, apiUrl, siteUrl] },
    enter: (tampering) => {
      visit += 1;
      const held = { tampering, requests: 0 };
      visits.set(String(visit), held);
      return { name: String(visit), requests: () => held.requests };
    },
    leave: (name) => void visits.delete(name),
    close: async () => {
      await Promise.all([page.close(), api.close(), site.close()]);
    },
  };
}

const notYet: Handler = () => Promise.resolve(new Response(null, { status: 503 }));

function listening(answering: Handler): ReturnType<typeof listen> {
  const listener = getRequestListener(answering, { overrideGlobalObjects: false });
  return listen((incoming, outgoing) => void listener(incoming, outgoing));
}

/** The route of a path, as reports name it. */
function routeOf(path: string): string {
  const [, first = '', second = '', third = ''] = path.replace(/^\/v2/, '').split('/');
  if (first === 'user') return 'user';
  if (first === 'product-categories') return 'categories';
  if (second === 'assetgroups') return 'groups';
  if (second === 'search' || second === 'channel')
    return first === 'assets' ? 'search' : 'products';
  return (first === 'assets' ? 'asset' : 'product') + (third === '' ? '' : ` ${third}`);
}

/** The id at the end of a path; empty if there is none. */
function idIn(path: string): string {
  const found = /^\/v2\/(?:assets|products)\/([^/]+)$/.exec(path)?.[1] ?? '';
  return ['search', 'assetgroups'].includes(found) ? '' : decoded(found);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function jsonOf(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return null;
  }
}

function answerOf({ status, type, body }: Sent, headers: Record<string, string> = {}): Response {
  const content = status === 204 ? null : body;
  return new Response(content, { status, headers: { ...headers, 'content-type': type } });
}

function corsFor(request: Request): Record<string, string> {
  return { 'access-control-allow-origin': request.headers.get('origin') ?? '*' };
}

/** The page with and without a strict policy, and the files it loads. */
async function pageFiles(apiUrl: string, siteUrl: string): Promise<Map<string, Response>> {
  const policy = [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self'`,
    `connect-src 'self' ${apiUrl}`,
    `img-src ${siteUrl}`,
    `media-src ${siteUrl}`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types dam-elements`,
  ].join('; ');
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Attack</title><body>
<script src="/host.js"></script><script type="module" src="/dam-elements.js"></script>`;
  const type = 'text/html; charset=utf-8';
  const files = new Map([
    ['/', new Response(page, { headers: { 'content-type': type } })],
    [
      '/strict',
      new Response(page, { headers: { 'content-type': type, 'content-security-policy': policy } }),
    ],
    ['/host.js', script(await bundled('bench/attack/browser/page/host.ts'))],
  ]);
  for (const name of globSync('dam-*.js', { cwd: `${root}dist` })) {
    files.set(`/${name}`, script(await readFile(`${root}dist/${name}`, 'utf8')));
  }
  return files;
}

function script(body: string): Response {
  return new Response(body, { headers: { 'content-type': 'text/javascript; charset=utf-8' } });
}

async function bundled(entry: string): Promise<string> {
  const { outputFiles } = await build({
    ...{ absWorkingDir: root, entryPoints: [entry], bundle: true, format: 'iife', write: false },
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}
