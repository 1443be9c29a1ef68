import { append, hasMore } from '../../model/page/page.js';
import type { ProductCategory } from '../../model/product/product-category.js';
import type { CallOptions } from '../client-options.js';
import type { ProductApi } from './product-api.js';

/** How many pages are fetched at most, which is ten thousand categories. */
const maxPages = 200;

/**
 * Fetches all categories of one level of the tree, page by page.
 *
 * @param parentId - The parent of the categories. Without it, the top level is fetched.
 */
export async function listCategoryLevel(
  client: Pick<ProductApi, 'listProductCategories'>,
  parentId?: string,
  options: CallOptions = {},
): Promise<readonly ProductCategory[]> {
  const below = parentId === undefined ? {} : { parentId };
  let page = await client.listProductCategories(below, options);
  for (let requested = 1; hasMore(page) && requested < maxPages; requested += 1) {
    const next = { ...below, offset: page.next };
    page = append(page, await client.listProductCategories(next, options));
  }
  return page.items;
}
