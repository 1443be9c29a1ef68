import type { FindField, QueryNode } from '../query-node.js';
import { QueryParser } from './query-parser.js';
import { readTokens } from './read-tokens.js';
import { TokenCursor } from './token-cursor.js';

/** A parsed query; `root` is undefined if it matches everything. */
export interface ParsedQuery {
  readonly root: QueryNode | undefined;
  readonly syntaxOk: boolean;
}

/**
 * Parses the query language of `search_query` (section 2.5) and of clients. Consecutive words must
 * all match. `AND`, `OR` and `NOT` are case-insensitive; `AND` binds tighter than `OR`; `-` also
 * negates. `field:` applies to the word, group, `{exact phrase}`, `"phrase"` or `[range]` after it.
 * Parsing never fails. Invalid parts are read as words or, like an `OR` at the end, ignored, and
 * `syntaxOk` is then false.
 */
export function parseQuery(query: string, findField: FindField): ParsedQuery {
  const { tokens, syntaxOk } = readTokens(query);
  const parser = new QueryParser(new TokenCursor(tokens), findField);
  const root = parser.readQuery();
  return { root, syntaxOk: syntaxOk && parser.syntaxOk };
}
