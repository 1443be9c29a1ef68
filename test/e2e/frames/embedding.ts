import { randomBytes } from 'node:crypto';
import { createPages } from '../../../demo/pages.js';
import { createBroker, type BrokerOptions } from '../../../src/broker/index.js';
import { createService, type ServiceOptions } from '../../../src/service/index.js';
import { built } from '../host-files.js';
import { openFront } from '../sign-in/front.js';
import { bundle, framingPage, hostPage, html } from '../sign-in/pages.js';

/**
 * How a page, and the frame that another site shows it in, are set up. In policies and in pages
 * `{api}` and `{site}` stand for the origins of the API and the customer site.
 */
export interface EmbeddingOptions {
  /** Whether the page names its relay page. */
  readonly relay?: boolean;
  /** Whether the relay page names the customer site. */
  readonly damSites?: boolean;
  /** What the broker's cookie is for. */
  readonly sameSite?: 'strict' | 'none';
  /** `cross-origin-opener-policy` of the sign-in page. */
  readonly openerPolicy?: string;
  /** The `sandbox` of the frame. */
  readonly sandbox?: string;
  /** The content security policy of pages other than the landing pages. */
  readonly policy?: string;
  readonly broker?: Partial<BrokerOptions>;
  readonly service?: ServiceOptions;
  /** Pages and scripts beside the usual ones, by their path. */
  readonly files?: Readonly<Record<string, string>>;
}

/** A page over https, whose broker is on its own origin, and another site that shows it in a frame. */
export interface Embedding {
  readonly pageOrigin: string;
  readonly siteOrigin: string;
  readonly apiOrigin: string;
  readonly clientId: string;
  /** The other site's page, or one of `host`; `path` is what its frame shows. */
  framing(path?: string, host?: string): string;
  close(): Promise<void>;
}

/**
 * Starts an embedding on a free port. Its hosts are names under `.example`, none of which is this
 * machine to a browser: what holds for loopback alone does not hold there.
 */
export async function embed(options: EmbeddingOptions = {}): Promise<Embedding> {
  let answer: (request: Request) => Promise<Response> = () =>
    Promise.reject(new Error('too early'));
  const front = await openFront('http2', (request) => answer(request));
  const at = (host: string): string => `https://${host}.example:${front.port}`;
  const [pageOrigin, siteOrigin, apiOrigin] = [at('www.page'), at('acme.dam'), at('api.dam')];
  const service = createService({
    assets: 20,
    baseUrl: apiOrigin,
    siteUrl: siteOrigin,
    allowedOrigins: [pageOrigin],
    redirectUris: [`${pageOrigin}/callback.html`, `${pageOrigin}/dist/callback.html`],
    ...(options.openerPolicy !== undefined && { openerPolicy: options.openerPolicy }),
    ...options.service,
  });
  const { clientId, clientSecret, account } = service;
  const broker = createBroker({
    siteUrl: siteOrigin,
    apiUrl: apiOrigin,
    clientId,
    clientSecret,
    account,
    cookieKeys: [randomBytes(32).toString('base64url')],
    allowedOrigins: [pageOrigin],
    cookie: { sameSite: options.sameSite ?? 'strict' },
    fetch: (input, init) => service.answerApi(new Request(input, init)),
    ...options.broker,
  });
  const connection = {
    siteUrl: siteOrigin,
    clientId,
    redirectUri: `${pageOrigin}/callback.html`,
    baseUrl: apiOrigin,
    brokerUrl: '/dam-auth/',
    ...(options.relay === true && { relayUrl: `${pageOrigin}/relay.html` }),
  };
  const sites = options.damSites === true ? siteOrigin : '';
  const pages: Readonly<Record<string, () => string>> = {
    '/': () => hostPage('/host.js', { sources: [connection] }),
    '/callback.html': () => built('callback.html'),
    '/relay.html': () =>
      built('relay.html').replace(
        'name="dam-sites" content=""',
        `name="dam-sites" content="${sites}"`,
      ),
  };
  const fillIn = (text: string): string =>
    text.replaceAll('{api}', apiOrigin).replaceAll('{site}', siteOrigin);
  const policy = options.policy === undefined ? undefined : fillIn(options.policy);
  const demo = createPages({ ...service, baseUrl: apiOrigin, siteUrl: siteOrigin });

  const answerPage = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/dam-auth/')) return broker(request);
    if (pathname === '/host.js') return script(await bundle('test/e2e/sign-in/host-page.ts'));
    const file = options.files?.[pathname];
    if (file !== undefined)
      return pathname.endsWith('.html') ? withPolicy(html(fillIn(file)), policy) : script(file);
    const page = pages[pathname];
    if (page) return html(page());
    return withPolicy(await demo(request), pathname.startsWith('/dist/') ? undefined : policy);
  };
  answer = (request) => {
    const { origin, pathname } = new URL(request.url);
    if (origin === apiOrigin) return service.answerApi(request);
    if (origin === siteOrigin) return service.answerSite(request);
    if (origin === pageOrigin) return answerPage(request);
    return Promise.resolve(html(framingPage(pageOrigin + pathname, options.sandbox)));
  };
  return {
    ...{ pageOrigin, siteOrigin, apiOrigin, clientId },
    framing: (path = '/', host = 'portal.framing') => at(host) + path,
    close: () => front.close(),
  };
}

function script(text: string): Response {
  return new Response(text, { headers: { 'content-type': 'text/javascript' } });
}

/** The demo's own policy forbids frames. */
function withPolicy(answer: Response, policy: string | undefined): Response {
  const headers = new Headers(answer.headers);
  headers.delete('content-security-policy');
  if (policy !== undefined && headers.get('content-type')?.startsWith('text/html') === true) {
    headers.set('content-security-policy', policy);
  }
  return new Response(answer.body, { status: answer.status, headers });
}
