import type { AppliedValue, Facet, FacetValue } from './facet.js';
import { byFacet } from '../query/query.js';

/**
 * Merges the facets of a search with separately counted ones.
 *
 * A search that is narrowed by a value of a facet does not count the other values of that facet.
 * `counted` contains facets of searches without their own clauses and replaces the matching entries
 * of `facets`. Applied values stay listed even if the service left them out.
 *
 * The order is that of `facets`; facets that are only in `counted` or `applied` come last.
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
