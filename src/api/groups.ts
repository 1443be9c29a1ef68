import * as v from 'valibot';
import type { AssetGroup } from '../model/asset.js';
import { entriesOf, read } from './shape.js';
import type { Call, Transport } from './transport.js';

/** The groups themselves are alike in both versions of the API. */
export const groupListSchema = v.array(v.object({ uuid: v.string(), name: v.string() }));

const groupsSchema = v.object({ items: groupListSchema });

/** The groups that organise and permission assets (section 2.3). */
export async function listAssetGroups(
  request: Transport,
  call: Call,
): Promise<readonly AssetGroup[]> {
  return entriesOf(
    read(groupsSchema, await request('v2/assets/assetgroups', call), 'groups').items,
  );
}
