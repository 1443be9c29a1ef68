import type { AssetPage } from '../../model/page/page.js';
import { readAssetPage } from '../reading/page-schema.js';
import type { Call, Transport } from '../http/transport.js';
import { searchParams, sections, type AssetScroll } from './assets.js';

/**
 * Fetches every page of a search, with one request per step (section 4.2). Pages may overlap, and
 * only the first page has facets. The generator ends if a page contains no new asset, for example
 * because its cursor leads back. To stop the search, stop iterating.
 */
export async function* scrollAssets(
  request: Transport,
  search: AssetScroll,
  call: Call,
): AsyncGenerator<AssetPage, void, undefined> {
  const first = { ...searchParams(search), scroll: true };
  const json = await request('v2/assets/search', { params: first, ...call });
  let page = readAssetPage(json, 0, search.limit, search.facets ?? []);
  const known = new Set(page.items.map(({ id }) => id));
  yield page;
  while (page.scrollId !== undefined && known.size > 0) {
    const params = { scroll_id: page.scrollId, expand: sections(search) };
    const json = await request('v2/assets/search/scroll', { params, ...call });
    page = readAssetPage(json, page.next, search.limit, []);
    const before = known.size;
    for (const { id } of page.items) known.add(id);
    if (known.size === before) return;
    yield page;
  }
}
