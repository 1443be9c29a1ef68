import type { BrokerEvent } from './log.js';
import type { RateLimit } from './limits/rate-limiter.js';
import type { ReplayStore } from './replay/replay-store.js';

/** What a broker has to know. */
export interface BrokerOptions {
  /** The customer site whose people sign in, over https. A session of another site is not taken. */
  readonly siteUrl: string;
  /** Root of the version 2.0 API, over https, without its `/v2`. */
  readonly apiUrl: string;
  readonly clientId: string;
  /** The client's secret; while it is being changed both, the newer first. */
  readonly clientSecret: string | readonly string[];
  /** The account whose tokens are handled (section 2.1). Others' codes are refused. */
  readonly account: string;
  /**
   * Keys of 32 bytes, in base64url, that seal the cookie. The first seals; all open. To change
   * keys put the new one first and take the old one away after half a year.
   */
  readonly cookieKeys: readonly string[];
  /** The pages' origins, exactly as browsers send them, e.g. `https://www.example.com`. */
  readonly allowedOrigins: readonly string[];
  /** Path under which the endpoints lie; `/dam-auth/` unless given. */
  readonly basePath?: string;
  /** Memory shared by the instances of one broker; one instance needs none. See `redisStore`. */
  readonly replay?: ReplayStore;
  /** How often one address may call. Without it nothing is limited. */
  readonly rateLimit?: RateLimit;
  /** Whether people may be sent to this instance, beside what the memory says of itself. */
  readonly isReady?: () => boolean;
  readonly cookie?: CookieOptions;
  /** Hears of every call, without anything secret. */
  readonly log?: (event: BrokerEvent) => void;
  /** Stands in for `fetch`, e.g. under test. */
  readonly fetch?: typeof globalThis.fetch;
  /** Stands in for the clock, in milliseconds since 1970, e.g. under test. */
  readonly now?: () => number;
  /** How long to wait for the service, in milliseconds; 15 seconds unless given. */
  readonly patience?: number;
  /** How long a call without an answer is left to end by itself; milliseconds, 30 s unless given. */
  readonly quietPeriod?: number;
}

/** How the cookie is set. */
export interface CookieOptions {
  /** What its name begins with, before a hash; `__Host-dam` unless given. */
  readonly name?: string;
  /** `none` for pages of another site than the broker's; the cookie is partitioned then. */
  readonly sameSite?: 'strict' | 'none';
}
