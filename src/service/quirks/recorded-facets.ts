import { facetLists, valueBody, type WriteFacets } from '../assets/facet-bodies.js';
import type { FacetCount } from '../catalogue/catalogue.js';
import { isLegacyAnswer } from './recorded-asset.js';

/**
 * Facets as in the live service. Types that were not requested are absent. If none was, the member
 * is null, or absent from an older answer. Every second metadata field has lists as values.
 */
export const recordedFacets: WriteFacets = (counts, asked, [first]) => {
  if (asked.length === 0) return first && isLegacyAnswer(first) ? undefined : null;
  const facets = facetLists(counts, (count, place) =>
    place % 2 === 0 ? valueBody(count) : listedValue(count),
  );
  return Object.fromEntries(Object.entries(facets).filter(([, list]) => list !== null));
};

function listedValue({ value, searchQuery, count }: FacetCount): object {
  return { values: [value], search_query: searchQuery, count };
}
