import type { Asset } from '../../model/asset/asset.js';
import type { FacetType } from '../../model/facet/facet.js';
import type { AssetPage } from '../../model/page/page.js';
import type { Query } from '../../model/query/query.js';
import { readAsset } from './asset-schema.js';
import { readAssetPage } from '../reading/page-schema.js';
import { toQueryText } from './query-text.js';
import { segment } from '../http/segment.js';
import type { Call, Params, Transport } from '../http/transport.js';

/** Options of a scrolling search, which has no offset. */
export interface AssetScroll {
  readonly query: Query;
  /** How many results a page holds, from 1 to 100. */
  readonly limit: number;
  /** The facets to count. No facets by default. */
  readonly facets?: readonly FacetType[];
  /** Requests the embeds of each asset too. The response is then several times as long. */
  readonly embeds?: boolean;
  /** Requests no sections of the assets, neither thumbnails nor properties. For counting. */
  readonly bare?: boolean;
}

/** Options of a search by offset. */
export interface AssetSearch extends AssetScroll {
  /** How many results to skip. */
  readonly offset: number;
}

/** Fetches one page of the assets that the token's owner may see (section 4.2). */
export async function searchAssets(
  request: Transport,
  search: AssetSearch,
  call: Call,
): Promise<AssetPage> {
  const params = { ...searchParams(search), offset: search.offset };
  const json = await request('v2/assets/search', { params, ...call });
  return readAssetPage(json, search.offset, search.limit, search.facets ?? []);
}

const detailSections = [
  'embeds',
  'file_properties',
  'metadata',
  'metadata_info',
  'security',
  'thumbnails',
];

/** Fetches one asset with all sections that a picker shows (section 4.2). */
export async function getAsset(request: Transport, id: string, call: Call): Promise<Asset> {
  const params = { expand: detailSections };
  return readAsset(await request(`v2/assets/${segment(id)}`, { params, ...call }), 'asset');
}

/** The parameters of a search, without its place. */
export function searchParams(search: AssetScroll): Params {
  return {
    query: toQueryText(search.query),
    sort: search.query.sort,
    limit: search.limit,
    expand: sections(search),
    facet: search.facets,
  };
}

/** Requests only what a card in a grid shows, because smaller responses arrive sooner. */
export function sections({ embeds = false, bare = false }: AssetScroll): readonly string[] {
  if (bare) return [];
  return ['thumbnails', 'file_properties', 'security', ...(embeds ? ['embeds'] : [])];
}
