import { parseObject, readLimited } from '../limits/limited-body.js';
import type { BrokerOptions } from '../options.js';
import type { Outcome } from './outcome.js';
import { isTokenOf } from './token-text.js';

/** The service's token endpoint. No method rejects. */
export interface Upstream {
  exchange(code: string): Promise<Outcome>;
  refresh(refreshToken: string): Promise<Outcome>;
  /**
   * Whether the service still accepts `accessToken`; undefined if there was no answer, or if the
   * answer did not come from the service.
   */
  probe(accessToken: string): Promise<boolean | undefined>;
  /** Invalidates `accessToken`; false if the service did not confirm it. */
  revoke(accessToken: string): Promise<boolean>;
}

/** Token and user answers are short. Longer ones are not read. */
const maxBodyBytes = 16_384;

/** Longer token lifetimes are ignored as invalid. */
const maxLifetimeSeconds = 366 * 24 * 3600;

/** Numbers in `retry-after` from here on are instants in seconds since 1970. */
const firstInstantSeconds = 1_000_000_000;

/** Creates the client for the service of `options`; `now` returns milliseconds since 1970. */
export function createUpstream(options: BrokerOptions, now: () => number): Upstream {
  const { apiUrl, clientId, clientSecret, account, serviceTimeoutMs = 15_000 } = options;
  const fetch = options.fetch ?? globalThis.fetch.bind(globalThis);
  const root = apiUrl.replace(/\/*$/, '');

  const call = (path: string, init: RequestInit): Promise<Response> =>
    fetch(`${root}${path}`, {
      ...init,
      redirect: 'error',
      signal: AbortSignal.timeout(serviceTimeoutMs),
    });
  const callWithToken = (method: string, path: string, token: string): Promise<Response> =>
    call(path, { method, headers: { authorization: `Bearer ${token}` } });

  /** Tries each client secret in turn until the service accepts one. */
  const requestTokens = async (grant: Readonly<Record<string, string>>): Promise<Outcome> => {
    let outcome: Outcome = { status: 'refused', isLingering: false };
    for (const secret of [clientSecret].flat()) {
      outcome = await requestTokensWith(secret, grant);
      if (outcome.status !== 'refused') break;
    }
    return outcome;
  };

  /** Requests tokens, with client id and secret in a JSON body (section 4.1). */
  const requestTokensWith = async (
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
      const body = await readLimited(response.body, maxBodyBytes);
      return read(response, parseObject(body), sentAt);
    } catch (error) {
      return { status: 'unknown', isLingering: !wasNeverConnected(error) };
    }
  };

  /** Only tokens, or a refusal of the code or token, show for certain what the service has done. */
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
        ...(seconds > 0 && seconds < maxLifetimeSeconds && { expiresAt: sentAt + seconds * 1000 }),
      },
    };
  };

  return {
    exchange: (code) =>
      requestTokens({ grant_type: 'authorization_code', authorization_code: code }),
    refresh: (token) => requestTokens({ grant_type: 'refresh_token', refresh_token: token }),
    probe: async (accessToken) => {
      try {
        const response = await callWithToken('GET', '/v2/user', accessToken);
        const body = await readLimited(response.body, maxBodyBytes);
        if (response.status === 401) return false;
        return response.status === 200 && isUser(parseObject(body)) ? true : undefined;
      } catch {
        return undefined;
      }
    },
    revoke: async (accessToken) => {
      try {
        const response = await callWithToken('DELETE', '/v2/oauth/access-token', accessToken);
        await response.body?.cancel();
        return response.ok || response.status === 401;
      } catch {
        return false;
      }
    },
  };
}

/** Whether this is a user (section 2.2), not the answer of a captive portal or a proxy. */
function isUser({ uuid, username, email }: Readonly<Record<string, unknown>>): boolean {
  return [uuid, username, email].some((field) => typeof field === 'string');
}

/** Node's error codes for connections that were never established. */
const connectErrorCodes: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** Whether `error` means that no connection was established, so nothing was sent. */
function wasNeverConnected(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && connectErrorCodes.has(cause.code);
}

/**
 * The seconds to wait according to `retry-after`, between 1 and 300. The header is a number of
 * seconds, a date, or, from some gateways, an instant in seconds since 1970.
 */
function secondsUntil(retryAfter: string | null, now: number): number {
  const text = retryAfter ?? '';
  const number = /^\d+$/.test(text) ? Number(text) : Date.parse(text) / 1000;
  const isInstant = !(number < firstInstantSeconds);
  const seconds = isInstant ? number - now / 1000 : number;
  return Math.min(300, Math.max(1, Math.ceil(Number.isNaN(seconds) ? 1 : seconds)));
}
