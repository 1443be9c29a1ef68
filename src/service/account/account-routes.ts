import { Refusal } from '../answers/failure.js';
import type { Route } from '../answers/route-table.js';
import type { Catalogue } from '../catalogue/catalogue.js';
import type { People } from './people.js';
import type { Person } from './person.js';

/** Returns the user who sent the request; throws a `Refusal` without a valid token. */
export type FindCaller = (request: Request) => Person;

/** The dependencies of the user routes. */
export interface UserRoutesOptions {
  readonly findCaller: FindCaller;
  readonly people: People;
  /** Whether users also have an `id`, as in the live service. */
  readonly withId: boolean;
}

/** The current user (sections 2.2 and 4.3), and users by id, as in the live service. */
export function userRoutes(options: UserRoutesOptions): readonly Route[] {
  const { findCaller, people, withId } = options;
  const answerWith = (person: Person): Response =>
    Response.json({ ...person, ...(withId && { id: person.uuid }) });
  return [
    { method: 'GET', path: '/v2/user', answer: ({ req }) => answerWith(findCaller(req.raw)) },
    {
      method: 'GET',
      path: '/v2/user/:id',
      answer({ req }) {
        findCaller(req.raw);
        const id = req.param('id') ?? '';
        const person = people.byId(id);
        if (person) return answerWith(person);
        throw new Refusal(404, `User with id '${id.slice(0, 100)}' was not found.`);
      },
    },
  ];
}

/** The dependencies of the version 1.0 routes. */
export interface VersionOneOptions {
  readonly findCaller: FindCaller;
  readonly catalogue: Catalogue;
}

/** The version 1.0 endpoints that remain on the customer site (section 9, items 3 and 4). */
export function versionOneRoutes({ findCaller, catalogue }: VersionOneOptions): readonly Route[] {
  return [
    {
      method: 'GET',
      path: '/api/rest/user/address',
      answer({ req }) {
        const person = findCaller(req.raw);
        return Response.json({ uuid: person.uuid, fields: addressFields(person) });
      },
    },
    {
      method: 'GET',
      path: '/api/rest/assetgroups',
      answer({ req }) {
        findCaller(req.raw);
        return Response.json({
          assetGroups: catalogue.groups.map(({ uuid, name }) => ({ uuid, name })),
        });
      },
    },
  ];
}

function addressFields(person: Person): object {
  const field = (value: string | null, required = false): object => ({ value, required });
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
