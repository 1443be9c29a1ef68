import { AuthError } from '../../auth/auth-error.js';
import { BrokerIssuer } from '../../auth/sources/broker-issuer.js';
import { nameOf } from '../../auth/connection.js';
import type { Setup } from '../settings.js';

/** What is known of the person's session, and kept from every finding. */
export class Patient {
  /** The code that the sign-in window brought. Used once. */
  code: string | undefined;

  /** The token that the broker gave last. */
  token: string | undefined;

  readonly #issuer: BrokerIssuer;

  constructor({ broker, site, clientId, redirect }: Setup) {
    const name = nameOf({ siteUrl: site.href, clientId, redirectUri: redirect.href });
    const fetch: typeof globalThis.fetch = (...call) => globalThis.fetch(...call);
    this.#issuer = new BrokerIssuer({ brokerUrl: broker.href, name, fetch });
  }

  /** Trades the code in. Gives why it failed. */
  exchange(attempt: string): Promise<AuthError | undefined> {
    const { code = '' } = this;
    this.code = undefined;
    return this.#hold(this.#issuer.exchange(code, attempt));
  }

  /** Asks by the cookie alone, as another tab would. Gives why it failed. */
  renew(): Promise<AuthError | undefined> {
    return this.#hold(this.#issuer.refresh(undefined));
  }

  async #hold(granting: Promise<{ readonly accessToken: string }>): Promise<AuthError | undefined> {
    try {
      this.token = (await granting).accessToken;
      return undefined;
    } catch (error) {
      return error instanceof AuthError ? error : new AuthError('malformed');
    }
  }
}
