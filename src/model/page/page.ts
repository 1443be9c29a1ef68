import type { Asset } from '../asset/asset.js';
import type { Facet } from '../facet/facet.js';

/** The results of a search, from the first to the last fetched one. */
export interface Page<Item> {
  readonly items: readonly Item[];
  /** The total number of results that the service states. */
  readonly total: number;
  /** The offset of the next page. Larger than `items.length` if duplicates were dropped. */
  readonly next: number;
}

/** A page of assets with the search's facets and interpretation. */
export interface AssetPage extends Page<Asset> {
  /** Empty if no facets were requested. */
  readonly facets: readonly Facet[];
  /** The service's explanation of the query. Empty without a query. */
  readonly explained: string;
  /** False if the service could not parse the query. */
  readonly understood: boolean;
  /** The cursor of a scrolling search. Undefined at its end and in other searches. */
  readonly scrollId?: string;
}

/**
 * Appends a page. Items that are already included are dropped, because equally ranked items may
 * move between pages.
 */
export function append<Item extends { readonly id: string }, P extends Page<Item>>(
  before: P,
  page: P,
): P {
  const known = new Set(before.items.map(({ id }) => id));
  const fresh = page.items.filter(({ id }) => !known.has(id));
  return { ...before, items: [...before.items, ...fresh], total: page.total, next: page.next };
}

/** Whether there are results that were not fetched yet. */
export function hasMore(page: Page<unknown>): boolean {
  return page.next < page.total;
}
