import type { Asset, AssetGroup } from '../../model/asset/asset.js';
import type { AssetPage } from '../../model/page/page.js';
import type { User } from '../../model/sign-in/user.js';
import { createContext, withBrandedHeader, type ClientContext } from '../http/client-context.js';
import { getUser } from './user.js';
import { listAssetGroups } from './groups.js';
import { getAsset, searchAssets, type AssetScroll, type AssetSearch } from './assets.js';
import type { CallOptions, ClientOptions } from '../client-options.js';

/** The live service pages by offset up to this many results. */
const defaultMaxOffset = 10_000;

/**
 * The API calls that an asset picker needs. They resolve to model values. `productApiOf` adds the
 * calls for products.
 *
 * Calls reject with an `ApiError`, with the token source's own error, or with the reason of the
 * caller's abort.
 */
export interface PickerClient {
  /** Whether the client requests branded links. */
  readonly branded: boolean;
  /** Returns the same client with branded links requested or not. */
  withBranded(branded: boolean): PickerClient;
  /** How many results `searchAssets` can reach by offset. */
  readonly maxOffset: number;
  searchAssets(search: AssetSearch, options?: CallOptions): Promise<AssetPage>;
  /**
   * Yields every page of a search. Each page is fetched when it is requested. Pages may overlap.
   */
  scrollAssets(search: AssetScroll, options?: CallOptions): AsyncIterableIterator<AssetPage>;
  listAssetGroups(options?: CallOptions): Promise<readonly AssetGroup[]>;
  /** Fetches one asset with its embeds and metadata. */
  getAsset(id: string, options?: CallOptions): Promise<Asset>;
  getUser(options?: CallOptions): Promise<User>;
}

const contexts = new WeakMap<object, ClientContext>();

/**
 * Creates a client with only the calls that an asset picker needs. It sends no request until a call
 * is made.
 *
 * @throws TypeError if `baseUrl` is not an absolute http or https URL.
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

/** Returns the context of a client that was created here, for adding more calls to it. */
export function contextOf(client: PickerClient): ClientContext | undefined {
  return contexts.get(client);
}

/** Creates the calls of a picker client, to be included in any client. */
export function pickerCalls(context: ClientContext): Omit<PickerClient, 'branded' | 'withBranded'> {
  const { api, headers, profile } = context;
  return {
    maxOffset: profile.maxOffset ?? defaultMaxOffset,
    searchAssets: (search, { signal } = {}) => searchAssets(api, search, { headers, signal }),
    // A first search needs no scrolling, so bundles load it when it is used.
    scrollAssets: async function* (search, { signal } = {}) {
      const { scrollAssets } = await import('./scroll.js');
      yield* scrollAssets(api, search, { headers, signal });
    },
    listAssetGroups: (options = {}) => listAssetGroups(api, options),
    getAsset: (id, { signal } = {}) => getAsset(api, id, { headers, signal }),
    getUser: (options = {}) => getUser(api, options),
  };
}
