import { mergeFacets } from '../../model/facet/facet-merge.js';
import type { AppliedValue, Facet } from '../../model/facet/facet.js';
import type { AssetPage } from '../../model/page/page.js';
import { byFacet, withoutFacet } from '../../model/query/query.js';
import type { AssetSearch } from './assets.js';
import { withOptional } from '../http/with-optional.js';
import type { CallOptions } from '../client-options.js';
import type { PickerClient } from './picker-client.js';

/**
 * Searches like `client.searchAssets` and corrects the facet counts: values of one facet are
 * alternatives, so a facet must be counted without its own clauses.
 *
 * Each facet with applied values is counted by a separate request, sent together with the search.
 * If such a request fails or is late, the counts of the search are used. Applied values are always
 * listed.
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
