import type { Product, ProductPage } from '../../model/product/product.js';
import { isWithin } from '../../model/product/product-category.js';
import { withOptional } from '../http/with-optional.js';
import { searchProducts, type ProductSearch } from './products.js';
import type { Call, Transport } from '../http/transport.js';

/** Requests that one page of a category's products may take. */
const maxRequests = 5;

/** The most that one request may ask for. */
const maxPageSize = 100;

/**
 * One page of a product search as a person expects it (section 4.4): the product whose SKU was
 * typed comes first, and a category narrows the search.
 *
 * The service promises no such order, and by default has the latest product first: what was asked
 * for may stand on page forty. So a word that looks like a SKU is asked for by a second request,
 * beside the search. Other words only move a match of theirs up within the page. An order that
 * was asked for is left alone.
 *
 * No filter of the service knows categories. They are looked through here, page after page: a page
 * may hold more or fewer products than its limit, and its total counts every category's.
 */
export async function findProducts(
  request: Transport,
  search: ProductSearch,
  call: Call,
): Promise<ProductPage> {
  const { query, offset } = search;
  const searching = query.category
    ? searchWithin(request, search, call)
    : searchProducts(request, search, call);
  const sku = query.text.trim();
  if (offset > 0 || sku === '' || query.sort !== '') return searching;
  const [page, skuMatches] = await withOptional(
    searching,
    async (signal) => {
      if (!/^\S*[\d._/-]\S*$/.test(sku)) return [];
      const { items } = await searchProducts(request, searchForSku(search, sku), {
        ...call,
        signal,
      });
      return items.filter(belongsTo(query.category));
    },
    call.signal,
  );
  return withFirst(page, skuMatches ?? [], sku);
}

async function searchWithin(
  request: Transport,
  search: ProductSearch,
  call: Call,
): Promise<ProductPage> {
  const items = new Map<string, Product>();
  for (let requests = 1, { offset } = search; ; requests += 1) {
    const part = { ...search, offset, limit: maxPageSize };
    const page = await searchProducts(request, part, call);
    for (const product of page.items.filter(belongsTo(search.query.category))) {
      items.set(product.id, product);
    }
    offset = page.next;
    if (items.size >= search.limit || offset >= page.total || requests === maxRequests) {
      return { ...page, items: [...items.values()], counted: false };
    }
  }
}

function searchForSku(search: ProductSearch, sku: string): ProductSearch {
  const { query } = search;
  const filter = { type: 'sku', operator: 'in', values: [sku] } as const;
  return {
    ...search,
    query: { ...query, text: '', filters: [...query.filters, filter] },
    limit: 1,
  };
}

function belongsTo(category: string): (product: Product) => boolean {
  return ({ categories }) => category === '' || isWithin(categories, category);
}

function withFirst(page: ProductPage, named: readonly Product[], sku: string): ProductPage {
  const isNamed = (product: Product): boolean => product.sku.toLowerCase() === sku.toLowerCase();
  const all = new Map(
    [...named.filter(isNamed), ...page.items].map((product) => [product.id, product]),
  );
  const items = [...all.values()];
  return {
    ...page,
    items: [...items.filter(isNamed), ...items.filter((each) => !isNamed(each))],
  };
}
