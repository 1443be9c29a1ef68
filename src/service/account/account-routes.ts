import type { Route } from '../answers/route-table.js';
import type { Catalogue } from '../catalogue/catalogue.js';
import type { Person } from './person.js';

/** What the routes below need. */
export interface AccountRoutesOptions {
  readonly authorise: (request: Request) => void;
  readonly person: Person;
  readonly catalogue: Catalogue;
}

/** The current user (sections 2.2 and 4.3). */
export function userRoutes({ authorise, person }: AccountRoutesOptions): readonly Route[] {
  return [
    {
      method: 'GET',
      path: '/v2/user',
      answer({ req }) {
        authorise(req.raw);
        return Response.json(person);
      },
    },
  ];
}

/** What version 1.0 still offers on the customer site (section 9, items 3 and 4). */
export function versionOneRoutes(options: AccountRoutesOptions): readonly Route[] {
  const { authorise, person, catalogue } = options;
  return [
    {
      method: 'GET',
      path: '/api/rest/user/address',
      answer({ req }) {
        authorise(req.raw);
        return Response.json({ uuid: person.uuid, fields: addressFields(person) });
      },
    },
    {
      method: 'GET',
      path: '/api/rest/assetgroups',
      answer({ req }) {
        authorise(req.raw);
        return Response.json({
          assetGroups: catalogue.groups.map(({ uuid, name }) => ({ uuid, name })),
        });
      },
    },
  ];
}

function addressFields(person: Person): object {
  const field = (value: string, required = false): object => ({ value, required });
  return {
    firstName: field(person.first_name, true),
    lastName: field(person.last_name, true),
    email: field(person.email, true),
    company: field(person.company),
    phone: field(person.phone),
    streetAddress: field(person.street_address),
    city: field(person.city),
    stateOrProvince: field(person.state_or_province),
    postalCode: field(person.postal_code),
    country: field(person.country),
  };
}
