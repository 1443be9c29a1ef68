import type { BrokerSession } from './session/broker-session.js';
import type { Verdict } from './log.js';

/** What goes back to a caller: a `Response`, or what Node writes in its place, is made of it. */
export interface Reply {
  readonly status: number;
  /** Names are in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** JSON; null where there is nothing to say. */
  readonly body: string | null;
}

/** An answer, and what it is called in the log. */
export interface Answer {
  readonly verdict: Verdict;
  readonly reply: Reply;
}

const always = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  vary: 'Origin',
} as const;

/** The `Retry-After` of failures whose length is not known, in seconds. */
const retrySoonSeconds = 5;

/** A reply as `Request` and `Response` platforms have it. */
export function toResponse({ status, headers, body }: Reply): Response {
  return new Response(body, { status, headers: { ...headers } });
}

/** The answer to a caller that is none of ours. Without a CORS header no page can read it. */
export function stranger(status: 403 | 404): Reply {
  return { status, headers: always, body: null };
}

/** The answer to an operator who asks whether the broker is up. */
export function healthy(): Reply {
  return json(200, { status: 'ok' }, always);
}

/** The answer to an operator, or a balancer, who asks whether to send people here. */
export function readiness(isReady: boolean): Reply {
  if (isReady) return json(200, { status: 'ready' }, always);
  return json(503, { status: 'not_ready' }, { ...always, 'retry-after': String(retrySoonSeconds) });
}

function json(status: number, body: object, headers: Readonly<Record<string, string>>): Reply {
  const type = { 'content-type': 'application/json' };
  return { status, headers: { ...headers, ...type }, body: JSON.stringify(body) };
}

/** Every answer that a page at one of our origins can get. Each is made here and nowhere else. */
export class Answers {
  readonly #headers: Readonly<Record<string, string>>;

  constructor(origin: string) {
    this.#headers = {
      ...always,
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': 'retry-after',
    };
  }

  /** To a browser that asks before it sends. */
  preflight(): Reply {
    const headers = {
      ...this.#headers,
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'content-type, x-dam-auth',
      'access-control-max-age': '600',
    };
    return { status: 204, headers, body: null };
  }

  /** Without `cookie` the browser keeps the one it has. `now` is in milliseconds since 1970. */
  granted(session: BrokerSession, cookie: string | undefined, now: number): Answer {
    const { accessToken, refreshToken, expiresAt } = session;
    const body = {
      access_token: accessToken,
      ...(expiresAt !== undefined && { expires_in: Math.floor((expiresAt - now) / 1000) }),
      refreshable: refreshToken !== undefined,
    };
    return this.#answer('ok', 200, body, cookie === undefined ? {} : { 'set-cookie': cookie });
  }

  signedOut(cookie: string): Answer {
    const headers = { ...this.#headers, 'set-cookie': cookie };
    return { verdict: 'signed_out', reply: { status: 204, headers, body: null } };
  }

  /** The service has not been told yet: `cookie` keeps what is to be ended, and nothing else. */
  signingOut(cookie: string | undefined): Answer {
    return this.unavailable('signing_out', { cookie });
  }

  /** Without a `cookie`, the browser keeps what it has. */
  loginRequired(cookie?: string): Answer {
    return this.#error('login_required', 401, cookie === undefined ? {} : { 'set-cookie': cookie });
  }

  /** The same to a page that asks for it without an error, which browsers would show in red. */
  nobodySignedIn(): Answer {
    return this.#error('login_required', 200);
  }

  /** `verdict` is for the log alone: the page cannot do anything about a wrong secret. */
  exchangeFailed(verdict: 'exchange_failed' | 'client_refused' = 'exchange_failed'): Answer {
    return this.#answer(verdict, 400, { error: 'exchange_failed' });
  }

  throttled(retryAfter: number): Answer {
    return this.#error('throttled', 429, { 'retry-after': String(retryAfter) });
  }

  unknownOutcome(): Answer {
    return this.#error('unknown_outcome', 502);
  }

  /** Nothing is lost: the page keeps what it has and comes back. */
  unavailable(
    verdict: 'store_failed' | 'store_lost' | 'client_refused' | 'signing_out',
    {
      cookie,
      retryAfter = retrySoonSeconds,
    }: { readonly cookie?: string | undefined; readonly retryAfter?: number } = {},
  ): Answer {
    const headers = {
      'retry-after': String(retryAfter),
      ...(cookie !== undefined && { 'set-cookie': cookie }),
    };
    return this.#answer(verdict, 503, { error: 'throttled' }, headers);
  }

  rateLimited(retryAfter: number): Answer {
    const headers = { 'retry-after': String(retryAfter) };
    return this.#answer('rate_limited', 429, { error: 'throttled' }, headers);
  }

  /** To what no page of ours sends. Without a CORS header, as to a stranger. */
  refused(status: number): Answer {
    return { verdict: 'refused_request', reply: json(status, { error: 'refused' }, always) };
  }

  #error(verdict: Verdict, status: number, headers: Readonly<Record<string, string>> = {}): Answer {
    return this.#answer(verdict, status, { error: verdict }, headers);
  }

  #answer(
    verdict: Verdict,
    status: number,
    body: object,
    headers: Readonly<Record<string, string>> = {},
  ): Answer {
    return { verdict, reply: json(status, body, { ...this.#headers, ...headers }) };
  }
}
