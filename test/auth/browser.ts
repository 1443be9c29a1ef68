import { randomBytes } from 'node:crypto';
import type { TestContext } from 'node:test';
import { brokerSource, type InteractiveSource } from '../../src/auth/index.js';
import { createBroker } from '../../src/broker/index.js';
import type { ServiceOptions } from '../../src/service/index.js';
import { serve, type ListeningService } from '../../src/service/node.js';

const origin = 'https://cms.example.com';
const brokerUrl = `${origin}/dam-auth/`;

/** A browser: its tabs have one cookie jar and reach one broker, which reaches a real service. */
export class Browser {
  readonly service: ListeningService;
  readonly #broker: (request: Request) => Promise<Response>;
  readonly #jar = new Map<string, string>();
  readonly calls: string[] = [];
  /** While false, nothing reaches the broker. */
  isOnline = true;
  /** How many of the next answers are lost on the way, cookie and all. */
  losses = 0;
  /** Awaited by every call once it has been answered, before the page hears of it. */
  hold: Promise<void> | undefined;

  constructor(service: ListeningService) {
    this.service = service;
    this.#broker = createBroker({
      siteUrl: service.siteUrl,
      apiUrl: service.baseUrl,
      clientId: service.clientId,
      clientSecret: service.clientSecret,
      account: service.account,
      cookieKeys: [randomBytes(32).toString('base64url')],
      allowedOrigins: [origin],
    });
  }

  /** Begins a session, as a person who allows access in some tab does. */
  async signIn(): Promise<void> {
    const body = JSON.stringify({ code: this.service.issueCode(), attempt: 'a'.repeat(32) });
    await this.fetch(`${brokerUrl}token`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', 'x-dam-auth': '1' },
    });
    this.calls.length = 0;
  }

  /** A page with a source of its own. */
  tab(): InteractiveSource {
    const { siteUrl, clientId } = this.service;
    const redirectUri = `${origin}/callback.html`;
    return brokerSource({ siteUrl, clientId, redirectUri, brokerUrl, fetch: this.fetch });
  }

  /** Whether the service takes `token`. */
  async isGood(token: string): Promise<boolean> {
    const headers = { authorization: `Bearer ${token}` };
    return (await fetch(`${this.service.baseUrl}/v2/user`, { headers })).ok;
  }

  /** Ends every token of the session at the service, as an administrator may. */
  invalidate(token: string): Promise<Response> {
    const headers = { authorization: `Bearer ${token}` };
    return fetch(`${this.service.baseUrl}/v2/oauth/access-token`, { method: 'DELETE', headers });
  }

  readonly fetch: typeof globalThis.fetch = async (input, init) => {
    if (!this.isOnline) throw new TypeError('fetch failed');
    const headers = new Headers(init?.headers);
    headers.set('origin', origin);
    headers.set('cookie', [...this.#jar].map((pair) => pair.join('=')).join('; '));
    const request = new Request(input, { ...init, headers, referrerPolicy: '' });
    this.calls.push(new URL(request.url).pathname.replace('/dam-auth/', ''));
    const response = await this.#broker(request);
    if (this.losses > 0) {
      this.losses -= 1;
      throw new TypeError('fetch failed');
    }
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(response.headers.get('set-cookie') ?? '') ?? [];
    if (name !== undefined) this.#jar.set(name, value ?? '');
    await this.hold;
    return response;
  };
}

/** Opens a browser for one test. */
export async function openBrowser(
  context: TestContext,
  options: Omit<ServiceOptions, 'baseUrl' | 'siteUrl'> = {},
): Promise<Browser> {
  const service = await serve({ apiPort: 0, sitePort: 0, assets: 1, ...options });
  context.after(() => service.close());
  return new Browser(service);
}

/** Resolves once the source stands there. */
export function reaching(source: InteractiveSource, status: string): Promise<void> {
  return new Promise((resolve) => {
    const stop = source.subscribe(check);
    function check(): void {
      if (source.status !== status) return;
      queueMicrotask(() => stop());
      resolve();
    }
    check();
  });
}
