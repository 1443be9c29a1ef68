import type { Product, ProductApi, ProductPage } from '../../../src/api/index.js';

type Search = Parameters<ProductApi['searchProducts']>[0];
type Span = Parameters<ProductApi['listChannelProducts']>[1];

/** Calls for products, of which searches and the lists of channels are answered by the test. */
export class FakeProductApi implements ProductApi {
  readonly searches: Search[] = [];
  readonly spans: Span[] = [];
  /** Gives the page at an offset; what it throws is the answer too. */
  find: (offset: number, limit: number) => ProductPage = () => productPage([]);

  searchProducts(search: Search): Promise<ProductPage> {
    this.searches.push(search);
    return this.#answer(search.offset, search.limit);
  }

  listChannelProducts(_channel: string, span: Span): Promise<ProductPage> {
    this.spans.push(span);
    return this.#answer(span.offset, span.limit);
  }

  getProduct(): Promise<never> {
    return Promise.reject(new Error('not asked for here'));
  }

  listProductCategories(): Promise<never> {
    return Promise.reject(new Error('not asked for here'));
  }

  moveProduct(): Promise<never> {
    return Promise.reject(new Error('not asked for here'));
  }

  async #answer(offset: number, limit: number): Promise<ProductPage> {
    const page = this.find(offset, limit);
    await Promise.resolve();
    return page;
  }
}

/** A page of products with these numbers. */
export function productPage(
  numbers: readonly number[],
  page: Partial<ProductPage> = {},
): ProductPage {
  const items = numbers.map(productAt);
  return { items, total: items.length, next: items.length, counted: true, ...page };
}

/** A product whose colour is red where its number is even, and blue where it is odd. */
function productAt(number: number): Product {
  const color = number % 2 === 0 ? 'Red' : 'Blue';
  return {
    id: `product-${number}`,
    name: `Product ${number}`,
    sku: `SKU-${number}`,
    createdDate: '',
    lastUpdated: '',
    attributes: [{ id: 'color', name: 'Colour', type: 'text', values: [color], group: '' }],
    categories: [],
  };
}
