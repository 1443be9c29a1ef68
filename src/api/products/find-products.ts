import type { Product, ProductPage } from '../../model/product/product.js';
import { isWithin } from '../../model/product/product-category.js';
import { withOptional } from '../http/with-optional.js';
import { searchProducts, type ProductSearch } from './products.js';
import type { Call, Transport } from '../http/transport.js';

/** How many requests one page of a category's products may take. */
const maxRequests = 5;

/** The largest page that one request may ask for. */
const maxPageSize = 100;

/**
 * Fetches one page of a product search (section 4.4). The product with exactly the typed SKU comes
 * first, and a category narrows the search.
 *
 * The service sorts by the latest product by default, so a product with the typed SKU may be far
 * down. Text that looks like a SKU is therefore looked up by a second request, sent together with
 * the search. For other text, an exact match is only moved to the front of its page. If `sort` is
 * set, the order is not changed.
 *
 * The service has no category filter. Products are filtered here, page by page: a page may contain
 * more or fewer products than its limit, and its total counts the products of all categories.
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
