import { randomBytes } from 'node:crypto';
import type { TestContext } from 'node:test';
import { brokerSource, type InteractiveSource } from '../../src/auth/index.js';
import { createBroker } from '../../src/broker/index.js';
import type { ServiceOptions } from '../../src/service/index.js';
import { serve, type ListeningService } from '../../src/service/node.js';

const origin = 'https://cms.example.com';
/** Where the broker of every {@link Browser} is. */
export const brokerUrl = `${origin}/dam-auth/`;

/** What the service answers when it is asked for tokens. */
export interface TokenAnswer {
  readonly access_token: string;
  readonly refresh_token?: string;
  readonly expires_in?: number;
}

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
  /** Endpoints of the broker, and how many of the next cookies that come from there are lost. */
  readonly cookieLosses = new Map<string, number>();
  /** Awaited by every call once it has been answered, before the page hears of it. */
  hold: Promise<void> | undefined;
  /** Changes what the service answers when it is asked for tokens. */
  reshape: (answer: TokenAnswer) => unknown = (answer) => answer;
  /** Stands in for the broker's answers, where it gives any. */
  broken: (() => Response | undefined) | undefined;
  /** The refresh tokens that the broker was given, the latest last. */
  readonly refreshTokens: string[] = [];

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
      fetch: this.#upstream,
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

  /** Refreshes behind the broker's back, as a thief does. */
  async useElsewhere(refreshToken: string): Promise<void> {
    const { baseUrl, clientId, clientSecret } = this.service;
    const grant = { grant_type: 'refresh_token', refresh_token: refreshToken };
    await fetch(`${baseUrl}/v2/oauth/access-token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...grant, client_id: clientId, client_secret: clientSecret }),
    });
  }

  /** How often the service was asked for tokens. */
  tokenCalls(): number {
    return this.service.stats().requests['POST /v2/oauth/access-token'] ?? 0;
  }

  readonly #upstream: typeof globalThis.fetch = async (input, init) => {
    const answer = await globalThis.fetch(input, init);
    if (init?.method !== 'POST' || !answer.ok) return answer;
    const body = (await answer.json()) as TokenAnswer;
    if (body.refresh_token !== undefined) this.refreshTokens.push(body.refresh_token);
    return Response.json(this.reshape(body));
  };

  readonly fetch: typeof globalThis.fetch = async (input, init) => {
    if (!this.isOnline) throw new TypeError('fetch failed');
    const headers = new Headers(init?.headers);
    headers.set('origin', origin);
    headers.set('cookie', [...this.#jar].map((pair) => pair.join('=')).join('; '));
    const request = new Request(input, { ...init, headers, referrerPolicy: '' });
    const endpoint = new URL(request.url).pathname.replace('/dam-auth/', '');
    this.calls.push(endpoint);
    const response = this.broken?.() ?? (await this.#broker(request));
    if (this.losses > 0) {
      this.losses -= 1;
      throw new TypeError('fetch failed');
    }
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(response.headers.get('set-cookie') ?? '') ?? [];
    const losses = this.cookieLosses.get(endpoint) ?? 0;
    if (losses > 0) this.cookieLosses.set(endpoint, losses - 1);
    else if (name !== undefined) this.#jar.set(name, value ?? '');
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
