import { SchemaError } from '../../api/errors.js';
import { AuthError, type AuthErrorCode } from '../auth-error.js';
import { grantOf, type Grant, type GrantIssuer } from '../session/grant.js';
import { postJson, throttledError, type JsonResponse } from './post-json.js';
import { PendingSignOut } from '../session/pending-sign-out.js';
import { isTokenText } from '../token-text.js';

/** All error codes of the broker. Any other value is a malformed response. */
const codes: readonly AuthErrorCode[] = [
  'login_required',
  'exchange_failed',
  'throttled',
  'unknown_outcome',
];

/** How long the broker repeats the response of an exchange, in milliseconds. */
const replayMs = 120_000;

/** Options of `BrokerIssuer`. */
export interface BrokerIssuerOptions {
  readonly brokerUrl: string;
  /** The name of the connection, under which an unfinished sign-out is stored. */
  readonly name: string;
  readonly fetch: typeof globalThis.fetch;
}

/**
 * Calls the token broker, which stores the refresh token in a cookie that scripts cannot read.
 * Every call may be repeated, because the broker recognizes repetitions.
 */
export class BrokerIssuer implements GrantIssuer {
  readonly #url: string;
  readonly #fetch: typeof globalThis.fetch;
  readonly #signOut: PendingSignOut;
  /** The last exchange, until it is known that its cookie was stored. Never persisted. */
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
    // A proxy may have responded instead of the broker. A code expires soon, so retry at once.
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
      // The cookie may have been lost. The repeated exchange sets it again.
      await this.#grant('token', this.#exchange).catch((failure: unknown) => {
        if ((failure as AuthError).retryable) throw failure;
      });
      // Only once, because the browser may block all cookies.
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
    // Newer brokers respond with 200 and this code if there is no session; older ones respond with
    // 401.
    if (response.status !== 200 || response.body['error'] === codes[0]) throw errorOf(response);
    const { access_token: token, expires_in: expiresIn, refreshable } = response.body;
    if (!isTokenText(token)) throw new AuthError('unknown_outcome');
    return grantOf(token, expiresIn, response.sentAt, refreshable !== false);
  }

  /**
   * Sends a request and repeats it once if there was no response. The broker returns the same
   * response to both.
   */
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
      // A response that cannot be read shows that the broker is reachable.
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
