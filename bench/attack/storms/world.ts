import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { createService, type Service } from '../../../src/service/index.js';
import { withFaults, listen } from '../../soak/disturbed.js';
import type { Settings } from './page/host.js';
import type { PictureFault, SetUp } from './setup.js';

/** Servers of pages, API and pictures, each with its own origin. */
export interface World {
  readonly pageOf: (setUp: SetUp) => string;
  readonly apiUrl: string;
  readonly picturesUrl: string;
  close(): Promise<void>;
}

const root = fileURLToPath(new URL('../../..', import.meta.url));
const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>';

/** Starts the servers. Each set-up has its own URLs. */
export async function createWorld(setUps: readonly SetUp[]): Promise<World> {
  const scripts = await readScripts();
  const starting: { service?: Service; origins?: readonly [page: string, pictures: string] } = {};
  let versions = 0;

  const setUpOf = (url: URL): SetUp | undefined =>
    setUps[Number(/^\/s(\d+)\//.exec(url.pathname)?.[1])];

  const answerPicture = (request: Request): Response => {
    return pictureAnswer(setUpOf(new URL(request.url))?.pictures);
  };

  const answerApi = async (request: Request): Promise<Response> => {
    const { service, origins: [page = '', pictures = ''] = [] } = starting;
    const url = new URL(request.url);
    const setUp = setUpOf(url);
    if (!service || !setUp) return new Response(null, { status: 404 });
    const pass = (change: (url: URL) => void = () => undefined): Promise<Response> => {
      const asked = new URL(url.href.replace(/\/s\d+\//, '/'));
      change(asked);
      return service.answerApi(new Request(asked, request.clone()));
    };
    const spoiled = request.method === 'OPTIONS' ? undefined : await setUp.api?.({ url, pass });
    const answer = spoiled ?? (await pass());
    const own = `${pictures}/s${setUps.indexOf(setUp)}`;
    const { validUntil } = setUp;
    // Expiring URLs are different in every answer.
    const version = validUntil ? `?v=${(versions += 1)}` : '';
    const text = (await answer.text())
      .replaceAll(
        /(?<!\\)"https?:[^"\\]*\/((?:previews|img|content)\/[^"?\\]*)[^"\\]*"/g,
        (_, path: string) => `"${own}/${path}${version}"`,
      )
      .replaceAll(/("valid_until":)"[^"]*"/g, (whole, key: string) =>
        validUntil ? `${key}${JSON.stringify(validUntil(Date.now()))}` : whole,
      );
    const headers = new Headers(answer.headers);
    headers.set('access-control-allow-origin', page);
    headers.set('access-control-expose-headers', 'retry-after');
    headers.delete('content-length');
    return new Response(answer.status === 204 ? null : text, { status: answer.status, headers });
  };

  const answerPage = (request: Request): Response => {
    const url = new URL(request.url);
    const script = scripts[url.pathname];
    if (script !== undefined) return typed(script, 'text/javascript');
    const setUp = setUpOf(url);
    if (!setUp || !starting.service) return new Response(null, { status: 404 });
    const baseUrl = `${api.origin}/s${setUps.indexOf(setUp)}`;
    const { accessToken: token } = starting.service.issueTokens();
    const policy = policyOf(setUp, api.origin, pictures.origin);
    return typed(pageOf({ onPage: setUp.page, baseUrl, token }), 'text/html', {
      'content-security-policy': policy,
    });
  };

  const api = await opened(answerApi);
  const pictures = await opened(answerPicture);
  const page = await opened(answerPage);
  starting.origins = [page.origin, pictures.origin];
  starting.service = createService({
    baseUrl: api.origin,
    siteUrl: pictures.origin,
    allowedOrigins: [page.origin],
    assets: 2_500,
    products: 2_500,
  });
  return {
    pageOf: (setUp) => `${page.origin}/s${setUps.indexOf(setUp)}/`,
    apiUrl: api.origin,
    picturesUrl: pictures.origin,
    close: async () => {
      for (const each of [api, pictures, page]) await each.close();
    },
  };
}

function pictureAnswer(fault: PictureFault | undefined): Response {
  if (fault !== undefined) return new Response(null, { status: fault });
  return typed(picture, 'image/svg+xml', { 'cache-control': 'max-age=600' });
}

function policyOf({ policy }: SetUp, api: string, pictures: string): string {
  const directives = {
    'default-src': `'none'`,
    'script-src': `'self'`,
    'style-src': `'self'`,
    'connect-src': `'self' ${api}`,
    'img-src': `'self' ${pictures} data:`,
    ...policy,
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ');
}

function pageOf(settings: Settings): string {
  return `<!doctype html><html lang="en"><title>Idle</title><body>
<script type="application/json" id="settings">${JSON.stringify(settings)}</script>
<script type="module" src="/dam-elements.js"></script>
<script type="module" src="/host.js"></script></body></html>`;
}

function typed(body: string, type: string, headers: Readonly<Record<string, string>> = {}) {
  return new Response(body, { headers: { ...headers, 'content-type': `${type}; charset=utf-8` } });
}

async function opened(answer: (request: Request) => Promise<Response> | Response) {
  const listening = await listen(
    withFaults(
      async (request) => answer(request),
      () => undefined,
    ),
  );
  return { origin: `http://127.0.0.1:${listening.port}`, close: () => listening.close() };
}

async function readScripts(): Promise<Readonly<Record<string, string>>> {
  const names = globSync('dam-*.js', { cwd: `${root}dist` });
  const files = names.map(async (name) => [
    `/${name}`,
    await readFile(`${root}dist/${name}`, 'utf8'),
  ]);
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ['bench/attack/storms/page/host.ts'],
    bundle: true,
    format: 'esm',
    write: false,
    logLevel: 'error',
  });
  const entries = (await Promise.all(files)) as [string, string][];
  return { ...Object.fromEntries(entries), '/host.js': outputFiles[0]?.text ?? '' };
}
