import type { Asset } from '../asset/asset.js';
import type { Facet } from '../facet/facet.js';

/** Results of a search, from its first to the last one fetched. */
export interface Page<Item> {
  readonly items: readonly Item[];
  /** How many the service says there are in all. */
  readonly total: number;
  /** Where the next page starts. Past `items.length` where doubles were dropped. */
  readonly next: number;
}

/** A page of assets, with what the service said of the search. */
export interface AssetPage extends Page<Asset> {
  /** Empty where no facet was asked for. */
  readonly facets: readonly Facet[];
  /** The service's own words for the query. Empty without a query. */
  readonly explained: string;
  /** False where the service says that it could not make sense of the query. */
  readonly understood: boolean;
  /** Continues a scrolling search; undefined at its end and in any other search. */
  readonly scrollId?: string;
}

/** Adds a page to those before it. Items already there are dropped: ties may reorder between pages. */
export function append<Item extends { readonly id: string }, P extends Page<Item>>(
  before: P,
  page: P,
): P {
  const known = new Set(before.items.map(({ id }) => id));
  const fresh = page.items.filter(({ id }) => !known.has(id));
  return { ...before, items: [...before.items, ...fresh], total: page.total, next: page.next };
}

/** Whether the service has results that were not fetched yet. */
export function hasMore(page: Page<unknown>): boolean {
  return page.next < page.total;
}
