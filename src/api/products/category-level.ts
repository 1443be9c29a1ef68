import { append, hasMore } from '../../model/page/page.js';
import type { ProductCategory } from '../../model/product/product-category.js';
import type { CallOptions } from '../client-options.js';
import type { ProductApi } from './product-api.js';

/** Pages asked for. A level of ten thousand categories is no longer one that anybody looks through. */
const maxPages = 200;

/**
 * All categories on one level of the tree, however many pages they come in.
 *
 * @param parentId - Lists what is right below this category; the top of the tree without it.
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
