import type { Profile } from './profile.js';
import type { Wait } from './http/retry.js';
import type { TokenSource } from './token-source.js';

/** What a client needs to know of the service. */
export interface ClientOptions {
  /** Address of the version 2.0 API, with or without its closing `/v2`. */
  readonly baseUrl: string;
  /** Address of the customer site. Only the version 1.0 calls need it. */
  readonly siteUrl?: string;
  readonly tokens: TokenSource;
  /** Asks for branded links (section 9, item 7). */
  readonly branded?: boolean;
  /** The service's dialect; the specification's by default. */
  readonly profile?: Profile;
  /**
   * Milliseconds that one attempt may take, 15 000 by default. Time spent on coming by a token is
   * not counted.
   */
  readonly timeout?: number;
  /** How many times a failed call is repeated where that may help, 2 by default. */
  readonly retries?: number;
  /**
   * Whether requests keep to the budget that everything of this package on a page shares: at most
   * 10 in a second and 300 in a minute, and 30 in a second more for 10 seconds after a person did
   * something. Requests over the budget wait in order. True on pages, false elsewhere, by default:
   * the live service allows 50 in a second to a whole account.
   */
  readonly budget?: boolean;
  /** Stands in for the global `fetch`. */
  readonly fetch?: typeof globalThis.fetch;
  /** Stands in for the clock between attempts. */
  readonly wait?: Wait;
}

/** What every call takes beside its subject. */
export interface CallOptions {
  /** Gives the call up. It then rejects with the signal's own reason. */
  readonly signal?: AbortSignal;
}
