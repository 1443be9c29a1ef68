import { facetsBody, valueBody, type WriteFacets } from '../assets/facet-bodies.js';
import type { FacetCount } from '../catalogue/catalogue.js';

/**
 * Facets as in the live service: the member and its types are absent unless requested. Every second
 * metadata field has lists as values.
 */
export const recordedFacets: WriteFacets = (counts, asked) => {
  if (asked.length === 0) return undefined;
  const facets = facetsBody(counts, asked, (count, place) =>
    place % 2 === 0 ? valueBody(count) : listedValue(count),
  );
  return Object.fromEntries(Object.entries(facets ?? {}).filter(([, list]) => list !== null));
};

function listedValue({ value, searchQuery, count }: FacetCount): object {
  return { values: [value], search_query: searchQuery, count };
}
