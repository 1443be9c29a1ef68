import { isExpired, isExpiring, type Grant } from './grant.js';

/** A token refused this soon after it replaced a refused one is not replaced; milliseconds. */
const proving = 60_000;

/** The wait after a first failure to replace a grant, doubled with each further one; milliseconds. */
const firstPause = 2_000;
const longestPause = 60_000;

/** How soon after one another a person may have a pause ended; milliseconds. */
const resumeIntervalMs = 1_000;

/** The one grant in force, and what has been heard of it since. In memory only. */
export class TokenState {
  #grant: Grant | undefined;
  #refused = false;
  #doubtful = false;
  #stale = false;
  #provingSince = -Infinity;
  #failures = 0;
  #pausedAt = 0;
  #pause = 0;
  #resumedAt = -Infinity;

  /** The grant, good or not. */
  get grant(): Grant | undefined {
    return this.#grant;
  }

  /** Whether the grant is to be replaced before it is used again. */
  get isDue(): boolean {
    if (!this.#grant || this.#refused || isExpired(this.#grant)) return true;
    return (this.#stale || isExpiring(this.#grant)) && this.pausedFor === 0;
  }

  /** How long not to ask for another grant, in milliseconds. A clock that is set back ends it. */
  get pausedFor(): number {
    const since = Date.now() - this.#pausedAt;
    return since < 0 ? 0 : Math.max(0, this.#pause - since);
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
  take(grant: Grant): void {
    const isProving = this.#refused;
    this.drop();
    this.#grant = grant;
    if (isProving) this.#provingSince = Date.now();
  }

  drop(): void {
    this.#grant = undefined;
    this.#refused = false;
    this.#doubtful = false;
    this.#stale = false;
    this.#provingSince = -Infinity;
    this.#failures = 0;
    this.#pause = 0;
  }

  /**
   * Takes note that the service refused `token`. Returns true where a new token met the same
   * refusal: either another tab has replaced it meanwhile, or it is not its age that is at fault.
   */
  refuse(token: string): boolean {
    if (this.#grant?.accessToken !== token || this.#refused) return false;
    this.#refused = true;
    this.#doubtful = Math.abs(Date.now() - this.#provingSince) < proving;
    return this.#doubtful;
  }

  /** Takes note that another tab may have replaced the grant. */
  outdate(): void {
    this.#stale = true;
  }

  /** Ends a pause because a person wants it; once a second at most. */
  resume(): void {
    const isSoon = Math.abs(Date.now() - this.#resumedAt) < resumeIntervalMs;
    if (isSoon || this.pausedFor === 0) return;
    this.#resumedAt = Date.now();
    this.#pause = 0;
  }

  /** Records a failed renewal: no grant is requested until a pause has passed. */
  postpone(retryAt = 0): void {
    this.#failures += 1;
    const pause = Math.min(firstPause * 2 ** (this.#failures - 1), longestPause);
    // Random jitter, so that clients that failed together do not retry together.
    this.#pausedAt = Date.now();
    this.#pause = Math.max(pause * (0.5 + Math.random()), retryAt - this.#pausedAt);
  }
}
