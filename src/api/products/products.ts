import * as v from 'valibot';
import type { Product, ProductPage } from '../../model/product/product.js';
import type { ProductQuery } from '../../model/product/product-query.js';
import { readProduct } from './product-schema.js';
import { toSearchBody } from './product-search-body.js';
import { readItems } from '../reading/read-items.js';
import { segment } from '../http/segment.js';
import { anySchema, countSchema, read, readList } from '../reading/schema.js';
import type { Call, Transport } from '../http/transport.js';

/** Which part of a list is asked for. */
export interface Pagination {
  /** How many results to pass over. */
  readonly offset: number;
  /** How many results a page holds: 1 to 100 of a search, 1 to 1000 of a channel. */
  readonly limit: number;
}

/** What a product search asks for. */
export interface ProductSearch extends Pagination {
  readonly query: ProductQuery;
  /** Asks for the attributes of each product too. */
  readonly attributes?: boolean;
}

/** A search of the live service does not start any later. */
const maxOffset = 9999;

const pageSchema = v.object({ total_count: countSchema, items: anySchema });

/** One page of the products that the token's owner may see, by name or SKU (section 4.4). */
export async function searchProducts(
  request: Transport,
  { query, offset, limit, attributes = false }: ProductSearch,
  call: Call,
): Promise<ProductPage> {
  const expand = attributes ? { expand: ['attributes'] } : {};
  const json = { ...toSearchBody(query), ...expand, limit, offset };
  const page = readPage(await request('v2/products/search', { method: 'POST', json, ...call }), {
    offset,
    limit,
  });
  return page.next > maxOffset ? { ...page, next: Math.max(page.next, page.total) } : page;
}

/** One product with its categories (section 4.4). */
export async function getProduct(request: Transport, id: string, call: Call): Promise<Product> {
  return readProduct(await request(`v2/products/${segment(id)}`, call), 'product');
}

/**
 * One page of a channel's products (section 4.4).
 *
 * @param path - Where channels are in the service's dialect, e.g. `products/channel`.
 */
export async function listChannelProducts(
  request: Transport,
  path: string,
  channelId: string,
  { offset, limit }: Pagination,
  call: Call,
): Promise<ProductPage> {
  const params = { offset, limit };
  const json = await request(`v2/${path}/${segment(channelId)}`, { params, ...call });
  return readPage(json, params);
}

function readPage(json: unknown, { offset, limit }: Pagination): ProductPage {
  const page = read(pageSchema, json, 'products');
  const listed = readList(page.items, 'products.items', limit);
  const next = offset + listed.length;
  return {
    items: readItems(listed, 'products.items', readProduct),
    total: page.total_count,
    // A page without items ends the list, whatever total it states.
    next: listed.length === 0 ? Math.max(next, page.total_count) : next,
    counted: true,
  };
}
