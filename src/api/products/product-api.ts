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

/** As much of the service as picking products needs. Its calls reject as a picker's client's do. */
export interface ProductApi {
  /** The product whose SKU was typed comes first, unless another order is asked for. */
  searchProducts(search: ProductSearch, options?: CallOptions): Promise<ProductPage>;
  /** One product with its attributes and categories. */
  getProduct(id: string, options?: CallOptions): Promise<Product>;
  listChannelProducts(
    channelId: string,
    span: Pagination,
    options?: CallOptions,
  ): Promise<ProductPage>;
  /** One level of the category tree, the top by default. */
  listProductCategories(list?: CategoryList, options?: CallOptions): Promise<Page<ProductCategory>>;
  /** Puts a product into one category, or several; gives those then in force, read back. */
  moveProduct(
    productId: string,
    categoryIds: string | readonly string[],
    options?: CallOptions,
  ): Promise<readonly CategoryPath[]>;
}

const productApis = new WeakMap<PickerClient, ProductApi>();

/**
 * The calls for products, over the very connection of a picker's client. Those for assets come
 * without them, so that a page that picks assets alone need not load them.
 *
 * @throws TypeError where `client` was made elsewhere and knows no products.
 */
export function productApiOf(client: PickerClient): ProductApi {
  if (isProductApi(client)) return client;
  const known = productApis.get(client);
  if (known) return known;
  const context = contextOf(client);
  if (!context) throw new TypeError('The client has no calls for products');
  const products = productCalls(context);
  productApis.set(client, products);
  return products;
}

/** The calls for products, to be part of any client. */
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
