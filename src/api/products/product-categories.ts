import * as v from 'valibot';
import { shortText } from '../../model/text/short-text.js';
import type { Page } from '../../model/page/page.js';
import type { ProductCategory } from '../../model/product/product-category.js';
import { readItems } from '../reading/read-items.js';
import { anySchema, countSchema, identitySchema, read, readList } from '../reading/schema.js';
import type { Call, Transport } from '../http/transport.js';

/** Options for listing categories. */
export interface CategoryList {
  /** The parent of the listed categories. Without it, the top level is listed. */
  readonly parentId?: string;
  /** How many categories to skip, 0 by default. */
  readonly offset?: number;
  /** How many categories a page holds, 1 to 50; 50 by default. */
  readonly limit?: number;
}

const pageSchema = v.object({ total_count: countSchema, items: anySchema });

const categorySchema = v.object({
  product_category_id: identitySchema,
  name: v.fallback(v.string(), ''),
});

/**
 * Fetches one page of the categories of one level of the tree (section 4.4). The parameter names
 * are those of the live service.
 */
export async function listProductCategories(
  request: Transport,
  { parentId, offset = 0, limit = 50 }: CategoryList,
  call: Call,
): Promise<Page<ProductCategory>> {
  const params = { parent_product_category_id: parentId, offset, limit };
  const json = await request('v2/product-categories', { params, ...call });
  const page = read(pageSchema, json, 'categories');
  const listed = readList(page.items, 'categories.items', limit);
  const next = offset + listed.length;
  return {
    items: readItems(listed, 'categories.items', readCategory),
    total: page.total_count,
    next: listed.length === 0 ? Math.max(next, page.total_count) : next,
  };
}

function readCategory(json: unknown, at: string): ProductCategory {
  const category = read(categorySchema, json, at);
  return { id: category.product_category_id, name: shortText(category.name) };
}
