/** What a token request hands out (section 2.1). */
export interface Grant {
  readonly accessToken: string;
  /** Absent where refresh tokens are not enabled (section 5, item 5). */
  readonly refreshToken?: string;
}

/**
 * How an access token is written: `specified` as in section 2.1, `old` as `<account>/<hex>`, which
 * the live service still gives by version 1.0 and takes in both.
 */
export type TokenShape = 'specified' | 'old';

/** Why a grant was refused. Every reason but `reused` leaves all other tokens as they were. */
export type Denial = 'unknown' | 'expired' | 'reused';

/** How often what happened to tokens, for tests and operators. */
export interface TokenCounts {
  readonly refreshes: number;
  readonly reuses: number;
  readonly familiesRevoked: number;
}
