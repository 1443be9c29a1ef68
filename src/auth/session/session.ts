import type { SignInStatus } from '../../model/sign-in/sign-in.js';
import { AuthError } from '../auth-error.js';
import { isExpiring, type Grant, type GrantIssuer } from './grant.js';
import { TokenState } from './token-state.js';
import type { SessionMessage } from './session-channel.js';
import { withLock } from './with-lock.js';
import { untilAborted } from './until-aborted.js';

/** Receives the events of a session: possible changes, and messages for other tabs. */
export interface SessionListener {
  changed(): void;
  announce(message: SessionMessage): void;
}

/**
 * Holds one grant and replaces it before it expires.
 *
 * All calls to the issuer run one after the other, so that the response that ends one session
 * cannot overtake the response that begins the next. Responses for a session that has ended are
 * dropped.
 */
export class Session {
  readonly #issuer: GrantIssuer;
  readonly #name: string;
  readonly #listener: SessionListener;
  readonly #tokens = new TokenState();

  #phase: 'unknown' | 'signed-out' | 'signed-in' | 'stalled' = 'unknown';
  /** Incremented at each sign-out, to recognize responses of earlier sessions. */
  #epoch = 0;
  #refreshing: Promise<string> | undefined;
  /**
   * The error of the last failed refresh, for calls during the backoff. None is created in advance:
   * an error holds its callers, among them the picker that opened the session.
   */
  #failure: AuthError | undefined;
  /**
   * Whether a refresh has confirmed that the session's cookie was stored, so that other tabs can
   * use the session.
   */
  #isConfirmed = true;

  /** `name` is the same for all sources that share one session, in this tab and in others. */
  constructor(issuer: GrantIssuer, name: string, listener: SessionListener) {
    this.#issuer = issuer;
    this.#name = name;
    this.#listener = listener;
  }

  /** The status of the session, without regard to a sign-in window. */
  get status(): SignInStatus {
    return this.#refreshing && this.#phase === 'signed-in' ? 'refreshing' : this.#phase;
  }

  /** The current grant, if any. */
  get grant(): Grant | undefined {
    return this.#tokens.grant;
  }

  /** Resolves to a token that is believed to be valid, and requests one if necessary. */
  async get(signal?: AbortSignal): Promise<string> {
    signal?.throwIfAborted();
    if (this.#phase === 'signed-out') throw new AuthError('login_required');
    if (this.#tokens.grant && !this.#tokens.isDue) return this.#tokens.grant.accessToken;
    return untilAborted(this.#startRefresh(), signal);
  }

  /** Records that the service rejected `token`. */
  refuse(token: string): void {
    if (this.#tokens.refuse(token)) this.#startRefresh().catch(() => undefined);
  }

  /**
   * Ends the backoff, so that the next call asks the issuer at once. Has an effect at most once per
   * second.
   */
  resetBackoff(): void {
    this.#tokens.resetBackoff();
  }

  /**
   * Checks whether the grant must be refreshed, after time may have passed or another tab sent a
   * message. Resolves to the milliseconds after which to check again, or to 0. Never rejects.
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

  /** Exchanges an authorization code for the session's first grant. */
  async begin(code: string, attempt: string): Promise<void> {
    const epoch = this.#epoch;
    const grant = await withLock(this.#name, () => this.#issuer.exchange(code, attempt));
    // The user signed out during the exchange. The queued `end` call ends this grant too.
    if (epoch !== this.#epoch) throw new AuthError('cancelled');
    this.#tokens.clear();
    this.#setGrant(grant);
    this.#listener.announce('session');
    void this.#confirmCookie();
  }

  /** Ends the session locally at once, and at the issuer if it can be reached. Never rejects. */
  async end(): Promise<void> {
    const token = this.#tokens.grant?.accessToken;
    this.#epoch += 1;
    this.#endLocally();
    await withLock(this.#name, () => this.#issuer.end(token)).catch(() => undefined);
    this.#listener.announce('session');
  }

  /**
   * Checks with a refresh that other tabs, and this page after a reload, can use the new session.
   */
  async #confirmCookie(): Promise<void> {
    const epoch = this.#epoch;
    this.#isConfirmed = false;
    try {
      await withLock(this.#name, () => this.#issuer.refresh(undefined));
      this.#isConfirmed = true;
      // The other tabs found no session when they were first notified.
      if (this.#issuer.wasCookieLost) this.#listener.announce('session');
    } catch (error) {
      // If the browser does not store the cookie, the token is still valid.
      if (epoch === this.#epoch && error instanceof AuthError && error.retryable) {
        this.#failure = this.#backOff(error);
        setTimeout(() => void this.revalidate(), this.#tokens.remainingBackoffMs);
      }
    }
  }

  #startRefresh(): Promise<string> {
    if (this.#refreshing) return this.#refreshing;
    if (this.#tokens.remainingBackoffMs > 0)
      return Promise.reject(this.#failure ?? new AuthError('unknown_outcome'));
    const refreshing = this.#refresh().finally(() => {
      if (this.#refreshing !== refreshing) return;
      this.#refreshing = undefined;
      this.#listener.changed();
    });
    this.#refreshing = refreshing;
    refreshing.catch(() => undefined); // All callers may have been aborted before it fails.
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

  /** Returns the current token after a response for a session that has ended was dropped. */
  #currentToken(): string {
    if (!this.#tokens.grant) throw new AuthError('login_required');
    return this.#tokens.grant.accessToken;
  }

  #fail(error: unknown): string {
    if (error instanceof AuthError && error.code === 'login_required') {
      this.#endLocally();
      throw error;
    }
    const failure = this.#backOff(error);
    this.#failure = failure;
    if (this.#tokens.grant && this.#tokens.isUsable) return this.#tokens.grant.accessToken;
    this.#phase = 'stalled';
    throw failure;
  }

  /** Starts a backoff. Returns the error to report, with the time of the next attempt. */
  #backOff(error: unknown): AuthError {
    const last = this.#failure ?? new AuthError('unknown_outcome');
    const failure = error instanceof AuthError ? error : last;
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
