import { isExpired, isExpiring, type Grant } from './grant.js';

/**
 * If a token is rejected within this time after it replaced a rejected one, it is not replaced
 * again. Milliseconds.
 */
const probationMs = 60_000;

/** The backoff after the first failed refresh, doubled with each further failure. Milliseconds. */
const initialBackoffMs = 2_000;
const maxBackoffMs = 60_000;

/** The minimum time between two resets of the backoff, in milliseconds. */
const minResetIntervalMs = 1_000;

/** The current grant and what is known of its validity. In memory only. */
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

  /** The current grant, which may be expired or rejected. */
  get grant(): Grant | undefined {
    return this.#grant;
  }

  /** Whether the grant must be replaced before it is used again. */
  get isDue(): boolean {
    if (!this.#grant || this.#refused || isExpired(this.#grant)) return true;
    return (this.#stale || isExpiring(this.#grant)) && this.remainingBackoffMs === 0;
  }

  /** The remaining backoff in milliseconds. It is 0 if the clock was set back. */
  get remainingBackoffMs(): number {
    const elapsedMs = Date.now() - this.#backoffStartedAt;
    return elapsedMs < 0 ? 0 : Math.max(0, this.#backoffMs - elapsedMs);
  }

  /** Whether the grant may still be used if no other is available. */
  get isUsable(): boolean {
    return this.#grant !== undefined && !this.#refused && !isExpired(this.#grant);
  }

  /** The token that a refresh replaces. Undefined if the issuer's latest token is acceptable. */
  get replaced(): string | undefined {
    const isLatestWanted = this.#doubtful || (this.#stale && !this.#refused);
    return isLatestWanted ? undefined : this.#grant?.accessToken;
  }

  /**
   * Whether the service rejected `token`. If the issuer returns the same token again, the user must
   * sign in.
   */
  hasRefused(token: string): boolean {
    return this.#refused && this.#grant?.accessToken === token;
  }

  /** Replaces the current grant. */
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
   * Records that the service rejected `token`. Returns true if a new token was rejected too: either
   * another tab has replaced it, or its age is not the cause.
   */
  refuse(token: string): boolean {
    if (this.#grant?.accessToken !== token || this.#refused) return false;
    this.#refused = true;
    this.#doubtful = Math.abs(Date.now() - this.#probationSince) < probationMs;
    return this.#doubtful;
  }

  /** Records that another tab may have replaced the grant. */
  markStale(): void {
    this.#stale = true;
  }

  /** Ends the backoff. Has an effect at most once per second. */
  resetBackoff(): void {
    const isSoon = Math.abs(Date.now() - this.#lastResetAt) < minResetIntervalMs;
    if (isSoon || this.remainingBackoffMs === 0) return;
    this.#lastResetAt = Date.now();
    this.#backoffMs = 0;
  }

  /** Records a failed refresh and starts a backoff. */
  backOff(retryAt = 0): void {
    this.#failures += 1;
    const backoffMs = Math.min(initialBackoffMs * 2 ** (this.#failures - 1), maxBackoffMs);
    // Random jitter, so that clients that failed together do not retry together.
    this.#backoffStartedAt = Date.now();
    this.#backoffMs = Math.max(backoffMs * (0.5 + Math.random()), retryAt - this.#backoffStartedAt);
  }
}
