import type { AssetGroup } from '../model/asset/asset.js';
import type { User } from '../model/sign-in/user.js';
import { createContext, withBrandedHeader, type ClientContext } from './http/client-context.js';
import { readAddress } from './http/address.js';
import type { CallOptions, ClientOptions } from './client-options.js';
import { connectorUrl, type ConnectorSearch } from './connector/connector.js';
import { getUserV1, listAssetGroupsV1 } from './version-1/customer-site.js';
import { pickerCalls, type PickerClient } from './assets/picker-client.js';
import {
  createProduct,
  setProductCategories,
  type NewProduct,
} from './products/product-changes.js';
import { productCalls, type ProductApi } from './products/product-api.js';
import { findCalls, type FindCalls } from './recheck/stored-asset.js';
import { createTransport, type Transport } from './http/transport.js';

/**
 * All calls of the service. They resolve to model values and reject like the calls of a
 * `PickerClient`.
 */
export interface Client extends PickerClient, ProductApi, FindCalls {
  /** Returns the same client with branded links requested or not. */
  withBranded(branded: boolean): Client;
  /**
   * Fetches the signed URL of the Instant Search Connector. The connector uses branded links if the
   * client does.
   */
  connectorUrl(search?: ConnectorSearch, options?: CallOptions): Promise<string>;
  /**
   * Creates a product and resolves to its id. The call is never retried automatically: see
   * `UnknownOutcomeError`.
   */
  createProduct(product: NewProduct, options?: CallOptions): Promise<string>;
  /**
   * Replaces the categories of a product. The call is never retried automatically: see
   * `UnknownOutcomeError`. `moveProduct` also reads the result back.
   */
  setProductCategories(
    productId: string,
    categoryIds: readonly string[],
    options?: CallOptions,
  ): Promise<void>;
  /** Like `getUser`, with version 1.0 of the API. Needs `siteUrl`. */
  getUserV1(options?: CallOptions): Promise<User>;
  /** Like `listAssetGroups`, with version 1.0 of the API. Needs `siteUrl`. */
  listAssetGroupsV1(options?: CallOptions): Promise<readonly AssetGroup[]>;
}

/**
 * Creates a client of one service. It sends no request until a call is made.
 *
 * @throws TypeError if a URL is not an absolute http or https URL.
 */
export function createClient(options: ClientOptions): Client {
  const { siteUrl, branded = false } = options;
  const context = createContext(options);
  const site =
    siteUrl === undefined
      ? withoutSite
      : createTransport(readAddress(siteUrl, 'siteUrl'), context.settings);

  const clientOf = (clientContext: ClientContext, branded: boolean): Client => {
    const { api, headers } = clientContext;
    return {
      branded,
      withBranded: (wanted) => clientOf(withBrandedHeader(clientContext, wanted), wanted),
      ...pickerCalls(clientContext),
      ...productCalls(clientContext),
      ...findCalls(clientContext),
      connectorUrl: (search = {}, { signal } = {}) =>
        connectorUrl(api, search, { headers, signal }),
      createProduct: (product, options = {}) => createProduct(api, product, options),
      setProductCategories: (productId, categoryIds, options = {}) =>
        setProductCategories(api, productId, categoryIds, options),
      getUserV1: (options = {}) => getUserV1(site, options),
      listAssetGroupsV1: (options = {}) => listAssetGroupsV1(site, options),
    };
  };
  return clientOf(context, branded);
}

const withoutSite: Transport = () =>
  Promise.reject(new TypeError('Version 1.0 calls need siteUrl to be set'));
