import type { AssetGroup } from '../../model/asset/asset.js';
import type { User } from '../../model/sign-in/user.js';
import type { AssetGroupsV1, FieldNameV1, FieldV1, UserV1 } from './schema.js';

/**
 * Converts a user to the format of version 1.0 (section 9, item 3), which has no user name and no
 * title.
 *
 * @param required - The fields that must be filled in. None by default, because version 2.0 does
 *   not say.
 */
export function userToV1(user: User, required: readonly FieldNameV1[] = []): UserV1 {
  const field = (name: FieldNameV1): FieldV1 => ({
    value: user[name],
    required: required.includes(name),
  });
  return {
    uuid: user.uuid,
    fields: {
      firstName: field('firstName'),
      lastName: field('lastName'),
      email: field('email'),
      company: field('company'),
      phone: field('phone'),
      streetAddress: field('streetAddress'),
      city: field('city'),
      stateOrProvince: field('stateOrProvince'),
      postalCode: field('postalCode'),
      country: field('country'),
    },
  };
}

/** Converts a user from the format of version 1.0, which has no user name and no title. */
export function userFromV1({ uuid, fields }: UserV1): User {
  return {
    uuid,
    firstName: fields.firstName.value,
    lastName: fields.lastName.value,
    email: fields.email.value,
    username: null,
    title: null,
    company: fields.company.value,
    phone: fields.phone.value,
    streetAddress: fields.streetAddress.value,
    city: fields.city.value,
    stateOrProvince: fields.stateOrProvince.value,
    postalCode: fields.postalCode.value,
    country: fields.country.value,
  };
}

/** Converts asset groups to the format of version 1.0 (section 9, item 4). */
export function assetGroupsToV1(groups: readonly AssetGroup[]): AssetGroupsV1 {
  return { assetGroups: groups };
}

/** Converts asset groups from the format of version 1.0. */
export function assetGroupsFromV1({ assetGroups }: AssetGroupsV1): readonly AssetGroup[] {
  return assetGroups;
}
