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
import { createTransport, type Transport } from './http/transport.js';

/** The whole service, as calls that give model values. They reject as a picker's client's do. */
export interface Client extends PickerClient, ProductApi {
  /** The same client, asking for branded links or not. */
  withBranded(branded: boolean): Client;
  /** The signed address of the Instant Search Connector, which honours branded links. */
  connectorUrl(search?: ConnectorSearch, options?: CallOptions): Promise<string>;
  /** Makes a product and gives its id. Never repeated by itself: see `UnknownOutcomeError`. */
  createProduct(product: NewProduct, options?: CallOptions): Promise<string>;
  /** Never repeated by itself: see `UnknownOutcomeError`. `moveProduct` reads back as well. */
  setProductCategories(
    productId: string,
    categoryIds: readonly string[],
    options?: CallOptions,
  ): Promise<void>;
  /** As `getUser`, by version 1.0. Needs `siteUrl`. */
  getUserV1(options?: CallOptions): Promise<User>;
  /** As `listAssetGroups`, by version 1.0. Needs `siteUrl`. */
  listAssetGroupsV1(options?: CallOptions): Promise<readonly AssetGroup[]>;
}

/**
 * A client of one service. Asks for nothing until it is called.
 *
 * @throws TypeError where an address is no absolute http or https address.
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
