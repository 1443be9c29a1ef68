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

/** Options of a picker without a screen. Only the members for the connection are required. */
export interface AssetPickerOptions extends Partial<ConnectionSettings>, RenditionSettings {
  /** Requests branded links. */
  readonly brandedLinks?: boolean;
  /** A clause that every search contains, in the service's query language. */
  readonly filter?: string;
  /**
   * Searches only for assets that are released and not expired. Each search uses the day on which
   * it is sent (UTC).
   */
  readonly availableOnly?: boolean;
  /** The initial text of the query. */
  readonly query?: string;
  /** The sort order by the service's name, e.g. `-created_date`. */
  readonly sort?: string;
  /** The facets to request. */
  readonly facets?: readonly FacetType[];
  /** How many results one request returns, from 1 to 100. 50 by default. */
  readonly pageSize?: number;
  /** Allows several assets to be selected. */
  readonly multiple?: boolean;
  /** The maximum number of selected assets. */
  readonly max?: number;
  /** Name of the embed size that a pick uses if the user has not selected one. */
  readonly embed?: string;
}

/** The stores of one asset picker. Each has `state` and `subscribe`. */
export interface AssetPickerStores {
  /** Whether there is a connection, and if not, why. */
  readonly connection: ConnectionStore;
  /** Whether a user is signed in; `signIn()`, `signOut()`, `cancel()`. */
  readonly signIn: SignInStore;
  /** The query, the results and their facets. */
  readonly search: AssetSearch;
  /** What is selected, in the user's order. */
  readonly selection: SelectionStore<Asset>;
  /** The links and other details of assets, by id. */
  readonly details: DetailsStore<Asset>;
  /** The status of `confirm()`. */
  readonly pick: PickMaker<Asset, AssetPick>;
  /**
   * Makes a pick of the selection and clears the selection. Resolves to undefined if one of the
   * assets cannot be picked; the selection then stays, and `pick.state.status` is `failed`.
   */
  readonly confirm: () => Promise<AssetPick | undefined>;
  /** Aborts requests and closes the connection. The stores cannot be used any more. */
  readonly dispose: () => void;
}

const defaultFacets: readonly FacetType[] = ['file_types', 'categories', 'metadata'];

/** Statuses after which the same user continues, so that earlier results stay valid. */
const sameUser: readonly SignInStatus[] = ['unknown', 'refreshing', 'stalled'];

/**
 * Creates an asset picker for a custom interface: search, facets, selection, links and sign-in, as
 * stores. It sends the first search at once. With invalid settings, `connection.state` is `failed`.
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
  const clear = (): void => {
    search.clearCache();
    details.clear();
  };
  const signIn = new SignInStore({
    onChange: (status, before) => {
      if (status === 'signed-out') {
        clear();
        search.clear();
      } else if (status === 'signed-in' && sameUser.includes(before)) {
        if (search.state.status === 'failed') search.retry();
      } else if (status === 'signed-in') {
        // A different user may have signed in.
        clear();
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

/** Returns the connection settings from the options. */
function settingsOf(options: AssetPickerOptions): Partial<ConnectionSettings> {
  const { baseUrl, siteUrl, clientId, redirectUri, relayUri, brokerUrl } = options;
  const { profile, tokens, client } = options;
  const settings = { baseUrl, siteUrl, clientId, redirectUri, relayUri, brokerUrl, profile };
  const given = Object.entries(settings).filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(given), tokens, client };
}
