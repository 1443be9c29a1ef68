/**
 * Provides version 1.0 response formats on top of version 2.0 of the API. An integration that was
 * written for version 1.0 keeps its data format with these functions. To switch to version 2.0's
 * format, import the same names from `dam-elements/api`.
 */
import type { CallOptions } from './client-options.js';
import type { Client } from './client.js';
import { assetGroupsToV1, userToV1 } from './version-1/mapping.js';
import type { AssetGroupsV1, UserV1 } from './version-1/schema.js';

export { assetGroupsFromV1, assetGroupsToV1, userFromV1, userToV1 } from './version-1/mapping.js';
export {
  readAssetGroupsV1,
  readUserV1,
  type AssetGroupsV1,
  type FieldNameV1,
  type FieldV1,
  type UserV1,
} from './version-1/schema.js';

/** Fetches the current user in the format of `GET /api/rest/user/address` (section 9, item 3). */
export async function getUser(
  client: Pick<Client, 'getUser'>,
  options: CallOptions = {},
): Promise<UserV1> {
  return userToV1(await client.getUser(options));
}

/** Fetches the asset groups in the format of `GET /api/rest/assetgroups` (section 9, item 4). */
export async function listAssetGroups(
  client: Pick<Client, 'listAssetGroups'>,
  options: CallOptions = {},
): Promise<AssetGroupsV1> {
  return assetGroupsToV1(await client.listAssetGroups(options));
}
