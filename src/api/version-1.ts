import * as v from 'valibot';
import type { AssetGroup } from '../model/asset.js';
import type { User } from '../model/user.js';
import { groupListSchema } from './groups.js';
import { read } from './shape.js';
import type { Call, Transport } from './transport.js';

/** A member of the user's `fields`; `required` is of no use here. */
const fieldSchema = v.pipe(
  v.nullish(v.object({ value: v.nullish(v.string(), null) }), { value: null }),
  v.transform(({ value }) => value),
);

const userSchema = v.object({
  uuid: v.string(),
  fields: v.object({
    firstName: fieldSchema,
    lastName: fieldSchema,
    email: fieldSchema,
    company: fieldSchema,
    phone: fieldSchema,
    streetAddress: fieldSchema,
    city: fieldSchema,
    stateOrProvince: fieldSchema,
    postalCode: fieldSchema,
    country: fieldSchema,
  }),
});

const groupsSchema = v.object({ assetGroups: groupListSchema });

/** The current user by version 1.0, which knows neither user name nor title (section 9, item 3). */
export async function getUserV1(request: Transport, call: Call): Promise<User> {
  const { uuid, fields } = read(userSchema, await request('api/rest/user/address', call), 'user');
  return { uuid, ...fields, username: null, title: null };
}

/** The asset groups by version 1.0 (section 9, item 4). */
export async function listAssetGroupsV1(
  request: Transport,
  call: Call,
): Promise<readonly AssetGroup[]> {
  return read(groupsSchema, await request('api/rest/assetgroups', call), 'groups').assetGroups;
}
