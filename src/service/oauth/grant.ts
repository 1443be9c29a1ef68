/** The tokens of a successful token request (section 2.1). */
export interface Grant {
  readonly accessToken: string;
  /** Absent if refresh tokens are disabled (section 5, item 5). */
  readonly refreshToken?: string;
}

/**
 * The format of access tokens: `specified` as in section 2.1, or `old` as `<account>/<hex>`. The
 * live service still issues the old format in version 1.0 and accepts it in both versions.
 */
export type TokenShape = 'specified' | 'old';

/** Why a grant was refused. Only `reused` affects other tokens. */
export type Denial = 'unknown' | 'expired' | 'reused';

/** Counts of token events, for tests and operators. */
export interface TokenCounts {
  readonly refreshes: number;
  readonly reuses: number;
  readonly familiesRevoked: number;
}
