import type { BrokerSession } from './session/broker-session.js';
import type { Verdict } from './log.js';

/** A reply to a caller, before it becomes a `Response` or is written by Node's HTTP server. */
export interface Reply {
  readonly status: number;
  /** Names are in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** JSON; null for an empty body. */
  readonly body: string | null;
}

/** An answer, and its name in the log. */
export interface Answer {
  readonly verdict: Verdict;
  readonly reply: Reply;
}

const baseHeaders = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  vary: 'Origin',
} as const;

/** The `Retry-After` of failures whose duration is unknown, in seconds. */
const retrySoonSeconds = 5;

/** Converts a reply to a `Response`. */
export function toResponse({ status, headers, body }: Reply): Response {
  return new Response(body, { status, headers: { ...headers } });
}

/** An answer without a body for unknown callers. It has no CORS header, so pages cannot read it. */
export function emptyReply(status: 403 | 404): Reply {
  return { status, headers: baseHeaders, body: null };
}

/** The answer to a liveness check. */
export function healthy(): Reply {
  return json(200, { status: 'ok' }, baseHeaders);
}

/** The answer to a readiness check, as load balancers make. */
export function readiness(isReady: boolean): Reply {
  if (isReady) return json(200, { status: 'ready' }, baseHeaders);
  return json(
    503,
    { status: 'not_ready' },
    { ...baseHeaders, 'retry-after': String(retrySoonSeconds) },
  );
}

function json(status: number, body: object, headers: Readonly<Record<string, string>>): Reply {
  const type = { 'content-type': 'application/json' };
  return { status, headers: { ...headers, ...type }, body: JSON.stringify(body) };
}

/**
 * Makes every answer that pages of one allowed origin can get. No other code makes such answers.
 */
export class Answers {
  readonly #headers: Readonly<Record<string, string>>;

  constructor(origin: string) {
    this.#headers = {
      ...baseHeaders,
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': 'retry-after',
    };
  }

  /** The answer to a CORS preflight request. */
  preflight(): Reply {
    const headers = {
      ...this.#headers,
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'content-type, x-dam-auth',
      'access-control-max-age': '600',
    };
    return { status: 204, headers, body: null };
  }

  /**
   * Returns the access token. Without `cookie`, the browser keeps its current cookie. `now` is in
   * milliseconds since 1970.
   */
  granted(session: BrokerSession, cookie: string | undefined, now: number): Answer {
    const { accessToken, refreshToken, expiresAt } = session;
    const body = {
      access_token: accessToken,
      ...(expiresAt !== undefined && { expires_in: Math.floor((expiresAt - now) / 1000) }),
      refreshable: refreshToken !== undefined,
    };
    return this.#answer('ok', 200, body, cookie === undefined ? {} : { 'set-cookie': cookie });
  }

  /** Confirms a sign-out; `cookie` deletes the session cookie. */
  signedOut(cookie: string): Answer {
    const headers = { ...this.#headers, 'set-cookie': cookie };
    return { verdict: 'signed_out', reply: { status: 204, headers, body: null } };
  }

  /**
   * The service has not confirmed the sign-out. `cookie` keeps only the session that has to end.
   */
  signingOut(cookie: string | undefined): Answer {
    return this.unavailable('signing_out', { cookie });
  }

  /** The user has to sign in. Without `cookie`, the browser keeps its current cookie. */
  loginRequired(cookie?: string): Answer {
    return this.#error('login_required', 401, cookie === undefined ? {} : { 'set-cookie': cookie });
  }

  /** Like `loginRequired`, but with status 200, so that browsers log no error in their console. */
  notSignedIn(): Answer {
    return this.#error('login_required', 200);
  }

  /** `verdict` only appears in the log: a page cannot correct a wrong secret. */
  exchangeFailed(verdict: 'exchange_failed' | 'client_refused' = 'exchange_failed'): Answer {
    return this.#answer(verdict, 400, { error: 'exchange_failed' });
  }

  throttled(retryAfter: number): Answer {
    return this.#error('throttled', 429, { 'retry-after': String(retryAfter) });
  }

  unknownOutcome(): Answer {
    return this.#error('unknown_outcome', 502);
  }

  /** Asks the page to try again later. The session is kept. */
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

  /** The answer to a malformed request. It has no CORS header, so pages cannot read it. */
  refused(status: number): Answer {
    return { verdict: 'refused_request', reply: json(status, { error: 'refused' }, baseHeaders) };
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
