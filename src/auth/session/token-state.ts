import { isExpired, isExpiring, type Grant } from './grant.js';

/** A token refused this soon after it replaced a refused one is not replaced; milliseconds. */
const probationMs = 60_000;

/** The wait after a first failure to replace a grant, doubled with each further one; milliseconds. */
const initialBackoffMs = 2_000;
const maxBackoffMs = 60_000;

/** How soon after one another a person may have a pause ended; milliseconds. */
const minResetIntervalMs = 1_000;

/** The one grant in force, and what has been heard of it since. In memory only. */
export class TokenState {
  #grant: Grant | undefined;
  #refused = false;
  #doubtful = false;
  #stale = false;
  #probationSince = -Infinity;
  #failures = 0;
  #backoffStartedAt = 0;
  #backoffMs = 0;
  #lastResetAt = -Infinity;

  /** The grant, good or not. */
  get grant(): Grant | undefined {
    return this.#grant;
  }

  /** Whether the grant is to be replaced before it is used again. */
  get isDue(): boolean {
    if (!this.#grant || this.#refused || isExpired(this.#grant)) return true;
    return (this.#stale || isExpiring(this.#grant)) && this.remainingBackoffMs === 0;
  }

  /** How long not to ask for another grant, in milliseconds. A clock that is set back ends it. */
  get remainingBackoffMs(): number {
    const elapsedMs = Date.now() - this.#backoffStartedAt;
    return elapsedMs < 0 ? 0 : Math.max(0, this.#backoffMs - elapsedMs);
  }

  /** Whether the grant may still be used where no other can be had. */
  get isUsable(): boolean {
    return this.#grant !== undefined && !this.#refused && !isExpired(this.#grant);
  }

  /** The token that a renewal is to replace; undefined where the issuer's latest will do. */
  get replaced(): string | undefined {
    const isLatestWanted = this.#doubtful || (this.#stale && !this.#refused);
    return isLatestWanted ? undefined : this.#grant?.accessToken;
  }

  /** Whether the service has refused `token`: where there is no other, a person has to sign in. */
  hasRefused(token: string): boolean {
    return this.#refused && this.#grant?.accessToken === token;
  }

  /** Puts `grant` in the place of whatever was held. */
  setGrant(grant: Grant): void {
    const startsProbation = this.#refused;
    this.clear();
    this.#grant = grant;
    if (startsProbation) this.#probationSince = Date.now();
  }

  clear(): void {
    this.#grant = undefined;
    this.#refused = false;
    this.#doubtful = false;
    this.#stale = false;
    this.#probationSince = -Infinity;
    this.#failures = 0;
    this.#backoffMs = 0;
  }

  /**
   * Takes note that the service refused `token`. Returns true where a new token met the same
   * refusal: either another tab has replaced it meanwhile, or it is not its age that is at fault.
   */
  refuse(token: string): boolean {
    if (this.#grant?.accessToken !== token || this.#refused) return false;
    this.#refused = true;
    this.#doubtful = Math.abs(Date.now() - this.#probationSince) < probationMs;
    return this.#doubtful;
  }

  /** Takes note that another tab may have replaced the grant. */
  markStale(): void {
    this.#stale = true;
  }

  /** Ends a pause because a person wants it; once a second at most. */
  resetBackoff(): void {
    const isSoon = Math.abs(Date.now() - this.#lastResetAt) < minResetIntervalMs;
    if (isSoon || this.remainingBackoffMs === 0) return;
    this.#lastResetAt = Date.now();
    this.#backoffMs = 0;
  }

  /** Records a failed renewal: no grant is requested until a pause has passed. */
  backOff(retryAt = 0): void {
    this.#failures += 1;
    const backoffMs = Math.min(initialBackoffMs * 2 ** (this.#failures - 1), maxBackoffMs);
    // Random jitter, so that clients that failed together do not retry together.
    this.#backoffStartedAt = Date.now();
    this.#backoffMs = Math.max(backoffMs * (0.5 + Math.random()), retryAt - this.#backoffStartedAt);
  }
}
