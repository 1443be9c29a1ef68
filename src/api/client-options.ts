import type { Profile, ProfileName } from './profile.js';
import type { Wait } from './http/retry.js';
import type { TokenSource } from './token-source.js';

/** Options of a client. */
export interface ClientOptions {
  /** URL of the version 2.0 API, with or without the final `/v2`. */
  readonly baseUrl: string;
  /** URL of the customer site. Only version 1.0 calls need it. */
  readonly siteUrl?: string;
  readonly tokens: TokenSource;
  /** Requests branded links (section 9, item 7). False by default. */
  readonly branded?: boolean;
  /** The service's dialect, or the name of a built-in one. The specification's by default. */
  readonly profile?: Profile | ProfileName;
  /**
   * Timeout of one attempt in milliseconds, 15 000 by default. The time spent on getting a token is
   * not included.
   */
  readonly timeout?: number;
  /** How many times a failed call is retried if a retry may help, 2 by default. */
  readonly retries?: number;
  /**
   * Whether requests use the budget that all code of this package on a page shares: at most 10 per
   * second and 300 per minute, plus 30 per second during the 10 seconds after a user interaction.
   * Requests over the budget wait in order. By default true on pages and false elsewhere. The live
   * service allows 50 requests per second for a whole account.
   */
  readonly budget?: boolean;
  /** Replaces the global `fetch`. */
  readonly fetch?: typeof globalThis.fetch;
  /** Replaces the timer that waits between attempts. */
  readonly wait?: Wait;
}

/** Options of every call. */
export interface CallOptions {
  /** Cancels the call, which then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
}
