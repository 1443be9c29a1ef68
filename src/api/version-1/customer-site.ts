import type { AssetGroup } from '../../model/asset/asset.js';
import type { User } from '../../model/sign-in/user.js';
import type { Call, Transport } from '../http/transport.js';
import { assetGroupsFromV1, userFromV1 } from './mapping.js';
import { readAssetGroupsV1, readUserV1 } from './schema.js';

/**
 * Fetches the current user with version 1.0, which has no user name and no title (section 9, item
 * 3).
 */
export async function getUserV1(request: Transport, call: Call): Promise<User> {
  return userFromV1(readUserV1(await request('api/rest/user/address', call)));
}

/** Fetches the asset groups with version 1.0 (section 9, item 4). */
export async function listAssetGroupsV1(
  request: Transport,
  call: Call,
): Promise<readonly AssetGroup[]> {
  return assetGroupsFromV1(readAssetGroupsV1(await request('api/rest/assetgroups', call)));
}
