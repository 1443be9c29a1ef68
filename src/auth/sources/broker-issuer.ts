import { SchemaError } from '../../api/errors.js';
import { AuthError, type AuthErrorCode } from '../auth-error.js';
import { grantOf, type Grant, type GrantIssuer } from '../session/grant.js';
import { postJson, throttledError, type JsonResponse } from './post-json.js';
import { PendingSignOut } from '../session/pending-sign-out.js';
import { isTokenText } from '../token-text.js';

/** The broker's closed set of error words, which are codes. Any other word is a malformed answer. */
const codes: readonly AuthErrorCode[] = [
  'login_required',
  'exchange_failed',
  'throttled',
  'unknown_outcome',
];

/** As long as the broker gives a repeated exchange the first one's answer; milliseconds. */
const replayMs = 120_000;

/** Where the broker is, and how to reach it. */
export interface BrokerIssuerOptions {
  readonly brokerUrl: string;
  /** Tells this connection's memory of an unfinished sign-out from others'. */
  readonly name: string;
  readonly fetch: typeof globalThis.fetch;
}

/**
 * Speaks with the token broker, which holds the refresh token in a cookie that no script can
 * read. Every call may be repeated: the broker recognises it.
 */
export class BrokerIssuer implements GrantIssuer {
  readonly #url: string;
  readonly #fetch: typeof globalThis.fetch;
  readonly #signOut: PendingSignOut;
  /** The last exchange, until it is known that its cookie has arrived. Never stored. */
  #exchange: { readonly code: string; readonly attempt: string } | undefined;
  #expiry: ReturnType<typeof setTimeout> | undefined;
  wasCookieLost = false;

  constructor({ brokerUrl, name, fetch }: BrokerIssuerOptions) {
    this.#url = brokerUrl.replace(/\/*$/, '/');
    this.#fetch = fetch;
    this.#signOut = new PendingSignOut(name);
  }

  async exchange(code: string, attempt: string): Promise<Grant> {
    this.forget();
    this.#signOut.clear();
    const exchange = (): Promise<Grant> => this.#grant('token', { code, attempt });
    // A proxy may have answered instead of the broker. A code expires soon, so retry at once.
    const grant = await exchange().catch((error: unknown) => {
      if ((error as AuthError).code === 'unknown_outcome') return exchange();
      throw error;
    });
    this.wasCookieLost = false;
    this.#exchange = { code, attempt };
    this.#expiry = setTimeout(() => this.forget(), replayMs);
    return grant;
  }

  async refresh(replaced: string | undefined): Promise<Grant> {
    if (this.#signOut.isSet) await this.end(undefined);
    try {
      const grant = await this.#grant('refresh', { replaced, quiet: true });
      this.forget();
      return grant;
    } catch (error) {
      if (!this.#exchange || (error as AuthError).code !== 'login_required') throw error;
      // The cookie may have been lost on the way. The repeated exchange brings it once more.
      await this.#grant('token', this.#exchange).catch((failure: unknown) => {
        if ((failure as AuthError).retryable) throw failure;
      });
      // Twice at most: a browser may accept no cookies at all.
      if (this.wasCookieLost) this.forget();
      this.wasCookieLost = true;
      return this.refresh(replaced);
    }
  }

  forget(): void {
    clearTimeout(this.#expiry);
    this.#exchange = undefined;
  }

  async end(accessToken: string | undefined): Promise<void> {
    this.forget();
    this.#signOut.set();
    const body = accessToken === undefined ? {} : { access_token: accessToken };
    const { status } = await this.#post('logout', body);
    if (status !== 204) throw new AuthError('broker_unreachable');
    this.#signOut.clear();
  }

  async #grant(path: string, body: object): Promise<Grant> {
    const response = await this.#post(path, body);
    // Newer brokers answer 200 with this code when there is no session; older ones answer 401.
    if (response.status !== 200 || response.body['error'] === codes[0]) throw errorOf(response);
    const { access_token: token, expires_in: expiresIn, refreshable } = response.body;
    if (!isTokenText(token)) throw new AuthError('unknown_outcome');
    return grantOf(token, expiresIn, response.sentAt, refreshable !== false);
  }

  /** Sends once more what got no answer: the broker gives both the same one. */
  async #post(path: string, body: object): Promise<JsonResponse> {
    const sendOnce = (): Promise<JsonResponse> =>
      postJson(this.#fetch, this.#url + path, body, {
        credentials: 'include',
        headers: { 'x-dam-auth': '1' },
      });
    try {
      return await sendOnce().catch(sendOnce);
    } catch (error) {
      const { onLine } = globalThis.navigator as Partial<Navigator>;
      if (onLine === false) throw new AuthError('offline');
      // An answer that cannot be read is one all the same.
      if ('document' in globalThis && !(error instanceof SchemaError)) {
        import('../developer-console.js').then(
          ({ logBrokerError }) => logBrokerError(this.#url),
          () => undefined,
        );
      }
      throw new AuthError('broker_unreachable');
    }
  }
}

function errorOf(response: JsonResponse): AuthError {
  const { status, body } = response;
  const code = codes.find((known) => known === body['error']);
  if (code === 'throttled' || status === 429) return throttledError(response);
  if (code) return new AuthError(code);
  return new AuthError(status >= 500 ? 'unknown_outcome' : 'malformed');
}
