import type { Person } from './account/person.js';
import type { PlannedFault } from './faults/fault-plan.js';
import type { Grant, TokenCounts } from './oauth/grant.js';
import type { Fetch } from './origin-fetch.js';
import type { Addresses } from './settings.js';

/** What `GET /__stats` answers. */
export interface ServiceStats {
  /** By method and path; identifiers in paths count as `{id}`. */
  readonly requests: Readonly<Record<string, number>>;
  readonly tokens: TokenCounts;
}

/** A running reference service. It listens to nothing; hand it requests. */
export interface Service extends Addresses {
  readonly account: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The channels that products can be listed by. */
  readonly channelIds: readonly string[];

  /** Answers for the API and the customer site, told apart by origin. Usable unbound, as `fetch` is. */
  readonly fetch: Fetch;
  /** Answers for the API, whatever host the request names. */
  readonly answerApi: (request: Request) => Promise<Response>;
  /** Answers for the customer site and the hosts of links, whatever host the request names. */
  readonly answerSite: (request: Request) => Promise<Response>;

  /** Tokens as if a person had just allowed access: the usual one, or the one who is named. */
  readonly issueTokens: (person?: Partial<Person>) => Grant;
  /** A code as the allow-access page hands out. */
  readonly issueCode: () => string;
  /** Makes later calls fail. */
  readonly planFault: (fault: PlannedFault) => void;
  readonly clearFaults: () => void;
  readonly stats: () => ServiceStats;
}
