import { AuthError } from '../auth-error.js';
import { grantOf, isExpired, type Grant, type GrantIssuer } from '../session/grant.js';
import { postJson, throttledBy, type Answer } from './post-json.js';
import { isTokenText } from '../token-text.js';

/** How long the service may go on processing a request that brought no tokens; milliseconds. */
const quietPeriod = 30_000;

/** The client and where its tokens come from. */
export interface DirectIssuerOptions {
  /** Root of the version 2.0 API, without its `/v2`. */
  readonly baseUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly fetch: typeof globalThis.fetch;
}

/**
 * Speaks with the service's token endpoint itself. A refresh that brought no tokens is never
 * repeated blindly, as a second use would end the session: the token before it tells whether the
 * first was processed, for that would have ended it (section 3).
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
    return this.#ask({ grant_type: 'authorization_code', authorization_code: code }).then(
      (answer) => this.#take(answer, 'exchange_failed'),
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
      const answer = await this.#ask({ grant_type: 'refresh_token', refresh_token: refreshToken });
      return this.#take(answer, 'login_required');
    } catch (error) {
      // Whatever came, the service may still be processing what was sent.
      this.#quietUntil = Date.now() + quietPeriod;
      throw error;
    }
  }

  async end(): Promise<void> {
    const token = this.#grant?.accessToken;
    this.#forget();
    if (token !== undefined) await this.#present('DELETE', '/oauth/access-token', token);
  }

  async #settle(): Promise<void> {
    const grant = this.#grant;
    if (Date.now() < this.#quietUntil) {
      throw new AuthError('unknown_outcome', { retryAt: this.#quietUntil });
    }
    // Where the earlier token has lapsed too, nothing tells any more.
    const status = grant && !isExpired(grant) ? await this.#statusOf(grant) : 401;
    if (status === 401) {
      this.#forget();
      throw new AuthError('login_required');
    }
    if (status < 200 || status > 299) throw new AuthError('unknown_outcome');
    this.#isUnsettled = false;
  }

  #statusOf({ accessToken }: Grant): Promise<number> {
    return this.#present('GET', '/user', accessToken).then(
      ({ status }) => status,
      () => 0,
    );
  }

  #take(answer: Answer, rejection: 'exchange_failed' | 'login_required') {
    const { status, body, sentAt } = answer;
    if ([400, 401, 403].includes(status)) {
      if (rejection === 'login_required') this.#forget();
      throw new AuthError(rejection);
    }
    if (status === 429 || status === 503) throw throttledBy(answer);
    const { access_token: token, refresh_token: refreshToken, expires_in: expiresIn } = body;
    if (status !== 200 || !isTokenText(token)) throw new AuthError('unknown_outcome');
    this.#isUnsettled = false;
    this.#refreshToken = isTokenText(refreshToken) ? refreshToken : undefined;
    const renewable = this.#refreshToken !== undefined;
    return (this.#grant = grantOf(token, expiresIn, sentAt, renewable));
  }

  #forget(): void {
    this.#grant = undefined;
    this.#refreshToken = undefined;
    this.#isUnsettled = false;
  }

  async #ask(grant: Readonly<Record<string, string>>): Promise<Answer> {
    const { clientId, clientSecret, fetch } = this.#options;
    const body = { ...grant, client_id: clientId, client_secret: clientSecret };
    try {
      const init = { credentials: 'omit', headers: {} } as const;
      return await postJson(fetch, `${this.#root}/oauth/access-token`, body, init);
    } catch {
      throw new AuthError('unknown_outcome');
    }
  }

  #present(method: string, path: string, token: string): Promise<Response> {
    return this.#options.fetch(this.#root + path, {
      method,
      headers: { authorization: `Bearer ${token}` },
      credentials: 'omit',
      redirect: 'error',
      signal: AbortSignal.timeout(10_000),
    });
  }
}
