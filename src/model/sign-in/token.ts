/** What a token is for: exchanging (`wac`), presenting (`wat`) or renewing (`wrt`). Section 2.1. */
export type TokenType = 'wac' | 'wat' | 'wrt';

/** The parts of a token, `<token_type>_<account_name>_<random>` (section 2.1). */
export interface TokenParts {
  readonly type: TokenType;
  readonly account: string;
}

/** Longer strings are not read: no token of the service comes near it. */
const maxTokenLength = 1024;

/**
 * Reads what a token says of itself, or undefined where it has another shape. An account name
 * may hold underscores; the random part never does.
 */
export function readToken(token: string): TokenParts | undefined {
  if (token.length > maxTokenLength) return undefined;
  const match = /^(wac|wat|wrt)_([A-Za-z0-9][\w.-]*)_([A-Za-z0-9~.-]+)$/.exec(token);
  if (!match) return undefined;
  return { type: match[1] as TokenType, account: match[2] ?? '' };
}
