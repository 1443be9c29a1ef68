/** A token request as processed by the service, and its answer, even if it was lost. */
export interface TokenCall {
  readonly request: Readonly<Record<string, unknown>>;
  readonly status: number;
  readonly answer: Readonly<Record<string, unknown>>;
}

/** The tokens of a sign-in. */
interface Family {
  readonly person: string;
  /** The only refresh token that still works, unless the family was revoked. */
  newest: string;
  /** Whether the answer with this token reached its requester. */
  isReceived: boolean;
  isRevoked: boolean;
  /** When its access token expires, in milliseconds since 1970. */
  aliveUntil: number;
  /** When the previous access token expires. Until then, a probe shows that it was replaced. */
  tellableUntil: number;
  /** When the sign-in took place, in milliseconds since 1970. */
  readonly beganAt: number;
}

/** A younger session may not have reached the person's pages. */
const arrivalMs = 6_000;

/** The broker does not probe with a token that expires within this time. */
const brokerMarginMs = 10_000;

/**
 * Observes the service and knows whether each session can still be kept: whether its only valid
 * refresh token has reached the one who is to use it.
 */
export class Witness {
  readonly #owners = new Map<string, string>();
  readonly #families = new Map<string, Family>();
  readonly #current = new Map<string, Family>();
  readonly #life: number;
  readonly #now: () => number;
  #needless = 0;
  #lastChances = 0;

  /** `life` is the lifetime of access tokens. Both `life` and `now` are in milliseconds. */
  constructor(life: number, now: () => number = Date.now) {
    this.#life = life;
    this.#now = now;
  }

  /** Reuses that ended a session that could still be used. The network never causes them. */
  get needlessReuses(): number {
    return this.#needless;
  }

  /**
   * Reuses of a session whose tokens were lost, when it could not be determined whether the refresh
   * was processed. This is the only case without a correct behaviour.
   */
  get lastChances(): number {
    return this.#lastChances;
  }

  /** Records the owner of `code`. */
  owns(person: string, code: unknown): void {
    if (typeof code === 'string') this.#owners.set(code, person);
  }

  /** Records a call that the service has processed. */
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

  /** Records that an answer with this refresh token has arrived. */
  received(refreshToken: unknown): void {
    const family = this.#families.get(String(refreshToken));
    if (family && family.newest === refreshToken) family.isReceived = true;
  }

  /** Records that the person's tokens are lost. */
  forget(person: string): void {
    this.#current.delete(person);
  }

  /** Whether the person's session can be refreshed with a token that has arrived. */
  canBeKept(person: string): boolean {
    const family = this.#current.get(person);
    return family !== undefined && family.isReceived && !family.isRevoked;
  }

  /** Whether the person has just signed in, so that their pages may not know yet. */
  isArriving(person: string): boolean {
    const { beganAt = -Infinity } = this.#current.get(person) ?? {};
    return this.#now() - beganAt < arrivalMs;
  }

  /**
   * The remaining lifetime of the access token of `refreshToken`, in milliseconds. Until it
   * expires, a probe shows whether a refresh was processed.
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
      if (!family.isReceived && this.#now() > family.tellableUntil - brokerMarginMs) {
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
