import type { BrokerEvent } from '../../../src/broker/index.js';
import type { ServiceOptions } from '../../../src/service/index.js';
import type { ListeningService } from '../../../src/service/node.js';
import { openAccount, type Account } from './accounts.js';
import { openFront, type Protocol } from './front.js';
import { bundle, framingPage, hostPage, html, read } from './pages.js';

/** Answers a call, by `answer` or otherwise. */
type Between = (request: Request, answer: () => Promise<Response>) => Promise<Response>;

/** How a world differs from the usual one. */
export interface WorldOptions {
  readonly service?: Omit<ServiceOptions, 'baseUrl' | 'siteUrl'>;
  /** The accounts, each with a service and a broker of its own. */
  readonly accounts?: readonly string[];
  /** Headers of the host's page. */
  readonly pageHeaders?: Readonly<Record<string, string>>;
  /** How many sources of each account the page has. */
  readonly sources?: number;
  /** Further options of every source. */
  readonly source?: { readonly keepOpener?: boolean; readonly relayUrl?: undefined };
  /** Whether the page does without the broker, with the secret in it, as a developer may. */
  readonly isDirect?: boolean;
  /** The landing page instead of ours. */
  readonly landingPage?: string;
  /** Stands between the page and what answers its calls: the broker, or in direct use the API. */
  readonly between?: Between;
  /** What the page's server speaks; HTTP/1.1 without TLS unless given. */
  readonly protocol?: Protocol;
  /** The `sandbox` of the frame in which another site shows the page. */
  readonly sandbox?: string;
}

/** A host's page with its brokers, and the services, each on an origin of its own. */
export interface World {
  readonly pageUrl: string;
  /** A page of the host with a picker in it. */
  readonly pickerUrl: string;
  /** A page of another site, which shows the host's page in a frame. */
  readonly framingUrl: string;
  /** The same, with the host's page that has a picker in it. */
  readonly framingPickerUrl: string;
  /** The first account's service. */
  readonly service: ListeningService;
  readonly accounts: readonly Account[];
  /** What the first account's broker wrote down. */
  readonly log: readonly BrokerEvent[];
  close(): Promise<void>;
}

const scripts: Readonly<Record<string, string>> = {
  '/host.js': 'test/e2e/sign-in/host-page.ts',
  '/picker.js': 'test/e2e/sign-in/picker-page.ts',
  '/callback.ts': 'src/auth/pages/callback.ts',
  '/relay.ts': 'src/auth/pages/relay.ts',
};

/** Starts a world on free ports. */
export async function createWorld(options: WorldOptions = {}): Promise<World> {
  const direct: Between = (_request, go) => go();
  const { between = direct, protocol = 'http1' } = options;
  let answer: (request: Request) => Promise<Response> = () =>
    Promise.reject(new Error('too early'));
  const front = await openFront(protocol, (request) => answer(request));
  const pageUrl = front.origin;
  const framingOrigin = pageUrl.replace('localhost', '127.0.0.1');
  const accounts = await Promise.all(
    (options.accounts ?? ['acme']).map((name) => openAccount(name, pageUrl, options.service)),
  );
  const [first] = accounts;
  if (!first) throw new Error('A world needs an account');
  const pages = new Map([
    ['/callback.html', options.landingPage ?? read('src/auth/pages/callback.html')],
    ['/relay.html', read('src/auth/pages/relay.html')],
    ['/framing.html', framingPage(`${pageUrl}/`, options.sandbox)],
    ['/framing-picker.html', framingPage(`${pageUrl}/picker.html`, options.sandbox)],
    ['/elsewhere.html', '<!doctype html><title>Elsewhere</title>'],
    ['/picker.html', hostPage('/picker.js', pickerSettings(front.origin, first))],
  ]);

  answer = (request) => {
    const { pathname, hostname } = new URL(request.url);
    // The direct page's way to the API: another origin, over the same protocol.
    if (hostname === 'api.localhost') {
      return between(request, () => first.service.answerApi(request));
    }
    const account = accounts.find(({ path }) => pathname.startsWith(path));
    if (account) return between(request, () => account.broker(request));
    return page(pathname);
  };
  const page = async (path: string): Promise<Response> => {
    if (path === '/')
      return html(hostPage('/host.js', settings(front, accounts, options)), options.pageHeaders);
    const found = pages.get(path);
    if (found !== undefined) return html(found, path === '/picker.html' ? options.pageHeaders : {});
    const entry = scripts[path];
    if (entry === undefined) return new Response(null, { status: 404 });
    return new Response(await bundle(entry), { headers: { 'content-type': 'text/javascript' } });
  };
  return {
    pageUrl,
    pickerUrl: `${pageUrl}/picker.html`,
    framingUrl: `${framingOrigin}/framing.html`,
    framingPickerUrl: `${framingOrigin}/framing-picker.html`,
    service: first.service,
    accounts,
    log: first.log,
    close: async () => {
      await Promise.all(accounts.map(({ service }) => service.close()));
      await front.close();
    },
  };
}

function settings(
  { origin, port }: { readonly origin: string; readonly port: number },
  accounts: readonly Account[],
  { sources = 1, source, isDirect = false }: WorldOptions,
): object {
  const apiUrl = `${new URL(origin).protocol}//api.localhost:${port}`;
  return {
    sources: accounts.flatMap((account) => {
      const { siteUrl, baseUrl, clientId, clientSecret } = account.service;
      const common = {
        siteUrl,
        clientId,
        redirectUri: `${origin}/callback.html`,
        relayUrl: `${origin}/relay.html`,
        account: account.service.account,
        ...source,
      };
      const one = isDirect
        ? { ...common, baseUrl: apiUrl, clientSecret, dangerouslyAllowBrowserSecret: true }
        : { ...common, baseUrl, brokerUrl: account.path };
      return Array.from({ length: sources }, () => one);
    }),
  };
}

function pickerSettings(origin: string, { service, path }: Account): object {
  return {
    'base-url': service.baseUrl,
    'site-url': service.siteUrl,
    'client-id': service.clientId,
    'redirect-uri': `${origin}/callback.html`,
    'broker-url': path,
  };
}
