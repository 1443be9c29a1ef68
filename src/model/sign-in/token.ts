/**
 * The purpose of a token: an authorization code (`wac`), an access token (`wat`) or a refresh token
 * (`wrt`). Section 2.1.
 */
export type TokenType = 'wac' | 'wat' | 'wrt';

/** The parts of a token, `<token_type>_<account_name>_<random>` (section 2.1). */
export interface TokenParts {
  readonly type: TokenType;
  readonly account: string;
}

/** Longer strings are not read. Tokens of the service are much shorter. */
const maxTokenLength = 1024;

/**
 * Reads the parts of a token, or returns undefined if it has another format. An account name may
 * contain underscores; the random part never does.
 */
export function readToken(token: string): TokenParts | undefined {
  if (token.length > maxTokenLength) return undefined;
  const match = /^(wac|wat|wrt)_([A-Za-z0-9][\w.-]*)_([A-Za-z0-9~.-]+)$/.exec(token);
  if (!match) return undefined;
  return { type: match[1] as TokenType, account: match[2] ?? '' };
}
