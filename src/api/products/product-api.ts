import type { Page } from '../../model/page/page.js';
import type { CategoryPath, ProductCategory } from '../../model/product/product-category.js';
import type { Product, ProductPage } from '../../model/product/product.js';
import type { ClientContext } from '../http/client-context.js';
import type { CallOptions } from '../client-options.js';
import { findProducts } from './find-products.js';
import { moveProduct } from './move-product.js';
import { contextOf, type PickerClient } from '../assets/picker-client.js';
import { listProductCategories, type CategoryList } from './product-categories.js';
import {
  getProduct,
  listChannelProducts,
  type ProductSearch,
  type Pagination,
} from './products.js';

/** The API calls that a product picker needs. They reject like the calls of a `PickerClient`. */
export interface ProductApi {
  /** Searches products. The product with exactly the typed SKU comes first unless `sort` is set. */
  searchProducts(search: ProductSearch, options?: CallOptions): Promise<ProductPage>;
  /** Fetches one product with its attributes and categories. */
  getProduct(id: string, options?: CallOptions): Promise<Product>;
  listChannelProducts(
    channelId: string,
    span: Pagination,
    options?: CallOptions,
  ): Promise<ProductPage>;
  /** Fetches one page of one level of the category tree, the top level by default. */
  listProductCategories(list?: CategoryList, options?: CallOptions): Promise<Page<ProductCategory>>;
  /** Puts a product into one or several categories and resolves to its categories, read back. */
  moveProduct(
    productId: string,
    categoryIds: string | readonly string[],
    options?: CallOptions,
  ): Promise<readonly CategoryPath[]>;
}

const productApis = new WeakMap<PickerClient, ProductApi>();

/**
 * Returns the product calls that use the connection of a picker client. They are separate, so that
 * a page that only picks assets does not load them.
 *
 * @throws TypeError if `client` was not created by this package and has no product calls.
 */
export function productApiOf(client: PickerClient): ProductApi {
  if (isProductApi(client)) return client;
  const known = productApis.get(client);
  if (known) return known;
  const context = contextOf(client);
  if (!context) throw new TypeError('The client has no product calls');
  const products = productCalls(context);
  productApis.set(client, products);
  return products;
}

/** Creates the product calls, to be included in any client. */
export function productCalls({ api, profile }: ClientContext): ProductApi {
  return {
    searchProducts: (search, options = {}) => findProducts(api, search, options),
    getProduct: (id, options = {}) => getProduct(api, id, options),
    listChannelProducts: (channelId, span, options = {}) =>
      listChannelProducts(api, profile.channelPath, channelId, span, options),
    listProductCategories: (list = {}, options = {}) => listProductCategories(api, list, options),
    moveProduct: (productId, categoryIds, options = {}) =>
      moveProduct(api, productId, categoryIds, options),
  };
}

function isProductApi(client: PickerClient): client is PickerClient & ProductApi {
  return 'searchProducts' in client;
}
