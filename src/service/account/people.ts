import { uuidOfText } from '../catalogue/identity.js';
import type { Person } from './person.js';

/** The owners of tokens: one default user, unless another was assigned to a token. */
export class People {
  readonly #defaultPerson: Person;
  readonly #familyOf: (accessToken: string) => object | undefined;
  readonly #others = new Map<object, Person>();

  /** @param familyOf - Identifies the sign-in of a token. Refreshed tokens have the same one. */
  constructor(defaultPerson: Person, familyOf: (accessToken: string) => object | undefined) {
    this.#defaultPerson = defaultPerson;
    this.#familyOf = familyOf;
  }

  /** Assigns another user to a token. Details that are not given are those of the default user. */
  assign(accessToken: string, wanted: Partial<Person>): void {
    const family = this.#familyOf(accessToken);
    if (!family) return;
    const uuid = uuidOfText(`person/${JSON.stringify(wanted)}`);
    this.#others.set(family, { ...this.#defaultPerson, uuid, ...wanted });
  }

  /** The user who owns a token. */
  ownerOf(accessToken: string): Person {
    const family = this.#familyOf(accessToken);
    return (family && this.#others.get(family)) ?? this.#defaultPerson;
  }

  /** The user with this id, in any letter case. */
  byId(id: string): Person | undefined {
    const wanted = id.toLowerCase();
    return [this.#defaultPerson, ...this.#others.values()].find(
      ({ uuid }) => uuid.toLowerCase() === wanted,
    );
  }
}
