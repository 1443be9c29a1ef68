import type { AssetGroup } from '../../model/asset/asset.js';
import type { User } from '../../model/sign-in/user.js';
import type { AssetGroupsV1, FieldNameV1, FieldV1, UserV1 } from './schema.js';

/**
 * The user in version 1.0's shape (section 9, item 3), which has no place for user name and title.
 *
 * @param required - The fields that have to be filled in. Version 2.0 does not say which, so none.
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

/** The user that version 1.0 tells of. It knows neither user name nor title. */
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

/** The asset groups in version 1.0's shape (section 9, item 4). */
export function assetGroupsToV1(groups: readonly AssetGroup[]): AssetGroupsV1 {
  return { assetGroups: groups };
}

/** The asset groups that version 1.0 lists. */
export function assetGroupsFromV1({ assetGroups }: AssetGroupsV1): readonly AssetGroup[] {
  return assetGroups;
}
