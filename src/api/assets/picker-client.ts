import type { Asset, AssetGroup } from '../../model/asset/asset.js';
import type { AssetPage } from '../../model/page/page.js';
import type { User } from '../../model/sign-in/user.js';
import { createContext, withBrandedHeader, type ClientContext } from '../http/client-context.js';
import {
  getAsset,
  scrollAssets,
  searchAssets,
  type AssetScroll,
  type AssetSearch,
} from './assets.js';
import type { CallOptions, ClientOptions } from '../client-options.js';
import { listAssetGroups } from './groups.js';
import { getUser } from './user.js';

/** Results, as the live service has it. */
const defaultMaxOffset = 10_000;

/**
 * As much of the service as picking assets needs, as calls that give model values. `productApiOf` adds
 * the calls for products.
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
  readonly maxOffset: number;
  searchAssets(search: AssetSearch, options?: CallOptions): Promise<AssetPage>;
  /** Every page of a search, fetched as it is asked for. Pages may overlap. */
  scrollAssets(search: AssetScroll, options?: CallOptions): AsyncIterableIterator<AssetPage>;
  listAssetGroups(options?: CallOptions): Promise<readonly AssetGroup[]>;
  /** One asset with embeds, metadata and all. */
  getAsset(id: string, options?: CallOptions): Promise<Asset>;
  getUser(options?: CallOptions): Promise<User>;
}

const contexts = new WeakMap<object, ClientContext>();

/**
 * A client with what picking assets needs and no more. Asks for nothing until it is called.
 *
 * @throws TypeError where `baseUrl` is no absolute http or https address.
 */
export function createPickerClient(options: ClientOptions): PickerClient {
  const clientOf = (context: ClientContext, branded: boolean): PickerClient => {
    const client = {
      branded,
      withBranded: (wanted: boolean) => clientOf(withBrandedHeader(context, wanted), wanted),
      ...pickerCalls(context),
    };
    contexts.set(client, context);
    return client;
  };
  return clientOf(createContext(options), options.branded ?? false);
}

/** What a client made here is made of, for more calls of the same kind. */
export function contextOf(client: PickerClient): ClientContext | undefined {
  return contexts.get(client);
}

/** The calls of a picker's client, to be part of any client. */
export function pickerCalls(context: ClientContext): Omit<PickerClient, 'branded' | 'withBranded'> {
  const { api, headers, profile } = context;
  return {
    maxOffset: profile.maxOffset ?? defaultMaxOffset,
    searchAssets: (search, { signal } = {}) => searchAssets(api, search, { headers, signal }),
    scrollAssets: (search, { signal } = {}) => scrollAssets(api, search, { headers, signal }),
    listAssetGroups: (options = {}) => listAssetGroups(api, options),
    getAsset: (id, { signal } = {}) => getAsset(api, id, { headers, signal }),
    getUser: (options = {}) => getUser(api, options),
  };
}
