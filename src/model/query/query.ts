import type { AppliedValue } from '../facet/facet.js';

/** What the person asks of any list: words, an order, and values of facets. */
export interface ListQuery {
  /** The words in the search box. */
  readonly text: string;
  readonly applied: readonly AppliedValue[];
  /** As the service names it, e.g. `-created_date`. Empty leaves the order to the service. */
  readonly sort: string;
}

/** What is being searched for. A query is a value: change it by making another. */
export interface Query extends ListQuery {
  /** A clause of the host's, always in force and never shown. */
  readonly filter: string;
}

export const emptyQuery: Query = { text: '', filter: '', applied: [], sort: '' };

const clauses = new WeakMap<ListQuery['applied'], readonly string[]>();

/** The clauses in force, in the order they were applied. The same list for the same query. */
export function clausesOf({ applied }: ListQuery): readonly string[] {
  const known = clauses.get(applied) ?? applied.map(({ clause }) => clause);
  clauses.set(applied, known);
  return known;
}

/** Adds `value`, or takes it away where its clause is already in force. */
export function toggleValue<Q extends ListQuery>(query: Q, value: AppliedValue): Q {
  const without = query.applied.filter(({ clause }) => clause !== value.clause);
  const added = without.length === query.applied.length;
  return { ...query, applied: added ? [...without, value] : without };
}

/** The applied values, one list a facet, in the order the facets were first used. */
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

/** The query with every value of one facet taken away, for counting that facet's alternatives. */
export function withoutFacet(query: Query, facetKey: string): Query {
  return { ...query, applied: query.applied.filter((value) => value.facetKey !== facetKey) };
}

/** Whether two queries ask the service for the same results. */
export function sameQuery(one: Query, other: Query): boolean {
  return (
    one.text === other.text &&
    one.filter === other.filter &&
    one.sort === other.sort &&
    one.applied.length === other.applied.length &&
    one.applied.every(({ clause }, index) => clause === other.applied[index]?.clause)
  );
}
