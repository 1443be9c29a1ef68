import type { ProductApi } from '../../api/products/product-api.js';
import { mergeFacets } from '../../model/facet/facet-merge.js';
import type { Facet } from '../../model/facet/facet.js';
import { append, hasMore } from '../../model/page/page.js';
import { facetsOf } from '../../model/product/product-facets.js';
import {
  emptyListing,
  isListed,
  sameListing,
  toProductQuery,
  type ProductListing,
} from '../../model/product/product-listing.js';
import type { ProductShow } from '../../model/product/product-query.js';
import type { Product, ProductPage } from '../../model/product/product.js';
import type { SearchInput, SearchPhase, SearchState } from './search-state.js';
import { SearchStore } from './search-store.js';

/**
 * How many products are scanned without finding a page of matches before the user is asked. If the
 * service cannot filter, products are filtered here.
 */
const maxScannedProducts = 1000;

/**
 * How many pages without new products may follow each other before the user is asked whether to
 * continue.
 */
const maxEmptyPages = 10;

/** The maximum page size of a request. */
const maxPageSize = 100;

/** The state of a product search. `page` holds all products found so far. */
export type ProductSearchState = SearchState<ProductListing, ProductPage> & {
  /** Whether the search continues only after `continueScan`. */
  readonly stopped: boolean;
};

/** What a product search reads when it sends a request. */
export interface ProductSearchOptions {
  /** Undefined while there is no connection. */
  readonly client: () => ProductApi | undefined;
  /** How many products one request returns. */
  readonly pageSize: () => number;
}

/** Searches products, or lists those of a channel, and collects their facets. */
export class ProductSearch extends SearchStore<ProductListing, ProductPage, ProductSearchState> {
  readonly #options: ProductSearchOptions;
  /** How many products had been scanned when a page was last found, or when the user continued. */
  #from = 0;
  /** How many more pages without new products are allowed. Each new product adds one. */
  #emptyPagesLeft = maxEmptyPages;

  /**
   * Products found since anything except facet values changed, so that alternative values stay
   * listed.
   */
  readonly #seen = new Map<string, Product>();
  #seenFor = emptyListing;
  #facets: readonly Facet[] = [];

  constructor(options: ProductSearchOptions) {
    super({
      ...{ query: emptyListing, typed: '', answered: undefined, facets: [] },
      ...{ stopped: false, status: 'idle' },
    });
    this.#options = options;
  }

  readonly setShow = (show: ProductShow): void => this.search({ ...this.state.query, show });

  /** Lists the products in a category or its subcategories. An empty id means all categories. */
  setCategory(category: string): void {
    this.search({ ...this.state.query, category });
  }

  /** Fetches the next page, unless the search has failed or stopped. */
  loadMore(): void {
    const { status, stopped } = this.state;
    if (status === 'ready' && !stopped) this.loadMissing();
  }

  /** Continues a search that has stopped. */
  readonly continueScan = (): void => {
    this.#scanFrom(this.state.page?.next ?? 0);
    this.loadMissing();
  };

  protected override get isReady(): boolean {
    return this.#options.client() !== undefined;
  }

  protected override isSame(one: ProductListing, other: ProductListing): boolean {
    return sameListing(one, other);
  }

  protected override compose(
    input: SearchInput<ProductListing>,
    phase: SearchPhase<ProductPage>,
  ): ProductSearchState {
    const { page, status } = phase;
    const isLong = page?.counted === false && page.next - this.#from >= maxScannedProducts;
    const stopped = status !== 'loading' && (this.#emptyPagesLeft === 0 || isLong);
    return { ...input, facets: this.#facets, stopped, ...phase };
  }

  protected override loadFirst(input: SearchInput<ProductListing>): void {
    this.#scanFrom(0);
    this.#load(input);
  }

  protected override loadMissing(): void {
    const { page } = this.state;
    if (page && hasMore(page)) this.#load(this.input, page);
  }

  #scanFrom(count: number): void {
    this.#from = count;
    this.#emptyPagesLeft = maxEmptyPages;
  }

  #load(input: SearchInput<ProductListing>, before?: ProductPage): void {
    const { query } = input;
    const limit = this.#options.pageSize();
    void this.request(
      input,
      before !== undefined,
      (signal) => this.#fetch(query, { offset: before?.next ?? 0, limit }, signal),
      (page) => {
        if (page.items.length >= limit) this.#from = page.next;
        this.#gather(query, page.items);
        const all = before ? append(before, page) : page;
        const fresh = all.items.length - (before?.items.length ?? 0);
        this.#emptyPagesLeft = Math.min(this.#emptyPagesLeft - 1 + fresh, maxEmptyPages);
        return all;
      },
    );
  }

  async #fetch(
    listing: ProductListing,
    span: { readonly offset: number; readonly limit: number },
    signal: AbortSignal,
  ): Promise<ProductPage> {
    const client = this.#options.client();
    if (!client) throw new DOMException('No connection', 'AbortError');
    const { channel } = listing;
    if (channel === '') {
      const query = toProductQuery(listing);
      return client.searchProducts({ query, ...span, attributes: true }, { signal });
    }
    const longest = { ...span, limit: maxPageSize };
    const page = await client.listChannelProducts(channel, longest, { signal });
    const items = page.items.filter((product) => isListed(product, listing));
    return { ...page, items, counted: sameListing(listing, { ...emptyListing, channel }) };
  }

  #gather(listing: ProductListing, products: readonly Product[]): void {
    const { applied } = listing;
    if (!sameListing({ ...listing, applied: [] }, this.#seenFor)) this.#seen.clear();
    this.#seenFor = { ...listing, applied: [] };
    for (const product of products) this.#seen.set(product.id, product);
    this.#facets = mergeFacets(facetsOf([...this.#seen.values()]), [], applied);
  }
}
