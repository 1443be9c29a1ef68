import * as v from 'valibot';
import type { AssetGroup } from '../../model/asset/asset.js';
import { read } from '../reading/schema.js';
import type { Call, Transport } from '../http/transport.js';

/** The entries are the same in both versions of the API. */
export const groupListSchema = v.array(v.object({ uuid: v.string(), name: v.string() }));

/** How many groups are read at most, because each is shown as a checkbox. */
const maxGroups = 5000;

const groupsSchema = v.object({ items: groupListSchema });

/** Fetches the groups that organise assets and grant permissions on them (section 2.3). */
export async function listAssetGroups(
  request: Transport,
  call: Call,
): Promise<readonly AssetGroup[]> {
  const json = await request('v2/assets/assetgroups', call);
  return read(groupsSchema, json, 'groups').items.slice(0, maxGroups);
}
