import type { SignInStatus } from '../../model/sign-in/sign-in.js';
import { AuthError } from '../auth-error.js';
import { isExpiring, type Grant, type GrantIssuer } from './grant.js';
import { TokenState } from './token-state.js';
import type { SessionMessage } from './session-channel.js';
import { withLock } from './with-lock.js';
import { untilAborted } from './until-aborted.js';

/** What a session tells of itself: that something may have changed, and what others should know. */
export interface SessionListener {
  changed(): void;
  announce(message: SessionMessage): void;
}

/**
 * Keeps one grant and replaces it in time.
 *
 * All traffic with the issuer takes turns, so that an answer which ends one session can never
 * overtake the one that began the next. What arrives for a session that is over is dropped.
 */
export class Session {
  readonly #issuer: GrantIssuer;
  readonly #name: string;
  readonly #listener: SessionListener;
  readonly #tokens = new TokenState();

  #phase: 'unknown' | 'signed-out' | 'signed-in' | 'stalled' = 'unknown';
  /** How often the person has signed out: what was asked for before is not theirs any more. */
  #epoch = 0;
  #refreshing: Promise<string> | undefined;
  /** Why the last renewal came to nothing, for those who ask while there is to be no other. */
  #failure = new AuthError('unknown_outcome');
  /** Whether it is known that other tabs can find the session. */
  #isConfirmed = true;

  /** `name` is the same for all that share one session, in this tab and in others. */
  constructor(issuer: GrantIssuer, name: string, listener: SessionListener) {
    this.#issuer = issuer;
    this.#name = name;
    this.#listener = listener;
  }

  /** Where the session stands, whatever a sign-in window may be doing. */
  get status(): SignInStatus {
    return this.#refreshing && this.#phase === 'signed-in' ? 'refreshing' : this.#phase;
  }

  /** The grant in force, if any. */
  get grant(): Grant | undefined {
    return this.#tokens.grant;
  }

  /** Resolves to a token believed good, asking for it where need be. */
  async get(signal?: AbortSignal): Promise<string> {
    signal?.throwIfAborted();
    if (this.#phase === 'signed-out') throw new AuthError('login_required');
    if (this.#tokens.grant && !this.#tokens.isDue) return this.#tokens.grant.accessToken;
    return untilAborted(this.#startRefresh(), signal);
  }

  /** Takes note that the service refused `token`. */
  refuse(token: string): void {
    if (this.#tokens.refuse(token)) this.#startRefresh().catch(() => undefined);
  }

  /** Lets the next call ask the issuer at once, because a person wants it; once a second at most. */
  resetBackoff(): void {
    this.#tokens.resetBackoff();
  }

  /**
   * Looks again, after time that may have passed or news from another tab. Resolves to the
   * milliseconds after which to look once more, where it was too early. Never rejects.
   */
  async revalidate(message?: SessionMessage): Promise<number> {
    if (!this.#isConfirmed || message) this.#tokens.markStale();
    if (message === 'session') {
      this.#issuer.forget?.();
      if (this.#phase === 'signed-out') this.#phase = 'unknown';
    }
    const isWaiting = this.#phase === 'unknown' || this.#phase === 'stalled';
    const { grant } = this.#tokens;
    const isRefreshNeeded =
      grant && (message === 'session' || !this.#isConfirmed || isExpiring(grant));
    if (!isWaiting && !isRefreshNeeded) return 0;
    await this.#startRefresh().catch(() => undefined);
    return this.#tokens.remainingBackoffMs;
  }

  /** Trades an authorization code for the session's first grant. */
  async begin(code: string, attempt: string): Promise<void> {
    const epoch = this.#epoch;
    const grant = await withLock(this.#name, () => this.#issuer.exchange(code, attempt));
    // Signed out meanwhile: the end, whose turn comes next, takes this grant with it.
    if (epoch !== this.#epoch) throw new AuthError('cancelled');
    this.#tokens.clear();
    this.#setGrant(grant);
    this.#listener.announce('session');
    void this.#confirmCookie();
  }

  /** Ends the session: here at once, at the issuer as far as it can be reached. Never rejects. */
  async end(): Promise<void> {
    const token = this.#tokens.grant?.accessToken;
    this.#epoch += 1;
    this.#endLocally();
    await withLock(this.#name, () => this.#issuer.end(token)).catch(() => undefined);
    this.#listener.announce('session');
  }

  /** Makes sure that other tabs, and this page after a reload, find the session that has begun. */
  async #confirmCookie(): Promise<void> {
    const epoch = this.#epoch;
    this.#isConfirmed = false;
    try {
      await withLock(this.#name, () => this.#issuer.refresh(undefined));
      this.#isConfirmed = true;
      // The others have looked in vain.
      if (this.#issuer.wasCookieLost) this.#listener.announce('session');
    } catch (error) {
      // A browser that keeps no cookie has the token all the same.
      if (epoch === this.#epoch && error instanceof AuthError && error.retryable) {
        this.#failure = this.#backOff(error);
        setTimeout(() => void this.revalidate(), this.#tokens.remainingBackoffMs);
      }
    }
  }

  #startRefresh(): Promise<string> {
    if (this.#refreshing) return this.#refreshing;
    if (this.#tokens.remainingBackoffMs > 0) return Promise.reject(this.#failure);
    const refreshing = this.#refresh().finally(() => {
      if (this.#refreshing !== refreshing) return;
      this.#refreshing = undefined;
      this.#listener.changed();
    });
    this.#refreshing = refreshing;
    refreshing.catch(() => undefined); // Whoever asked may have left by the time it fails.
    this.#listener.changed();
    return refreshing;
  }

  async #refresh(): Promise<string> {
    const epoch = this.#epoch;
    const { replaced } = this.#tokens;
    try {
      const grant = await withLock(this.#name, () => this.#issuer.refresh(replaced));
      if (epoch !== this.#epoch) return this.#currentToken();
      if (this.#tokens.hasRefused(grant.accessToken)) throw new AuthError('login_required');
      this.#setGrant(grant);
      if (!this.#isConfirmed) this.#listener.announce('session');
      else if (replaced !== undefined) this.#listener.announce('token');
      this.#isConfirmed = true;
      return grant.accessToken;
    } catch (error) {
      return epoch === this.#epoch ? this.#fail(error) : this.#currentToken();
    }
  }

  /** The answer belongs to a session that is over; the one in force has its own grant. */
  #currentToken(): string {
    if (!this.#tokens.grant) throw new AuthError('login_required');
    return this.#tokens.grant.accessToken;
  }

  #fail(error: unknown): string {
    if (error instanceof AuthError && error.code === 'login_required') {
      this.#endLocally();
      throw error;
    }
    this.#failure = this.#backOff(error);
    if (this.#tokens.grant && this.#tokens.isUsable) return this.#tokens.grant.accessToken;
    this.#phase = 'stalled';
    return this.#throwFailure();
  }

  #throwFailure(): never {
    throw this.#failure;
  }

  /** Pauses. Gives the error to fail with, which says truly when to come back. */
  #backOff(error: unknown): AuthError {
    const failure = error instanceof AuthError ? error : this.#failure;
    this.#tokens.backOff(failure.retryAt);
    if (failure.retryAt === undefined) return failure;
    return new AuthError(failure.code, { retryAt: Date.now() + this.#tokens.remainingBackoffMs });
  }

  #setGrant(grant: Grant): void {
    this.#tokens.setGrant(grant);
    this.#refreshing = undefined;
    this.#phase = 'signed-in';
    this.#listener.changed();
  }

  #endLocally(): void {
    this.#tokens.clear();
    this.#refreshing = undefined;
    this.#phase = 'signed-out';
    this.#listener.changed();
  }
}
