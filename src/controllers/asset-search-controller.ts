import type { ReactiveControllerHost } from 'lit';
import type { Asset } from '../model/asset/asset.js';
import type { Facet } from '../model/facet/facet.js';
import type { AssetPage } from '../model/page/page.js';
import { emptyQuery, sameQuery, type Query } from '../model/query/query.js';
import { itemAt, knownItems, nothingKnown, withPage } from '../model/page/sparse-list.js';
import type { AssetSearchOptions } from './asset-search-options.js';
import { AssetSource } from './asset-source.js';
import { memoizeJoin } from './memoize.js';
import { ListingController } from './listing-controller.js';
import { PagesController } from './pages-controller.js';
import { ResultCache } from './result-cache.js';
import type { SearchState } from './search-state.js';

/** Searches assets, counts what they can be narrowed by, and fetches what is looked at of them. */
export class AssetSearchController extends ListingController<Query, AssetPage> {
  /** The place to start from: where the person was when they left the search they come back to. */
  place = 0;

  readonly #pages: PagesController<Asset>;
  readonly #memory = new ResultCache();
  readonly #place: () => number;
  #listed = emptyQuery;
  /** What was asked for last, answered or not. */
  #asked = emptyQuery;
  /** Whether what is shown is worth coming back to. */
  #lasting = false;

  constructor(host: ReactiveControllerHost, options: AssetSearchOptions) {
    const { client, deep, facetTypes, uncounted, onSettled, place, ...rest } = options;
    const source = new AssetSource(client, deep);
    const join = memoizeJoin<Facet>();
    super(host, emptyQuery, {
      ...rest,
      isReady: () => source.ready,
      isSame: sameQuery,
      facets: (page) => join(page?.facets, page && uncounted()),
      fetchPage: (query, span) => source.first(query, facetTypes(), span),
      onSettled: (query, outcome, more) => {
        if (outcome.status === 'ready') this.#list(query, outcome.page, rest.limit());
        onSettled?.(query, outcome, more);
      },
    });
    this.#place = place;
    this.#pages = new PagesController<Asset>(host, {
      within: () => source.within(this.#pages.list.size),
      fetchPage: (page, signal) =>
        source.page(this.#listed, { page, size: this.#pages.list.size, signal }),
      onFailure: () => onSettled?.(this.#listed, this.state, true),
    });
  }

  /** How the search stands, the pages after the first included. */
  override get state(): SearchState<AssetPage> {
    const { state } = this.first;
    const { failure, loading } = this.#pages;
    if (state.status !== 'ready') return state;
    if (failure) return { ...state, status: 'failed', more: true, failure };
    return loading ? { ...state, status: 'loading', more: true } : state;
  }

  /** How many places of the list can be gone to. */
  get length(): number {
    return this.#pages.length;
  }

  /** Whether pages are being passed over to come to the next one. */
  get far(): boolean {
    return this.#pages.far;
  }

  /** Every asset found that is known. */
  get known(): readonly Asset[] {
    return knownItems(this.#pages.list);
  }

  /** Undefined for a place that has not been fetched. */
  itemAt(index: number): Asset | undefined {
    return itemAt(this.#pages.list, index);
  }

  /** Fetches what is missing between two places that are looked at. */
  look(first: number, last: number): void {
    this.#pages.look(first, last);
  }

  override clear(): void {
    this.#pages.begin();
    super.clear();
  }

  /** Forgets all that was found, but for what is shown. */
  forget(): void {
    this.#memory.clear();
    this.#lasting = false;
  }

  protected override recall(query: Query): AssetPage | undefined {
    const { page } = this.state;
    // Who asks for what is shown wants it anew, unless they have asked for something else since.
    const isAnew = sameQuery(query, this.#listed) && sameQuery(query, this.#asked);
    this.#asked = query;
    if (!page || !this.#lasting || isAnew) return undefined;
    this.#memory.set(this.#listed, { page, list: this.#pages.list, place: this.#place() });
    return this.#memory.get(query)?.page;
  }

  protected override retryMore(): void {
    this.#pages.retry();
  }

  #list(query: Query, page: AssetPage, size: number): void {
    const found = this.#memory.ofPage(page);
    this.place = found?.place ?? 0;
    this.#listed = query;
    this.#lasting = true;
    const { items, total } = page;
    this.#pages.begin(found?.list ?? withPage({ ...nothingKnown, size }, 0, items, total));
  }
}
