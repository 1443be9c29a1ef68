import type { FindField, QueryNode } from '../query-node.js';
import { QueryParser } from './query-parser.js';
import { readTokens } from './read-tokens.js';
import { TokenCursor } from './token-cursor.js';

/** A query that was read; `root` is undefined where it asks for everything. */
export interface ParsedQuery {
  readonly root: QueryNode | undefined;
  readonly syntaxOk: boolean;
}

/**
 * Reads the query language of section 2.5's `search_query` and of what clients send.
 *
 * Words side by side must all be found. `AND`, `OR` and `NOT` work in any letter case; `AND` binds
 * tighter than `OR`; `-` negates too. `field:` holds for the word, group, `{exact phrase}`, `"phrase"`
 * or `[range]` after it. Reading never fails: what makes no sense is read as words, or left out where
 * there is nothing to read, as with an `OR` at the end, and `syntaxOk` is then false.
 */
export function parseQuery(query: string, findField: FindField): ParsedQuery {
  const { tokens, syntaxOk } = readTokens(query);
  const parser = new QueryParser(new TokenCursor(tokens), findField);
  const root = parser.readQuery();
  return { root, syntaxOk: syntaxOk && parser.syntaxOk };
}
