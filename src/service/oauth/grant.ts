/** What a token request hands out (section 2.1). */
export interface Grant {
  readonly accessToken: string;
  /** Absent where refresh tokens are not enabled (section 5, item 5). */
  readonly refreshToken?: string;
}

/** Why a grant was refused. Every reason but `reused` leaves all other tokens as they were. */
export type Denial = 'unknown' | 'expired' | 'reused';

/** How often what happened to tokens, for tests and operators. */
export interface TokenCounts {
  readonly refreshes: number;
  readonly reuses: number;
  readonly familiesRevoked: number;
}
