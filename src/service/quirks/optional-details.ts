import type { Person } from '../account/person.js';

/** A person who told the service no more than they had to: null is what the live one then says. */
export function reticent(person: Person): Person {
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
