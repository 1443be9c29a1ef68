import { uuidOfText } from '../catalogue/identity.js';
import type { Person } from './person.js';

/** Who is behind which tokens: one person, unless somebody else was named for some. */
export class People {
  readonly #usual: Person;
  readonly #familyOf: (accessToken: string) => object | undefined;
  readonly #others = new Map<object, Person>();

  /** @param familyOf - What a token has in common with those that it is refreshed to. */
  constructor(usual: Person, familyOf: (accessToken: string) => object | undefined) {
    this.#usual = usual;
    this.#familyOf = familyOf;
  }

  /** Puts another person behind a token. They are as the usual one, but for what is named. */
  name(accessToken: string, wanted: Partial<Person>): void {
    const family = this.#familyOf(accessToken);
    if (!family) return;
    const uuid = uuidOfText(`person/${JSON.stringify(wanted)}`);
    this.#others.set(family, { ...this.#usual, uuid, ...wanted });
  }

  /** The person behind a token. */
  behind(accessToken: string): Person {
    const family = this.#familyOf(accessToken);
    return (family && this.#others.get(family)) ?? this.#usual;
  }

  /** The person of this id, whatever its letter case. */
  byId(id: string): Person | undefined {
    const wanted = id.toLowerCase();
    return [this.#usual, ...this.#others.values()].find(
      ({ uuid }) => uuid.toLowerCase() === wanted,
    );
  }
}
