import type { TokenSource } from '../../src/api/token-source.js';

/** A source that gives the tokens in turn, the last one for ever, and keeps what was refused. */
export function tokensGiving(
  ...tokens: readonly string[]
): TokenSource & { readonly refused: readonly string[] } {
  const refused: string[] = [];
  let given = 0;
  const get = (): Promise<string> =>
    Promise.resolve(tokens[Math.min(given++, tokens.length - 1)] ?? '');
  return { get, refuse: (token) => void refused.push(token), refused };
}
