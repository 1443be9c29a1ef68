import { parseObject, readLimited } from '../limits/limited-body.js';
import type { BrokerOptions } from '../options.js';
import type { Outcome } from './outcome.js';
import { isTokenOf } from './token-text.js';

/** The service's token endpoint, as far as the broker uses it. No call ever rejects. */
export interface Upstream {
  exchange(code: string): Promise<Outcome>;
  refresh(refreshToken: string): Promise<Outcome>;
  /**
   * Whether the service still takes `accessToken`; undefined where it could not be asked, or where
   * what answered is not the service.
   */
  probe(accessToken: string): Promise<boolean | undefined>;
  /** Invalidates `accessToken`; false where the service did not say that it is invalid now. */
  end(accessToken: string): Promise<boolean>;
}

/** Answers of tokens and users are short; longer ones are not read. Bytes. */
const longest = 16_384;

/** Lives longer than this, in seconds, are nonsense. */
const longestLife = 366 * 24 * 3600;

/** Speaks with the service of `options`; `now` gives milliseconds since 1970. */
export function createUpstream(options: BrokerOptions, now: () => number): Upstream {
  const { apiUrl, clientId, clientSecret, account, patience = 15_000 } = options;
  const fetch = options.fetch ?? globalThis.fetch.bind(globalThis);
  const root = apiUrl.replace(/\/*$/, '');

  const call = (path: string, init: RequestInit): Promise<Response> =>
    fetch(`${root}${path}`, {
      ...init,
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
  const present = (method: string, path: string, token: string): Promise<Response> =>
    call(path, { method, headers: { authorization: `Bearer ${token}` } });

  /** Asks with each secret in turn, as long as it is the client that is refused. */
  const ask = async (grant: Readonly<Record<string, string>>): Promise<Outcome> => {
    let outcome: Outcome = { status: 'refused', isLingering: false };
    for (const secret of [clientSecret].flat()) {
      outcome = await askWith(secret, grant);
      if (outcome.status !== 'refused') break;
    }
    return outcome;
  };

  /** Asks for tokens, with client id and secret in a JSON body (section 4.1). */
  const askWith = async (
    secret: string,
    grant: Readonly<Record<string, string>>,
  ): Promise<Outcome> => {
    const sentAt = now();
    try {
      const response = await call('/v2/oauth/access-token', {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({ ...grant, client_id: clientId, client_secret: secret }),
      });
      const body = await readLimited(response.body, longest);
      return read(response, parseObject(body), sentAt);
    } catch (error) {
      return { status: 'unknown', isLingering: !wasNeverConnected(error) };
    }
  };

  /** Only a refusal of what was sent, or tokens, say for certain what the service has done. */
  const read = (
    { status, headers }: Response,
    body: Readonly<Record<string, unknown>>,
    sentAt: number,
  ): Outcome => {
    if (status === 400 || status === 403) return { status: 'rejected' };
    if (status === 401) return { status: 'refused', isLingering: true };
    if (status === 429 || status === 503) {
      const until = now() + secondsUntil(headers.get('retry-after'), now()) * 1000;
      return { status: 'throttled', until, isLingering: true };
    }
    if (status !== 200) return { status: 'unknown', isLingering: true };
    const { access_token: accessToken, refresh_token: refreshToken, expires_in: life } = body;
    if (typeof accessToken !== 'string') return { status: 'unknown', isLingering: true };
    if (!isTokenOf(accessToken, 'wat', account)) return { status: 'rejected' };
    const seconds = Number(life);
    return {
      status: 'ok',
      session: {
        accessToken,
        ...(isTokenOf(refreshToken, 'wrt', account) && { refreshToken }),
        ...(seconds > 0 && seconds < longestLife && { expiresAt: sentAt + seconds * 1000 }),
      },
    };
  };

  return {
    exchange: (code) => ask({ grant_type: 'authorization_code', authorization_code: code }),
    refresh: (token) => ask({ grant_type: 'refresh_token', refresh_token: token }),
    probe: async (accessToken) => {
      try {
        const response = await present('GET', '/v2/user', accessToken);
        const body = await readLimited(response.body, longest);
        if (response.status === 401) return false;
        return response.status === 200 && isUser(parseObject(body)) ? true : undefined;
      } catch {
        return undefined;
      }
    },
    end: async (accessToken) => {
      try {
        const response = await present('DELETE', '/v2/oauth/access-token', accessToken);
        await response.body?.cancel();
        return response.ok || response.status === 401;
      } catch {
        return false;
      }
    },
  };
}

/** Whether this is a user of the service (section 2.2), and no page that a network puts before it. */
function isUser({ uuid, username, email }: Readonly<Record<string, unknown>>): boolean {
  return [uuid, username, email].some((field) => typeof field === 'string');
}

/** What Node calls connections that were refused, or whose other end was not found. */
const unconnected: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** Whether `error` says that no connection was made, so that nothing can have been sent. */
function wasNeverConnected(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && unconnected.has(cause.code);
}

/** Seconds that `retry-after` asks for, in either of its forms; between 1 and 300. */
function secondsUntil(retryAfter: string | null, now: number): number {
  const text = retryAfter ?? '';
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - now) / 1000;
  return Math.min(300, Math.max(1, Math.ceil(Number.isNaN(seconds) ? 1 : seconds)));
}
