import type { AppliedValue, Facet, FacetValue } from './facet.js';
import { byFacet } from '../query/query.js';

/**
 * The facets of a search as a person should see them.
 *
 * A search narrowed by one of a facet's values no longer counts that facet's alternatives. So
 * `counted` holds facets from searches without their own clauses, and takes the place of what
 * `facets` says of them. Values in force stay listed though the service dropped them.
 *
 * The order is that of `facets`; those that only `counted` or `applied` knows come last.
 */
export function mergeFacets(
  facets: readonly Facet[],
  counted: readonly Facet[],
  applied: readonly AppliedValue[],
): readonly Facet[] {
  const merged = new Map([...facets, ...counted].map((facet) => [facet.key, facet]));
  for (const [key, values] of byFacet(applied)) {
    const facet = merged.get(key) ?? emptyFacet(key, values);
    if (facet) merged.set(key, keepListed(facet, values));
  }
  return [...merged.values()];
}

function keepListed(facet: Facet, applied: readonly AppliedValue[]): Facet {
  const listed = new Set(facet.values.map(({ clause }) => clause));
  const dropped = applied.filter(({ clause }) => !listed.has(clause));
  if (dropped.length === 0) return facet;
  const kept = dropped.map(({ label, clause }): FacetValue => ({ label, clause }));
  return { ...facet, values: [...facet.values, ...kept] };
}

function emptyFacet(key: string, [first]: readonly AppliedValue[]): Facet | undefined {
  if (!first) return undefined;
  return { key, type: first.facetType, label: first.facetLabel, values: [], truncated: false };
}
