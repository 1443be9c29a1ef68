import type { BrokerEvent } from './log.js';
import type { RateLimit } from './limits/rate-limiter.js';
import type { ReplayStore } from './replay/replay-store.js';

/** The options of a broker. */
export interface BrokerOptions {
  /** The customer site on which users sign in, over https. Sessions of other sites are rejected. */
  readonly siteUrl: string;
  /** Root of the version 2.0 API, over https, without its `/v2`. */
  readonly apiUrl: string;
  readonly clientId: string;
  /** The client secret. While it is being changed, both secrets, the newer one first. */
  readonly clientSecret: string | readonly string[];
  /** The account whose tokens are handled (section 2.1). Codes of other accounts are refused. */
  readonly account: string;
  /**
   * Keys of 32 bytes, in base64url, that encrypt the cookie. The first key encrypts; every key can
   * decrypt. To change keys, put the new one first and remove the old one after half a year.
   */
  readonly cookieKeys: readonly string[];
  /** The pages' origins, exactly as browsers send them, e.g. `https://www.example.com`. */
  readonly allowedOrigins: readonly string[];
  /** The path of the endpoints. Default `/dam-auth/`. */
  readonly basePath?: string;
  /**
   * A store shared by the instances of one broker. A single instance needs none. See `redisStore`.
   */
  readonly replay?: ReplayStore;
  /** How often one address may call. Without it, the number of calls is not limited. */
  readonly rateLimit?: RateLimit;
  /** Whether this instance accepts calls. Readiness also requires that the store is ready. */
  readonly isReady?: () => boolean;
  readonly cookie?: CookieOptions;
  /** Called after every call, without any secrets. */
  readonly log?: (event: BrokerEvent) => void;
  /** Replaces `fetch`, e.g. in tests. */
  readonly fetch?: typeof globalThis.fetch;
  /** Replaces the clock, in milliseconds since 1970, e.g. in tests. */
  readonly now?: () => number;
  /** How long to wait for an answer of the service, in milliseconds. Default 15 seconds. */
  readonly serviceTimeoutMs?: number;
  /**
   * How long the service may still process a call that got no answer, in milliseconds. The broker
   * does not repeat the call before. Default 30 seconds.
   */
  readonly quietPeriodMs?: number;
}

/** How the cookie is set. */
export interface CookieOptions {
  /** The prefix of the cookie's name, before a hash. Default `__Host-dam`. */
  readonly name?: string;
  /** `none` for pages on a different site than the broker; the cookie is then partitioned. */
  readonly sameSite?: 'strict' | 'none';
}
