import type { ListQuery } from '../model/query/query.js';
import { kept, keptValues } from './kept.js';

/** A picker that goes on where the person left off. */
export interface Recalling {
  readonly query: string;
  readonly sort: string;
  readonly value: readonly string[];
}

/** What is searched for, before the first search. */
interface Search {
  setQuery(change: Partial<ListQuery>): unknown;
}

/**
 * Gives `search` the order, and within the same tab the search, that were kept under `key`, as far
 * as the page itself says nothing else. Says whether results were in lines, where the person did.
 */
export function recall(
  key: string,
  { query, sort, value }: Recalling,
  search: Search,
  isSort: (sort: string) => boolean,
): boolean | undefined {
  const { sort: order, list } = kept('localStorage', key);
  const { text, applied } = kept('sessionStorage', key);
  if (!sort && typeof order === 'string' && isSort(order)) search.setQuery({ sort: order });
  if (!query && value.length === 0 && typeof text === 'string') {
    search.setQuery({ text, applied: keptValues(applied) });
  }
  return typeof list === 'boolean' ? list : undefined;
}
