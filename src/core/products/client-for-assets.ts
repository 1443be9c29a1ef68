import type { AssetSearch } from '../../api/assets/assets.js';
import type { PickerClient } from '../../api/assets/picker-client.js';
import type { CallOptions } from '../../api/client-options.js';
import type { HttpError } from '../../api/errors.js';
import type { Asset } from '../../model/asset/asset.js';
import type { AssetPage } from '../../model/page/page.js';

/** Statuses of the service for an asset that does not exist, was deleted or may not be seen. */
const missingStatuses: readonly number[] = [400, 403, 404, 410];

/** The sort keys of the orders that the picker offers. */
const sortKeys: Readonly<Record<string, (asset: Asset) => string>> = {
  created_date: ({ createdDate }) => createdDate,
  last_update_date: ({ updatedDate = '' }) => updatedDate,
  filename: ({ filename }) => filename,
};

/**
 * How many requests run at the same time. More would delay other requests of the user, and reach
 * the service's rate limit.
 */
const maxRequests = 4;

/**
 * Returns a client whose searches without text find the assets with these ids, in this order.
 * Searches with text or filters are sent to the service. A list of one page can be sorted.
 *
 * The assets are fetched one by one, because no search for ids is specified. Those that do not exist
 * or may not be seen are left out.
 */
export function clientForAssets(client: PickerClient, ids: readonly string[]): PickerClient {
  const searchAssets = async (search: AssetSearch, options?: CallOptions): Promise<AssetPage> => {
    const { query, offset, limit } = search;
    if (query.text.trim() !== '' || query.applied.length > 0) {
      return client.searchAssets(search, options);
    }
    const wanted = ids.slice(offset, offset + limit);
    const assets = await fetchEach(wanted, (id) => fetchAsset(client, id, options));
    const found = assets.filter((asset) => asset !== undefined);
    const items = ids.length > limit ? found : inOrder(found, query.sort);
    const total = ids.length > limit ? ids.length : items.length;
    const next = Math.min(offset + wanted.length, total);
    return { items, total, next, facets: [], explained: '', understood: true };
  };
  return {
    branded: client.branded,
    maxOffset: client.maxOffset,
    searchAssets,
    withBranded: (branded) => clientForAssets(client.withBranded(branded), ids),
    scrollAssets: (search, options) => client.scrollAssets(search, options),
    listAssetGroups: (options) => client.listAssetGroups(options),
    getAsset: (id, options) => client.getAsset(id, options),
    getUser: (options) => client.getUser(options),
  };
}

function inOrder(assets: readonly Asset[], sort: string): readonly Asset[] {
  const key = sort.replace('-', '');
  const keyOf = Object.hasOwn(sortKeys, key) ? sortKeys[key] : undefined;
  if (!keyOf) return assets;
  const sign = sort.startsWith('-') ? -1 : 1;
  return assets.toSorted((one, other) => sign * keyOf(one).localeCompare(keyOf(other)));
}

async function fetchAsset(
  client: PickerClient,
  id: string,
  options?: CallOptions,
): Promise<Asset | undefined> {
  try {
    return await client.getAsset(id, options);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Errors are recognized by name, because each copy of this package has its own classes. */
function isMissing(error: unknown): boolean {
  const { name, status } = Object(error) as Partial<HttpError>;
  return name === 'HttpError' && status !== undefined && missingStatuses.includes(status);
}

/** Calls `fetch` for each id, a few at a time, and resolves to the results. */
async function fetchEach<Item>(
  ids: readonly string[],
  fetch: (id: string) => Promise<Item>,
): Promise<readonly Item[]> {
  const items: Item[] = [];
  const waiting = [...ids.entries()];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, id] = next;
      items[index] = await fetch(id);
    }
  };
  await Promise.all(Array.from({ length: maxRequests }, work));
  return items;
}
