import { AuthError } from '../auth-error.js';
import { grantOf, isExpired, type Grant, type GrantIssuer } from '../session/grant.js';
import { postJson, throttledError, type JsonResponse } from './post-json.js';
import { isTokenText } from '../token-text.js';

/** How long the service may still process a request that brought no tokens, in milliseconds. */
const quietPeriodMs = 30_000;

/** Options of `DirectIssuer`. */
export interface DirectIssuerOptions {
  /** Root of the version 2.0 API, without `/v2`. */
  readonly baseUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly fetch: typeof globalThis.fetch;
}

/**
 * Calls the token endpoint of the service directly. If a refresh brings no
 * tokens, it is not simply repeated, because using the refresh token twice would end the session.
 * Instead the previous access token is tried: it is invalid if the refresh was processed (section
 * 3).
 */
export class DirectIssuer implements GrantIssuer {
  readonly #options: DirectIssuerOptions;
  readonly #root: string;
  #grant: Grant | undefined;
  #refreshToken: string | undefined;
  #isUnsettled = false;
  #quietUntil = 0;

  constructor(options: DirectIssuerOptions) {
    this.#options = options;
    this.#root = `${options.baseUrl.replace(/\/*$/, '')}/v2`;
  }

  exchange(code: string): Promise<Grant> {
    return this.#requestToken({ grant_type: 'authorization_code', authorization_code: code }).then(
      (response) => this.#readGrant(response, 'exchange_failed'),
    );
  }

  async refresh(replaced: string | undefined): Promise<Grant> {
    const grant = this.#grant;
    if (grant && grant.accessToken !== replaced && !isExpired(grant)) return grant;
    if (this.#isUnsettled) await this.#settle();
    const refreshToken = this.#refreshToken;
    if (refreshToken === undefined) throw new AuthError('login_required');
    this.#isUnsettled = true;
    try {
      const response = await this.#requestToken({
        grant_type: 'refresh_token',
        refresh_token: refreshToken,
      });
      return this.#readGrant(response, 'login_required');
    } catch (error) {
      // Whatever the response was, the service may still be processing the request.
      this.#quietUntil = Date.now() + quietPeriodMs;
      throw error;
    }
  }

  async end(): Promise<void> {
    const token = this.#grant?.accessToken;
    this.#forget();
    if (token !== undefined) await this.#sendWithToken('DELETE', '/oauth/access-token', token);
  }

  async #settle(): Promise<void> {
    const grant = this.#grant;
    // Without this, a clock that was set back by two hours would keep it quiet for as long.
    this.#quietUntil = Math.min(this.#quietUntil, Date.now() + quietPeriodMs);
    if (Date.now() < this.#quietUntil) {
      throw new AuthError('unknown_outcome', { retryAt: this.#quietUntil });
    }
    // If the previous token has expired too, the outcome is unknown.
    const status = grant && !isExpired(grant) ? await this.#statusOf(grant) : 401;
    if (status === 401) {
      this.#forget();
      throw new AuthError('login_required');
    }
    if (status < 200 || status > 299) throw new AuthError('unknown_outcome');
    this.#isUnsettled = false;
  }

  #statusOf({ accessToken }: Grant): Promise<number> {
    return this.#sendWithToken('GET', '/user', accessToken).then(
      ({ status }) => status,
      () => 0,
    );
  }

  #readGrant(response: JsonResponse, rejectionCode: 'exchange_failed' | 'login_required') {
    const { status, body, sentAt } = response;
    if ([400, 401, 403].includes(status)) {
      if (rejectionCode === 'login_required') this.#forget();
      throw new AuthError(rejectionCode);
    }
    if (status === 429 || status === 503) throw throttledError(response);
    const { access_token: token, refresh_token: refreshToken, expires_in: expiresIn } = body;
    if (status !== 200 || !isTokenText(token)) throw new AuthError('unknown_outcome');
    this.#isUnsettled = false;
    this.#refreshToken = isTokenText(refreshToken) ? refreshToken : undefined;
    const isRefreshable = this.#refreshToken !== undefined;
    return (this.#grant = grantOf(token, expiresIn, sentAt, isRefreshable));
  }

  #forget(): void {
    this.#grant = undefined;
    this.#refreshToken = undefined;
    this.#isUnsettled = false;
  }

  async #requestToken(grant: Readonly<Record<string, string>>): Promise<JsonResponse> {
    const { clientId, clientSecret, fetch } = this.#options;
    const body = { ...grant, client_id: clientId, client_secret: clientSecret };
    try {
      const init = { credentials: 'omit', headers: {} } as const;
      return await postJson(fetch, `${this.#root}/oauth/access-token`, body, init);
    } catch {
      throw new AuthError('unknown_outcome');
    }
  }

  #sendWithToken(method: string, path: string, token: string): Promise<Response> {
    return this.#options.fetch(this.#root + path, {
      method,
      headers: { authorization: `Bearer ${token}` },
      credentials: 'omit',
      redirect: 'error',
      signal: AbortSignal.timeout(10_000),
    });
  }
}
