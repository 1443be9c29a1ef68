import type { PickerClient } from '../api/assets/picker-client.js';
import type { Asset } from '../model/asset/asset.js';
import type { FacetType } from '../model/facet/facet.js';
import type { AssetPick } from '../model/pick/pick.js';
import type { RenditionSettings } from '../model/pick/renditions.js';
import type { SignInStatus } from '../model/sign-in/sign-in.js';
import { connectionSettings, type ConnectionSettings } from './connection/connection-settings.js';
import { ConnectionStore } from './connection/connection-store.js';
import { SignInStore } from './connection/sign-in-store.js';
import { DetailsStore } from './pick/details-store.js';
import { PickMaker } from './pick/pick-maker.js';
import { AssetSearch } from './search/asset-search.js';
import { SelectionStore } from './selection/selection-store.js';

/** What a picker without a screen is told. All members are optional but those of the connection. */
export interface AssetPickerOptions extends Partial<ConnectionSettings>, RenditionSettings {
  /** Asks for branded links. */
  readonly brandedLinks?: boolean;
  /** A clause that is always in force, in the service's query language. */
  readonly filter?: string;
  /**
   * Searches only for what is released and has not expired. Each search asks with the day on which it
   * is sent, in UTC.
   */
  readonly availableOnly?: boolean;
  /** The text to search for at first. */
  readonly query?: string;
  /** The order, as the service names it, e.g. `-created_date`. */
  readonly sort?: string;
  /** What results can be narrowed by. */
  readonly facets?: readonly FacetType[];
  /** How many results a request asks for, 1 to 100. 50 by default. */
  readonly pageSize?: number;
  /** Lets several assets be selected. */
  readonly multiple?: boolean;
  /** How many may be selected at most. */
  readonly max?: number;
  /** Name of the embed size that a pick uses where the user chose none. */
  readonly embed?: string;
}

/** The stores of one asset picker. Each has `state` and `subscribe`. */
export interface AssetPickerStores {
  /** Whether the settings describe a way to the service, and if not, why. */
  readonly connection: ConnectionStore;
  /** Whether a user is signed in; `signIn()`, `signOut()`, `cancel()`. */
  readonly signIn: SignInStore;
  /** The query, the results and their facets. */
  readonly search: AssetSearch;
  /** What is selected, in the user's order. */
  readonly selection: SelectionStore<Asset>;
  /** The links and other details of assets, by id. */
  readonly details: DetailsStore<Asset>;
  /** How far `confirm()` has come. */
  readonly pick: PickMaker<Asset, AssetPick>;
  /**
   * Makes the pick of what is selected, and empties the selection. Resolves to undefined if one of the
   * assets cannot be picked; the selection stays then, and `pick.state.status` is `failed`.
   */
  readonly confirm: () => Promise<AssetPick | undefined>;
  /** Aborts requests and closes the connection. The stores are of no further use. */
  readonly dispose: () => void;
}

const defaultFacets: readonly FacetType[] = ['file_types', 'categories', 'metadata'];

/** Statuses after which the same user goes on: what was found is still theirs. */
const sameUser: readonly SignInStatus[] = ['unknown', 'refreshing', 'stalled'];

/**
 * Makes an asset picker for an interface of your own: search, facets, selection, links and sign-in,
 * as stores. It sends the first search at once; settings that are wrong make `connection.state`
 * `failed`.
 */
export function createAssetPicker(options: AssetPickerOptions = {}): AssetPickerStores {
  const { brandedLinks = false, multiple = false, pageSize = 50 } = options;
  const connection = new ConnectionStore();
  const client = (): PickerClient | undefined => {
    const { connection: open } = connection.state;
    return open?.client.withBranded(brandedLinks || open.client.branded);
  };
  const search = new AssetSearch({
    client,
    cursorPager: async () => {
      const { CursorPager } = await import('./search/cursor-pager.js');
      return new CursorPager();
    },
    facetTypes: () => options.facets ?? defaultFacets,
    availableOnly: () => options.availableOnly === true,
    pageSize: () => Math.min(pageSize, 100),
    place: () => 0,
  });
  const details = new DetailsStore<Asset>((id, signal) => client()?.getAsset(id, { signal }));
  const pick = new PickMaker<Asset, AssetPick>({
    details,
    selection: () => selection.items,
    kind: () => client()?.branded,
    toPick: async (resolved) => {
      const [{ toAssetPick }, { renditionsFor }] = await Promise.all([
        import('./pick/to-asset-pick.js'),
        import('../model/pick/renditions.js'),
      ]);
      return toAssetPick(resolved, client()?.branded ?? false, {
        preferred: options.embed,
        keepUser: options.keepUser,
        renditions: renditionsFor(options),
      });
    },
  });
  const selection = new SelectionStore<Asset>(
    () => ({ multiple, max: options.max }),
    () => pick.reset(),
  );
  const forget = (): void => {
    search.clearCache();
    details.forget();
  };
  const signIn = new SignInStore({
    onChange: (status, before) => {
      if (status === 'signed-out') {
        forget();
        search.clear();
      } else if (status === 'signed-in' && sameUser.includes(before)) {
        if (search.state.status === 'failed') search.retry();
      } else if (status === 'signed-in') {
        // A different user may have signed in.
        forget();
        search.restart();
      }
    },
  });
  connection.update(connectionSettings(settingsOf(options)));
  signIn.follow(connection.state.connection?.tokens);
  const { query: text = '', filter = '', sort = '' } = options;
  search.setQuery({ text, filter, sort });
  search.restart();
  return {
    ...{ connection, signIn, search, selection, details, pick },
    confirm: async () => {
      const made = await pick.prepare();
      if (made) selection.reset([]);
      return made;
    },
    dispose: () => {
      for (const store of [search, details, pick, signIn]) store.pause();
      connection.update(undefined);
    },
  };
}

/** The settings of the connection among the options. */
function settingsOf(options: AssetPickerOptions): Partial<ConnectionSettings> {
  const { baseUrl, siteUrl, clientId, redirectUri, relayUri, brokerUrl } = options;
  const { profile, tokens, client } = options;
  const settings = { baseUrl, siteUrl, clientId, redirectUri, relayUri, brokerUrl, profile };
  const given = Object.entries(settings).filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(given), tokens, client };
}
