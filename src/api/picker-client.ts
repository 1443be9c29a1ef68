import type { Asset, AssetGroup } from '../model/asset.js';
import type { AssetPage, Page } from '../model/page.js';
import type { Product, ProductPage } from '../model/product.js';
import type { CategoryPath, ProductCategory } from '../model/product-category.js';
import type { User } from '../model/user.js';
import { openAccess, withToggle, type Access } from './access.js';
import {
  getAsset,
  scrollAssets,
  searchAssets,
  type AssetScroll,
  type AssetSearch,
} from './assets.js';
import type { CallOptions, ClientOptions } from './client-options.js';
import { findProducts } from './find-products.js';
import { listAssetGroups } from './groups.js';
import { moveProduct } from './move-product.js';
import { listProductCategories, type CategoryList } from './product-categories.js';
import { getProduct, listChannelProducts, type ProductSearch, type Span } from './products.js';
import { getUser } from './user.js';

/** Results, as the live service has it. */
const usualReach = 10_000;

/**
 * As much of the service as the pickers need, as calls that give model values.
 *
 * They reject with an `ApiError`, with the token source's own error, or with the reason of the
 * caller's abort.
 */
export interface PickerClient {
  /** Whether branded links are asked for. */
  readonly branded: boolean;
  /** The same client, asking for branded links or not. */
  withBranded(branded: boolean): PickerClient;
  /** How many results `searchAssets` reaches. */
  readonly reach: number;
  searchAssets(search: AssetSearch, options?: CallOptions): Promise<AssetPage>;
  /** Every page of a search, fetched as it is asked for. Pages may overlap. */
  scrollAssets(search: AssetScroll, options?: CallOptions): AsyncIterableIterator<AssetPage>;
  listAssetGroups(options?: CallOptions): Promise<readonly AssetGroup[]>;
  /** One asset with embeds, metadata and all. */
  getAsset(id: string, options?: CallOptions): Promise<Asset>;
  getUser(options?: CallOptions): Promise<User>;
  /** The product whose SKU was typed comes first, unless another order is asked for. */
  searchProducts(search: ProductSearch, options?: CallOptions): Promise<ProductPage>;
  /** One product with its attributes and categories. */
  getProduct(id: string, options?: CallOptions): Promise<Product>;
  listChannelProducts(channelId: string, span: Span, options?: CallOptions): Promise<ProductPage>;
  /** One level of the category tree, the top by default. */
  listProductCategories(list?: CategoryList, options?: CallOptions): Promise<Page<ProductCategory>>;
  /** Puts a product into one category, or several; gives those then in force, read back. */
  moveProduct(
    productId: string,
    categoryIds: string | readonly string[],
    options?: CallOptions,
  ): Promise<readonly CategoryPath[]>;
}

/**
 * A client with what the pickers need and no more. Asks for nothing until it is called.
 *
 * @throws TypeError where `baseUrl` is no absolute http or https address.
 */
export function createPickerClient(options: ClientOptions): PickerClient {
  const clientOf = (access: Access, branded: boolean): PickerClient => ({
    branded,
    withBranded: (wanted) => clientOf(withToggle(access, wanted), wanted),
    ...pickerCalls(access),
  });
  return clientOf(openAccess(options), options.branded ?? false);
}

/** The calls of a picker's client, to be part of any client. */
export function pickerCalls(access: Access): Omit<PickerClient, 'branded' | 'withBranded'> {
  const { api, headers, profile } = access;
  return {
    reach: profile.reach ?? usualReach,
    searchAssets: (search, { signal } = {}) => searchAssets(api, search, { headers, signal }),
    scrollAssets: (search, { signal } = {}) => scrollAssets(api, search, { headers, signal }),
    listAssetGroups: (options = {}) => listAssetGroups(api, options),
    getAsset: (id, { signal } = {}) => getAsset(api, id, { headers, signal }),
    getUser: (options = {}) => getUser(api, options),
    searchProducts: (search, options = {}) => findProducts(api, search, options),
    getProduct: (id, options = {}) => getProduct(api, id, options),
    listChannelProducts: (channelId, span, options = {}) =>
      listChannelProducts(api, profile.channelPath, channelId, span, options),
    listProductCategories: (list = {}, options = {}) => listProductCategories(api, list, options),
    moveProduct: (productId, categoryIds, options = {}) =>
      moveProduct(api, productId, categoryIds, options),
  };
}
