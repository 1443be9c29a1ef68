import type { ProductApi } from '../../api/products/product-api.js';
import { append, hasMore } from '../../model/page/page.js';
import { emptyProductQuery } from '../../model/product/product-query.js';
import type { Product } from '../../model/product/product.js';

/** How many pages of 100 products are requested at most. No family is larger. */
const maxPages = 3;

/**
 * Fetches the variants of a product.
 *
 * The service cannot list the variants of one parent, but their SKUs usually start with the
 * parent's. They are therefore searched by this SKU and recognized by their parent's id.
 */
export async function fetchVariants(
  client: ProductApi,
  { id, sku, name }: Product,
  signal: AbortSignal,
): Promise<readonly Product[]> {
  const query = { ...emptyProductQuery, text: sku || name, show: 'variants' } as const;
  const fetchPage = (offset: number) =>
    client.searchProducts({ query, offset, limit: 100, attributes: true }, { signal });
  let page = await fetchPage(0);
  for (let pages = 1; hasMore(page) && pages < maxPages; pages += 1) {
    page = append(page, await fetchPage(page.next));
  }
  return page.items.filter(({ parentId }) => parentId === id);
}
