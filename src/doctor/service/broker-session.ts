import { AuthError } from '../../auth/auth-error.js';
import { BrokerIssuer } from '../../auth/sources/broker-issuer.js';
import { connectionName } from '../../auth/connection.js';
import type { Setup } from '../settings.js';

/** The user's session during the checks. It is never part of a finding. */
export class BrokerSession {
  /** The authorization code of the sign-in window. Used once. */
  code: string | undefined;

  /** The latest token of the broker. */
  token: string | undefined;

  readonly #issuer: BrokerIssuer;

  constructor({ broker, site, clientId, redirect }: Setup) {
    const name = connectionName({ siteUrl: site.href, clientId, redirectUri: redirect.href });
    const fetch: typeof globalThis.fetch = (...call) => globalThis.fetch(...call);
    this.#issuer = new BrokerIssuer({ brokerUrl: broker.href, name, fetch });
  }

  /** Exchanges the code. Returns the error if it fails. */
  exchange(attempt: string): Promise<AuthError | undefined> {
    const { code = '' } = this;
    this.code = undefined;
    return this.#keepToken(this.#issuer.exchange(code, attempt));
  }

  /**
   * Refreshes the session with the cookie only, like another tab. Returns the error if it fails.
   */
  refresh(): Promise<AuthError | undefined> {
    return this.#keepToken(this.#issuer.refresh(undefined));
  }

  async #keepToken(
    grant: Promise<{ readonly accessToken: string }>,
  ): Promise<AuthError | undefined> {
    try {
      this.token = (await grant).accessToken;
      return undefined;
    } catch (error) {
      return error instanceof AuthError ? error : new AuthError('malformed');
    }
  }
}
