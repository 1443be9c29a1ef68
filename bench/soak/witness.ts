/** A token request as the service saw it, and what it truly answered, whoever got to hear it. */
export interface TokenCall {
  readonly request: Readonly<Record<string, unknown>>;
  readonly status: number;
  readonly answer: Readonly<Record<string, unknown>>;
}

/** Every token that goes back to one act of allowing access, as far as it matters here. */
interface Family {
  readonly person: string;
  /** The only refresh token that still works, unless the family was revoked. */
  newest: string;
  /** Whether the answer that held it reached whoever had asked. */
  isReceived: boolean;
  isRevoked: boolean;
  /** End of its access token, in milliseconds since 1970. */
  aliveUntil: number;
  /** End of the access token before, by which it can be told that it was replaced. */
  tellableUntil: number;
  /** When the person allowed access, in milliseconds since 1970. */
  readonly beganAt: number;
}

/** A session younger than this is still on its way to the person's pages, in milliseconds. */
const arriving = 6_000;

/** The broker asks nothing by a token that is nearer to its end than this; milliseconds. */
const brokerMargin = 10_000;

/**
 * Stands at the service's side and knows of every session whether it could still be kept: whether
 * its one good refresh token ever reached whoever is to use it.
 */
export class Witness {
  readonly #owners = new Map<string, string>();
  readonly #families = new Map<string, Family>();
  readonly #current = new Map<string, Family>();
  readonly #life: number;
  readonly #now: () => number;
  #needless = 0;
  #lastChances = 0;

  /** `life` of access tokens and `now` in milliseconds. */
  constructor(life: number, now: () => number = Date.now) {
    this.#life = life;
    this.#now = now;
  }

  /** Reuses that ended a session somebody still had: never the fault of the network. */
  get needlessReuses(): number {
    return this.#needless;
  }

  /**
   * Reuses of a session that nobody had any more, when nothing could tell any more whether it was
   * processed: the one case without a right answer.
   */
  get lastChances(): number {
    return this.#lastChances;
  }

  /** Takes note of whose `code` it is. */
  owns(person: string, code: unknown): void {
    if (typeof code === 'string') this.#owners.set(code, person);
  }

  /** Takes note of a call that the service processed. */
  saw({ request, status, answer }: TokenCall): void {
    const code = request['authorization_code'];
    const spent = request['refresh_token'];
    const fresh = answer['refresh_token'];
    if (typeof spent === 'string') this.#sawRefresh(spent, status === 200 ? fresh : undefined);
    else if (typeof code === 'string' && status === 200 && typeof fresh === 'string') {
      const person = this.#owners.get(code) ?? '';
      const beganAt = this.#now();
      const aliveUntil = beganAt + this.#life;
      const tellableUntil = aliveUntil;
      const family = { person, newest: fresh, ...unheard, aliveUntil, tellableUntil, beganAt };
      this.#families.set(fresh, family);
      this.#current.set(person, family);
    }
  }

  /** Takes note that an answer with this refresh token reached whoever had asked. */
  received(refreshToken: unknown): void {
    const family = this.#families.get(String(refreshToken));
    if (family && family.newest === refreshToken) family.isReceived = true;
  }

  /** Takes note that whoever held the person's tokens is gone, and they with it. */
  forget(person: string): void {
    this.#current.delete(person);
  }

  /** Whether the service would renew the person's session by a token that somebody holds. */
  canBeKept(person: string): boolean {
    const family = this.#current.get(person);
    return family !== undefined && family.isReceived && !family.isRevoked;
  }

  /** Whether the person has signed in so lately that their pages need not know yet. */
  isArriving(person: string): boolean {
    const { beganAt = -Infinity } = this.#current.get(person) ?? {};
    return this.#now() - beganAt < arriving;
  }

  /**
   * How long the access token beside `refreshToken` lives on, in milliseconds: as long can be
   * found out whether a refresh was processed.
   */
  tellableFor(refreshToken: unknown): number {
    const family = this.#families.get(String(refreshToken));
    return family ? family.aliveUntil - this.#now() : 0;
  }

  #sawRefresh(spent: string, fresh: unknown): void {
    const family = this.#families.get(spent);
    if (!family) return;
    if (family.newest !== spent) {
      if (family.isReceived && !family.isRevoked) this.#needless += 1;
      if (!family.isReceived && this.#now() > family.tellableUntil - brokerMargin) {
        this.#lastChances += 1;
      }
      family.isRevoked = true;
    } else if (typeof fresh === 'string') {
      this.#families.set(fresh, family);
      family.newest = fresh;
      family.isReceived = false;
      family.tellableUntil = family.aliveUntil;
      family.aliveUntil = this.#now() + this.#life;
    }
  }
}

const unheard = { isReceived: false, isRevoked: false };
