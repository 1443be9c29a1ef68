import type { Asset, AssetGroup } from '../model/asset.js';
import type { AssetPage } from '../model/page.js';
import type { User } from '../model/user.js';
import { readAddress, readBaseUrl } from './address.js';
import * as assets from './assets.js';
import type { AssetScroll, AssetSearch } from './assets.js';
import { listAssetGroups } from './groups.js';
import { profiles, type Profile } from './profile.js';
import { waitByClock, type Wait } from './retry.js';
import type { TokenSource } from './token-source.js';
import { createTransport, type Transport } from './transport.js';
import { getUser } from './user.js';
import { getUserV1, listAssetGroupsV1 } from './version-1.js';

/** What a client needs to know of the service. */
export interface ClientOptions {
  /** Address of the version 2.0 API, with or without its closing `/v2`. */
  readonly baseUrl: string;
  /** Address of the customer site. Only the version 1.0 calls need it. */
  readonly siteUrl?: string;
  readonly tokens: TokenSource;
  /** Asks for branded links (section 9, item 7). */
  readonly branded?: boolean;
  /** The service's dialect; the specification's by default. */
  readonly profile?: Profile;
  /**
   * Milliseconds that one attempt may take, 15 000 by default. Time spent on coming by a token is
   * not counted.
   */
  readonly timeout?: number;
  /** How many times a failed call is repeated where that may help, 2 by default. */
  readonly retries?: number;
  /** Stands in for the global `fetch`. */
  readonly fetch?: typeof globalThis.fetch;
  /** Stands in for the clock between attempts. */
  readonly wait?: Wait;
}

/** What every call takes beside its subject. */
export interface CallOptions {
  /** Gives the call up. It then rejects with the signal's own reason. */
  readonly signal?: AbortSignal;
}

/**
 * The service, as calls that give model values.
 *
 * They reject with an `ApiError`, with the token source's own error, or with the reason of the
 * caller's abort.
 */
export interface Client {
  /** Whether branded links are asked for. */
  readonly branded: boolean;
  /** The same client, asking for branded links or not. */
  withBranded(branded: boolean): Client;
  searchAssets(search: AssetSearch, options?: CallOptions): Promise<AssetPage>;
  /** Every page of a search, fetched as it is asked for. Pages may overlap. */
  scrollAssets(search: AssetScroll, options?: CallOptions): AsyncIterableIterator<AssetPage>;
  /** One asset with embeds, metadata and all. */
  getAsset(id: string, options?: CallOptions): Promise<Asset>;
  listAssetGroups(options?: CallOptions): Promise<readonly AssetGroup[]>;
  getUser(options?: CallOptions): Promise<User>;
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
  const { baseUrl, siteUrl, branded = false, profile = profiles.spec } = options;
  const settings = {
    tokens: options.tokens,
    timeout: options.timeout ?? 15_000,
    retries: options.retries ?? 2,
    wait: options.wait ?? waitByClock,
    // Looked up at each call, so that what replaces the global one later is used.
    fetch: options.fetch ?? ((input, init) => globalThis.fetch(input, init)),
  };
  const api = createTransport(readBaseUrl(baseUrl), settings);
  const site =
    siteUrl === undefined
      ? withoutSite
      : createTransport(readAddress(siteUrl, 'siteUrl'), settings);
  const toggle = { [profile.toggleHeader]: profile.toggleValue };
  return clientOf(api, site, branded, toggle);
}

function clientOf(
  api: Transport,
  site: Transport,
  branded: boolean,
  toggle: Readonly<Record<string, string>>,
): Client {
  const headers = branded ? toggle : {};
  return {
    branded,
    withBranded: (wanted) => clientOf(api, site, wanted, toggle),
    searchAssets: (search, { signal } = {}) =>
      assets.searchAssets(api, search, { headers, signal }),
    scrollAssets: (search, { signal } = {}) =>
      assets.scrollAssets(api, search, { headers, signal }),
    getAsset: (id, { signal } = {}) => assets.getAsset(api, id, { headers, signal }),
    listAssetGroups: ({ signal } = {}) => listAssetGroups(api, { signal }),
    getUser: ({ signal } = {}) => getUser(api, { signal }),
    getUserV1: ({ signal } = {}) => getUserV1(site, { signal }),
    listAssetGroupsV1: ({ signal } = {}) => listAssetGroupsV1(site, { signal }),
  };
}

const withoutSite: Transport = () =>
  Promise.reject(new TypeError('Version 1.0 calls need siteUrl to be set'));
