import type { Person } from '../account/person.js';

/** Removes a user's optional details. The live service returns null for them. */
export function withoutOptionalDetails(person: Person): Person {
  return {
    ...person,
    company: null,
    phone: null,
    street_address: null,
    city: null,
    state_or_province: null,
    postal_code: null,
    country: null,
  };
}
