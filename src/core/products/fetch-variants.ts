import type { ProductApi } from '../../api/products/product-api.js';
import { append, hasMore } from '../../model/page/page.js';
import { emptyProductQuery } from '../../model/product/product-query.js';
import type { Product } from '../../model/product/product.js';

/** Pages of 100 asked for. No family is larger than what they hold. */
const maxPages = 3;

/**
 * The variants of a product.
 *
 * The service lists no variants of one parent, but their SKUs begin with its own as a rule. So
 * they are searched for by it, and told by the parent that they name.
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
