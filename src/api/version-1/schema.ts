import * as v from 'valibot';
import type { AssetGroup } from '../../model/asset/asset.js';
import type { User } from '../../model/sign-in/user.js';
import { groupListSchema } from '../assets/groups.js';
import { read } from '../reading/schema.js';

/** A member of the user's `fields`. */
export interface FieldV1 {
  /** Null where nothing was filled in. */
  readonly value: string | null;
  /** Whether it has to be filled in. */
  readonly required: boolean;
}

/** What version 1.0 calls a user's address; version 2.0 has the same without nesting. */
export type FieldNameV1 = Exclude<keyof User, 'uuid' | 'username' | 'title'>;

/** The current user as version 1.0 tells it (section 9, item 3). */
export interface UserV1 {
  readonly uuid: string;
  readonly fields: Readonly<Record<FieldNameV1, FieldV1>>;
}

/** The asset groups as version 1.0 lists them (section 9, item 4). */
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
 * Reads version 1.0's answer for the current user. Fields that it leaves out are there without a
 * value.
 *
 * @throws SchemaError where it cannot be read.
 */
export function readUserV1(json: unknown): UserV1 {
  return read(userSchema, json, 'user');
}

/** Reads version 1.0's list of asset groups. @throws SchemaError where it cannot be read. */
export function readAssetGroupsV1(json: unknown): AssetGroupsV1 {
  return read(groupsSchema, json, 'groups');
}
