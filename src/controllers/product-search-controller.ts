import type { ReactiveControllerHost } from 'lit';
import type { ProductApi } from '../api/products/product-api.js';
import { mergeFacets } from '../model/facet/facet-merge.js';
import type { Facet } from '../model/facet/facet.js';
import { facetsOf } from '../model/product/product-facets.js';
import {
  emptyListing,
  isListed,
  sameListing,
  toProductQuery,
  type ProductListing,
} from '../model/product/product-listing.js';
import type { Product, ProductPage } from '../model/product/product.js';
import { ListingController } from './listing-controller.js';
import type { SearchOptions } from './search-state.js';

/**
 * How many products are looked at without finding a page of them before the person is asked.
 * Where the service cannot narrow, what is not wanted is passed over here.
 */
const patience = 1000;

/** How many pages may bring nothing new before the person is asked whether to go on. */
const mostFruitless = 10;

/** The most that one request may ask for. */
const longestPage = 100;

/** What the controller needs of its surroundings. */
export interface ProductSearchOptions extends Omit<
  SearchOptions<ProductListing, ProductPage>,
  'fetchPage'
> {
  /** Undefined while there is no way to the service. */
  readonly client: () => ProductApi | undefined;
}

/** Searches products or lists a channel's, and gathers what they can be narrowed by. */
export class ProductSearchController extends ListingController<ProductListing, ProductPage> {
  /** Whether the person has to say that looking goes on. */
  get waits(): boolean {
    const { page, status } = this.state;
    if (status === 'loading') return false;
    if (this.#patience === 0) return true;
    return page?.counted === false && page.next - this.#asked >= patience;
  }

  /** How many had been looked at when looking was last worth its while, or asked for. */
  #asked = 0;

  /** How many more pages may bring nothing new. Every product that is new gives one back. */
  #patience = mostFruitless;

  /** Products seen since anything but values of facets changed: their alternatives stay listed. */
  readonly #seen = new Map<string, Product>();
  #seenFor = emptyListing;
  #facets: readonly Facet[] = [];

  constructor(host: ReactiveControllerHost, options: ProductSearchOptions) {
    const { client, ...rest } = options;
    super(host, emptyListing, {
      ...rest,
      isReady: () => client() !== undefined,
      isSame: sameListing,
      facets: () => this.#facets,
      goesOn: () => !this.waits,
      fetchPage: async (listing, { offset, limit, signal }) => {
        const asked = client();
        if (!asked) throw new DOMException('No connection', 'AbortError');
        if (offset === 0) this.#lookOn(0);
        const page = await fetchListing(asked, listing, { offset, limit, signal });
        if (page.items.length >= limit) this.#asked = page.next;
        this.#gather(listing, page.items);
        const known = new Set(offset > 0 ? this.state.page?.items.map(({ id }) => id) : []);
        const fresh = page.items.filter(({ id }) => !known.has(id)).length;
        this.#patience = Math.min(this.#patience - 1 + fresh, mostFruitless);
        return page;
      },
    });
  }

  /** Goes on looking where it had become long. */
  readonly lookFurther = (): void => {
    this.#lookOn(this.state.page?.next ?? 0);
    this.more(true);
  };

  #lookOn(from: number): void {
    this.#asked = from;
    this.#patience = mostFruitless;
  }

  #gather(listing: ProductListing, products: readonly Product[]): void {
    const { applied } = listing;
    if (!sameListing({ ...listing, applied: [] }, this.#seenFor)) this.#seen.clear();
    this.#seenFor = { ...listing, applied: [] };
    for (const product of products) this.#seen.set(product.id, product);
    this.#facets = mergeFacets(facetsOf([...this.#seen.values()]), [], applied);
  }
}

interface Part {
  readonly offset: number;
  readonly limit: number;
  readonly signal: AbortSignal;
}

async function fetchListing(
  client: ProductApi,
  listing: ProductListing,
  { offset, limit, signal }: Part,
): Promise<ProductPage> {
  if (listing.channel === '') {
    const query = toProductQuery(listing);
    return client.searchProducts({ query, offset, limit, attributes: true }, { signal });
  }
  const span = { offset, limit: longestPage };
  const page = await client.listChannelProducts(listing.channel, span, { signal });
  const items = page.items.filter((product) => isListed(product, listing));
  return {
    ...page,
    items,
    counted: sameListing(listing, { ...emptyListing, channel: listing.channel }),
  };
}
