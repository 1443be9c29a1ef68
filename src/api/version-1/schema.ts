import * as v from 'valibot';
import type { AssetGroup } from '../../model/asset/asset.js';
import type { User } from '../../model/sign-in/user.js';
import { groupListSchema } from '../assets/groups.js';
import { read } from '../reading/schema.js';

/** A member of the user's `fields`. */
export interface FieldV1 {
  /** Null if the field is empty. */
  readonly value: string | null;
  /** Whether the field must be filled in. */
  readonly required: boolean;
}

/**
 * The names of the user fields that version 1.0 nests in `fields`. Version 2.0 has the same names
 * without nesting.
 */
export type FieldNameV1 = Exclude<keyof User, 'uuid' | 'username' | 'title'>;

/** The current user in the format of version 1.0 (section 9, item 3). */
export interface UserV1 {
  readonly uuid: string;
  readonly fields: Readonly<Record<FieldNameV1, FieldV1>>;
}

/** The asset groups in the format of version 1.0 (section 9, item 4). */
export interface AssetGroupsV1 {
  readonly assetGroups: readonly AssetGroup[];
}

const fieldSchema = v.nullish(
  v.object({
    value: v.nullish(v.string(), null),
    required: v.fallback(v.boolean(), false),
  }),
  { value: null, required: false },
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

/**
 * Reads a version 1.0 response for the current user. Missing fields are returned without a value.
 *
 * @throws SchemaError if it cannot be read.
 */
export function readUserV1(json: unknown): UserV1 {
  return read(userSchema, json, 'user');
}

/**
 * Reads a version 1.0 list of asset groups.
 *
 * @throws SchemaError if it cannot be read.
 */
export function readAssetGroupsV1(json: unknown): AssetGroupsV1 {
  return read(groupsSchema, json, 'groups');
}
