import { mergeFacets } from '../../model/facet/facet-merge.js';
import type { AppliedValue, Facet } from '../../model/facet/facet.js';
import type { AssetPage } from '../../model/page/page.js';
import { byFacet, withoutFacet, type Query } from '../../model/query/query.js';
import type { AssetSearch } from './assets.js';
import { withOptional } from '../http/with-optional.js';
import type { CallOptions } from '../client-options.js';
import type { PickerClient } from './picker-client.js';

interface FacetedOptions extends CallOptions {
  /** Returns the facets of a search if its results are known. */
  readonly facetsOf?: (query: Query) => readonly Facet[] | undefined;
}

/**
 * Searches like `client.searchAssets` and corrects the facet counts: values of one facet are
 * alternatives, so a facet must be counted without its own clauses.
 *
 * Each facet with applied values is counted by a separate request, sent together with the search,
 * unless `facetsOf` knows the results without its clauses. If such a request fails or is late, the
 * counts of the search are used. Applied values are always listed.
 */
export async function searchFaceted(
  client: Pick<PickerClient, 'searchAssets'>,
  search: AssetSearch,
  { signal, facetsOf }: FacetedOptions = {},
): Promise<AssetPage> {
  const { query, facets: types = [] } = search;
  const applied = query.applied.filter(({ facetType }) => types.includes(facetType));
  const count = async (
    { facetKey, facetType }: AppliedValue,
    countSignal: AbortSignal,
  ): Promise<Facet | undefined> => {
    const others = withoutFacet(query, facetKey);
    const counted = { query: others, offset: 0, limit: 1, facets: [facetType], bare: true };
    const known =
      facetsOf?.(others) ?? (await client.searchAssets(counted, { signal: countSignal })).facets;
    return known.find(({ key }) => key === facetKey);
  };
  const [page, counts] = await withOptional(
    client.searchAssets(search, { ...(signal && { signal }) }),
    (countSignal) =>
      Promise.all(
        [...byFacet(applied).values()].flatMap(([value]) =>
          value ? [count(value, countSignal).catch(() => undefined)] : [],
        ),
      ),
    signal,
  );
  const counted = (counts ?? []).filter((facet) => facet !== undefined);
  return { ...page, facets: mergeFacets(page.facets, counted, applied) };
}
