import type { Person } from './account/person.js';
import type { PlannedFault } from './faults/fault-plan.js';
import type { Grant, TokenCounts } from './oauth/grant.js';
import type { Fetch } from './origin-fetch.js';
import type { Addresses } from './settings.js';

/** The answer of `GET /__stats`. */
export interface ServiceStats {
  /** By method and path; identifiers in paths count as `{id}`. */
  readonly requests: Readonly<Record<string, number>>;
  readonly tokens: TokenCounts;
}

/** A running reference service. It does not listen on a port; call `fetch` with requests. */
export interface Service extends Addresses {
  readonly account: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The ids of the product channels. */
  readonly channelIds: readonly string[];

  /** Answers requests to the API and the customer site, by origin. Can be called unbound. */
  readonly fetch: Fetch;
  /** Answers requests to the API, regardless of the host. */
  readonly answerApi: (request: Request) => Promise<Response>;
  /** Answers requests to the customer site and the hosts of links, regardless of the host. */
  readonly answerSite: (request: Request) => Promise<Response>;

  /** Issues tokens as if a user had just allowed access: the default user or the given one. */
  readonly issueTokens: (person?: Partial<Person>) => Grant;
  /** Issues a code, as the allow-access page does. */
  readonly issueCode: () => string;
  /** Makes later calls fail. */
  readonly planFault: (fault: PlannedFault) => void;
  readonly clearFaults: () => void;
  readonly stats: () => ServiceStats;
}
