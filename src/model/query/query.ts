import type { AppliedValue } from '../facet/facet.js';

/** The user's input for any list: words, an order and facet values. */
export interface ListQuery {
  /** The words in the search box. */
  readonly text: string;
  /**
   * Whether the user may still be typing the last word. If it is a plain word, the results then only
   * need a word that begins with it.
   */
  readonly partial?: boolean;
  readonly applied: readonly AppliedValue[];
  /**
   * The sort order as the service names it, e.g. `-created_date`. Empty for the service's default.
   */
  readonly sort: string;
}

/** An asset search. The value is immutable: each change returns a new one. */
export interface Query extends ListQuery {
  /** A clause of the host. It always applies and is never shown. */
  readonly filter: string;
  /**
   * The day on which the results have to be released and not expired. ISO 8601, UTC, e.g.
   * `2026-12-03`. Absent if that does not matter.
   */
  readonly availableOn?: string | undefined;
}

export const emptyQuery: Query = { text: '', filter: '', applied: [], sort: '' };

const clauses = new WeakMap<ListQuery['applied'], readonly string[]>();

/**
 * Returns the applied clauses in the order in which they were applied. The same query always
 * returns the same array.
 */
export function clausesOf({ applied }: ListQuery): readonly string[] {
  const known = clauses.get(applied) ?? applied.map(({ clause }) => clause);
  clauses.set(applied, known);
  return known;
}

/** Adds `value`, or removes it if its clause is already applied. */
export function toggleValue<Q extends ListQuery>(query: Q, value: AppliedValue): Q {
  const without = query.applied.filter(({ clause }) => clause !== value.clause);
  const added = without.length === query.applied.length;
  return { ...query, applied: added ? [...without, value] : without };
}

/** Groups applied values by facet, in the order in which the facets were first used. */
export function byFacet(
  applied: readonly AppliedValue[],
): ReadonlyMap<string, readonly AppliedValue[]> {
  const groups = new Map<string, AppliedValue[]>();
  for (const value of applied) {
    const group = groups.get(value.facetKey);
    if (group) group.push(value);
    else groups.set(value.facetKey, [value]);
  }
  return groups;
}

/** Returns the query without the values of one facet, for counting that facet's values. */
export function withoutFacet(query: Query, facetKey: string): Query {
  return { ...query, applied: query.applied.filter((value) => value.facetKey !== facetKey) };
}

/** Returns a text that is the same for all queries that request the same results. */
export function keyOf(query: Query): string {
  const { text, partial, filter, sort, availableOn } = query;
  return JSON.stringify([text, partial, filter, sort, availableOn, clausesOf(query)]);
}

/** Whether two queries request the same results. */
export function sameQuery(one: Query, other: Query): boolean {
  return keyOf(one) === keyOf(other);
}

/**
 * Returns a day as the query language writes it, `mm/dd/yyyy`. The specification does not show it:
 * integrations of the live service write it so.
 *
 * @param day - ISO 8601, e.g. `2026-12-03`.
 * @param later - So many days are added.
 * @throws RangeError if it is no day.
 */
export function queryDay(day: string, later = 0): string {
  return new Date(Date.parse(day) + later * 86_400_000)
    .toISOString()
    .replace(/(.+)-(..)-(..)T.*/, '$2/$3/$1');
}
