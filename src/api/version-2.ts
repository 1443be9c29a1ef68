import type { AssetGroup } from '../model/asset/asset.js';
import type { User } from '../model/sign-in/user.js';
import type { CallOptions } from './client-options.js';
import type { Client } from './client.js';

/**
 * Fetches the current user (section 4.3). `version-1` exports a function of the same name for its
 * format.
 */
export function getUser(client: Pick<Client, 'getUser'>, options: CallOptions = {}): Promise<User> {
  return client.getUser(options);
}

/**
 * Fetches the asset groups (section 2.3). `version-1` exports a function of the same name for its
 * format.
 */
export function listAssetGroups(
  client: Pick<Client, 'listAssetGroups'>,
  options: CallOptions = {},
): Promise<readonly AssetGroup[]> {
  return client.listAssetGroups(options);
}
