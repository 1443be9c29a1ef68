import * as v from 'valibot';
import type { FacetType } from '../../model/facet/facet.js';
import { shortText } from '../../model/text/short-text.js';
import type { AssetPage } from '../../model/page/page.js';
import { readAsset } from '../assets/asset-schema.js';
import { readFacets } from '../assets/facet-schema.js';
import { readItems } from './read-items.js';
import { anySchema, countSchema, read, readList } from './schema.js';

const pageSchema = v.object({
  total_count: countSchema,
  items: anySchema,
  query_explained: v.fallback(v.string(), ''),
  query_syntax_ok: anySchema,
  scroll_id: v.fallback(v.string(), ''),
  facets: anySchema,
});

/**
 * Reads one page of an asset search (section 2.4).
 *
 * An asset that cannot be read, or is repeated, is skipped but counts in `next`. An empty page ends
 * the search even if its total is larger, so that the page is not requested again and again.
 *
 * @param offset - Where the page starts.
 * @param limit - How many assets were requested. More are not read.
 * @param facetTypes - The requested facets.
 * @throws SchemaError if the page, or every asset in it, cannot be read.
 */
export function readAssetPage(
  json: unknown,
  offset: number,
  limit: number,
  facetTypes: readonly FacetType[],
): AssetPage {
  const page = read(pageSchema, json, 'assets');
  const listed = readList(page.items, 'assets.items', limit);
  const received = listed.length;
  // In recordings, the live service reported a total of one for an empty page.
  const total = received === 0 && offset === 0 ? 0 : page.total_count;
  return {
    items: readItems(listed, 'assets.items', readAsset),
    total: received === 0 ? total : Math.max(total, offset + received),
    next: received === 0 ? Math.max(offset, total) : offset + received,
    facets: readFacets(page.facets, facetTypes),
    explained: shortText(page.query_explained),
    understood: page.query_syntax_ok !== false,
    ...(page.scroll_id && { scrollId: page.scroll_id }),
  };
}
