import { AuthError } from '../../auth/auth-error.js';
import { BrokerIssuer } from '../../auth/sources/broker-issuer.js';
import { connectionName } from '../../auth/connection.js';
import type { Setup } from '../settings.js';

/** What is known of the person's session, and kept from every finding. */
export class BrokerSession {
  /** The code that the sign-in window brought. Used once. */
  code: string | undefined;

  /** The token that the broker gave last. */
  token: string | undefined;

  readonly #issuer: BrokerIssuer;

  constructor({ broker, site, clientId, redirect }: Setup) {
    const name = connectionName({ siteUrl: site.href, clientId, redirectUri: redirect.href });
    const fetch: typeof globalThis.fetch = (...call) => globalThis.fetch(...call);
    this.#issuer = new BrokerIssuer({ brokerUrl: broker.href, name, fetch });
  }

  /** Trades the code in. Gives why it failed. */
  exchange(attempt: string): Promise<AuthError | undefined> {
    const { code = '' } = this;
    this.code = undefined;
    return this.#keepToken(this.#issuer.exchange(code, attempt));
  }

  /** Asks by the cookie alone, as another tab would. Gives why it failed. */
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
