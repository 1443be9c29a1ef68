import { searchFaceted } from '../../api/assets/faceted-search.js';
import type { PickerClient } from '../../api/assets/picker-client.js';
import { UnreachableError } from '../../api/errors.js';
import type { Asset } from '../../model/asset/asset.js';
import type { Facet, FacetType } from '../../model/facet/facet.js';
import type { AssetPage, Page } from '../../model/page/page.js';
import { itemAt, knownItems, nothingKnown, withPage } from '../../model/page/sparse-list.js';
import { emptyQuery, sameQuery, type Query } from '../../model/query/query.js';
import type { CursorPager } from './cursor-pager.js';
import { PageLoader } from './page-loader.js';
import { ResultCache, type CachedSearch } from './result-cache.js';
import type { SearchInput, SearchPhase, SearchState } from './search-state.js';
import { SearchStore } from './search-store.js';

const none: readonly Facet[] = [];

/** The state of an asset search. `page` is its first page. */
export type AssetSearchState = SearchState<Query, AssetPage> & {
  /** The length of the list that can be shown. */
  readonly length: number;
  /** The length of the list with all that can be shown only after everything before it is loaded. */
  readonly total: number;
  /** Whether the next page can only be fetched after all pages before it. */
  readonly far: boolean;
  /** The index to start from: the user's position when they left a search to which they return. */
  readonly place: number;
};

/** What an asset search reads when it sends a request. */
export interface AssetSearchOptions {
  /** Undefined while there is no connection. */
  readonly client: () => PickerClient | undefined;
  /** Loads the pager for pages beyond the maximum offset. */
  readonly cursorPager: () => Promise<Pick<CursorPager, 'page'>>;
  readonly facetTypes: () => readonly FacetType[];
  /**
   * Whether only assets that are released and not expired are searched for. Each search uses the
   * day on which it is sent (UTC), also for its further pages.
   */
  readonly availableOnly?: () => boolean;
  /** How many assets one request returns. */
  readonly pageSize: () => number;
  /** The first visible index. */
  readonly place: () => number;
}

/** Searches assets with facets, and fetches the pages that are shown. */
export class AssetSearch extends SearchStore<Query, AssetPage, AssetSearchState> {
  readonly #options: AssetSearchOptions;
  readonly #cache = new ResultCache();
  readonly #pages: PageLoader<Asset>;
  /** The query of the last search, with or without a response. */
  #searched = emptyQuery;
  #place = 0;
  /** Whether the current results may be cached. */
  #cacheable = false;
  #uncounted = none;
  /**
   * The facets of `counted` and those without counts, as one array that stays the same until they
   * change.
   */
  #facets: { readonly counted: unknown; readonly all: readonly Facet[] } | undefined;

  constructor(options: AssetSearchOptions) {
    super({
      ...{ query: emptyQuery, typed: '', answered: undefined, facets: [] },
      ...{ length: 0, total: 0, far: false, place: 0, status: 'idle' },
    });
    this.#options = options;
    this.#pages = new PageLoader<Asset>({
      within: () => this.#within(this.#pages.list.size),
      fetchPage: (page, signal) => this.#fetchPage(page, this.#pages.list.size, signal),
      onChange: () => this.publish(),
    });
  }

  /** Every result that has been fetched. */
  get known(): readonly Asset[] {
    return knownItems(this.#pages.list);
  }

  /** Returns the asset at an index. Undefined if it has not been fetched. */
  itemAt(index: number): Asset | undefined {
    return itemAt(this.#pages.list, index);
  }

  /** Fetches the missing pages of the visible range. */
  showRange(first: number, last: number): void {
    this.#pages.showRange(first, last);
  }

  /** Adds facets without counts to those of the results. */
  addFacets(facets: readonly Facet[] = none): void {
    if (facets === this.#uncounted) return;
    this.#uncounted = facets;
    this.#facets = undefined;
    this.publish();
  }

  /** Clears the cache. The visible results stay. */
  clearCache(): void {
    this.#cache.clear();
    this.#cacheable = false;
  }

  override pause(): void {
    super.pause();
    this.#pages.pause();
  }

  override resume(): void {
    super.resume();
    if (this.isReady) this.#pages.resume();
  }

  protected override get isReady(): boolean {
    return this.#options.client() !== undefined;
  }

  protected override isSame(one: Query, other: Query): boolean {
    return sameQuery(one, other);
  }

  protected override compose(
    input: SearchInput<Query>,
    phase: SearchPhase<AssetPage>,
  ): AssetSearchState {
    const { length, total, far } = this.#pages;
    const facets = this.#facetsOf(phase.page);
    return { ...input, facets, length, total, far, place: this.#place, ...this.#withMore(phase) };
  }

  protected override start(given: SearchInput<Query>): void {
    const input = this.#dated(given);
    const cached = this.#exchange(input.query);
    if (!cached) {
      this.loadFirst(input);
      return;
    }
    this.stop();
    this.#list(cached);
    this.enter({ status: 'ready', page: cached.page }, { ...input, answered: input.query });
  }

  protected override loadFirst(given: SearchInput<Query>): void {
    const input = this.#dated(given);
    const { query } = input;
    const { facetTypes, pageSize } = this.#options;
    const size = pageSize();
    const search = { query, offset: 0, limit: size, facets: facetTypes() };
    const facetsOf = (known: Query): readonly Facet[] | undefined =>
      this.#cache.get(known)?.page.facets;
    void this.request(
      input,
      false,
      (signal) => searchFaceted(this.#client(), search, { signal, facetsOf }),
      (page) => {
        const list = withPage({ ...nothingKnown, size }, 0, page.items, page.total);
        this.#list({ list, place: 0 });
        return page;
      },
    );
  }

  protected override loadMissing(): void {
    this.#pages.retry();
  }

  protected override reset(input: SearchInput<Query>): void {
    this.#pages.begin();
    super.reset(input);
  }

  /** Returns the query with today's date, because a page may stay open past midnight. */
  #dated(input: SearchInput<Query>): SearchInput<Query> {
    const today = new Date().toISOString().slice(0, 10);
    const availableOn = this.#options.availableOnly?.() ? today : undefined;
    return { ...input, query: { ...input.query, availableOn } };
  }

  #list({ list, place }: Pick<CachedSearch, 'list' | 'place'>): void {
    this.#place = place;
    this.#cacheable = true;
    this.#pages.begin(list);
  }

  /**
   * Caches the current results. Returns the cached results of `query`, unless it repeats the
   * current query.
   */
  #exchange(query: Query): CachedSearch | undefined {
    const { page, answered } = this.state;
    const searched = this.#searched;
    this.#searched = query;
    if (!page || !answered || !this.#cacheable) return undefined;
    if (sameQuery(query, answered) && sameQuery(query, searched)) return undefined;
    this.#cache.set(answered, { page, list: this.#pages.list, place: this.#options.place() });
    return this.#cache.get(query);
  }

  /** Adds the state of the pages after the first. */
  #withMore(phase: SearchPhase<AssetPage>): SearchPhase<AssetPage> {
    if (phase.status !== 'ready') return phase;
    const { page } = phase;
    const { failure, since } = this.#pages;
    if (failure) return { status: 'failed', page, more: true, failure };
    return since === undefined ? phase : { status: 'loading', page, more: true, since };
  }

  #facetsOf(page: AssetPage | undefined): readonly Facet[] {
    const counted = page?.facets;
    if (!this.#facets || this.#facets.counted !== counted) {
      this.#facets = { counted, all: counted ? [...counted, ...this.#uncounted] : [] };
    }
    return this.#facets.all;
  }

  /** Returns how many pages of this size can be fetched in any order. */
  #within(size: number): number {
    return Math.floor((this.#options.client()?.maxOffset ?? Infinity) / size);
  }

  async #fetchPage(
    page: number,
    size: number,
    signal: AbortSignal,
  ): Promise<Pick<Page<Asset>, 'items' | 'total'>> {
    const client = this.#client();
    const { answered: query = emptyQuery } = this.state;
    if (page < this.#within(size)) {
      return client.searchAssets({ query, offset: page * size, limit: size }, { signal });
    }
    const pager = await this.#options.cursorPager().catch((error: unknown) => {
      throw new UnreachableError('deep pages', error);
    });
    return pager.page(client, query, { page, size, signal });
  }

  #client(): PickerClient {
    const client = this.#options.client();
    if (!client) throw new DOMException('No connection', 'AbortError');
    return client;
  }
}
