import * as v from 'valibot';
import type { Product, ProductPage } from '../../model/product/product.js';
import type { ProductQuery } from '../../model/product/product-query.js';
import { readProduct } from './product-schema.js';
import { toSearchBody } from './product-search-body.js';
import { readItems } from '../reading/read-items.js';
import { segment } from '../http/segment.js';
import { anySchema, countSchema, read, readList } from '../reading/schema.js';
import type { Call, Transport } from '../http/transport.js';

/** Which part of a list is requested. */
export interface Pagination {
  /** How many results to skip. */
  readonly offset: number;
  /** How many results a page holds: 1 to 100 for a search, 1 to 1000 for a channel. */
  readonly limit: number;
}

/** Options of a product search. */
export interface ProductSearch extends Pagination {
  readonly query: ProductQuery;
  /** Requests the attributes of each product too. */
  readonly attributes?: boolean;
}

/** The largest offset that the live service accepts. */
const maxOffset = 9999;

const pageSchema = v.object({ total_count: countSchema, items: anySchema });

/**
 * Fetches one page of the products that the token's owner may see, by name or SKU (section 4.4).
 */
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

/** Fetches one product with its categories (section 4.4). */
export async function getProduct(request: Transport, id: string, call: Call): Promise<Product> {
  return readProduct(await request(`v2/products/${segment(id)}`, call), 'product');
}

/**
 * Fetches one page of a channel's products (section 4.4).
 *
 * @param path - The path of channels in the service's dialect, e.g. `products/channel`.
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
    // An empty page ends the list, even if the total is larger.
    next: listed.length === 0 ? Math.max(next, page.total_count) : next,
    counted: true,
  };
}
