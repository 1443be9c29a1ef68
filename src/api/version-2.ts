import type { AssetGroup } from '../model/asset/asset.js';
import type { User } from '../model/sign-in/user.js';
import type { CallOptions } from './client-options.js';
import type { Client } from './client.js';

/** The current user (section 4.3). By the same name as in `version-1`, in version 2.0's shape. */
export function getUser(client: Pick<Client, 'getUser'>, options: CallOptions = {}): Promise<User> {
  return client.getUser(options);
}

/** The asset groups (section 2.3). By the same name as in `version-1`, in version 2.0's shape. */
export function listAssetGroups(
  client: Pick<Client, 'listAssetGroups'>,
  options: CallOptions = {},
): Promise<readonly AssetGroup[]> {
  return client.listAssetGroups(options);
}
