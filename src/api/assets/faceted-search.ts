import { mergeFacets } from '../../model/facet/facet-merge.js';
import type { AppliedValue, Facet } from '../../model/facet/facet.js';
import type { AssetPage } from '../../model/page/page.js';
import { byFacet, withoutFacet } from '../../model/query/query.js';
import type { AssetSearch } from './assets.js';
import { withOptional } from '../http/with-optional.js';
import type { CallOptions } from '../client-options.js';
import type { PickerClient } from './picker-client.js';

/**
 * Searches as `client.searchAssets` does, and gives facets whose counts are right although the
 * values in one facet are alternatives.
 *
 * Each facet with values in force is counted by a request of its own, beside the search, without
 * that facet's clauses. Where such a request fails or is late, the facet stays as the service gave
 * it for the search. Values in force stay listed in any case.
 */
export async function searchFaceted(
  client: Pick<PickerClient, 'searchAssets'>,
  search: AssetSearch,
  { signal }: CallOptions = {},
): Promise<AssetPage> {
  const types = search.facets ?? [];
  const applied = search.query.applied.filter(({ facetType }) => types.includes(facetType));
  const [page, counts] = await withOptional(
    client.searchAssets(search, { ...(signal && { signal }) }),
    (countSignal) =>
      Promise.all(
        [...byFacet(applied).values()].map((values) => count(client, search, values, countSignal)),
      ),
    signal,
  );
  const counted = (counts ?? []).filter((facet) => facet !== undefined);
  return { ...page, facets: mergeFacets(page.facets, counted, applied) };
}

async function count(
  client: Pick<PickerClient, 'searchAssets'>,
  { query }: AssetSearch,
  [value]: readonly AppliedValue[],
  signal: AbortSignal,
): Promise<Facet | undefined> {
  if (!value) return undefined;
  const { facetKey, facetType } = value;
  const withoutThisFacet = {
    query: withoutFacet(query, facetKey),
    offset: 0,
    limit: 1,
    facets: [facetType],
    bare: true,
  };
  try {
    const { facets } = await client.searchAssets(withoutThisFacet, { signal });
    return facets.find(({ key }) => key === facetKey);
  } catch {
    return undefined;
  }
}
