import { State } from 'oidc-client-ts';
import { readCode } from './callback-params.js';
import { AuthError, type AuthErrorCode } from '../auth-error.js';
import type { Connection } from '../connection.js';
import { allowAccessUrl, showSignInPage } from './sign-in-page.js';
import { listenForResponse } from './popup-response.js';

/** How long the user may take to sign in, in milliseconds. */
const signInTimeoutMs = 5 * 60_000;

/** A response is rejected after this time even if timers were suspended. Seconds. */
const maxStateAgeSeconds = 15 * 60;

/**
 * One sign-in: a state, its window, and the one response that ends it.
 *
 * The state is used once and never stored. A window that is no longer visible to this page does not
 * end the sign-in, because it may only have cut the connection. The sign-in ends when the user
 * cancels, on timeout, or when the response arrives.
 *
 * Pages whose user is already signed in do not need this module, so it is loaded when needed.
 */
export class PopupSignIn {
  /** The authorization code. Rejects with an `AuthError`. */
  readonly code: Promise<string>;

  /** Identifies this sign-in to the issuer, so that a repeated call counts once. */
  readonly attempt = new State({}).id;

  readonly #connection: Connection;
  readonly #state = new State({});
  readonly #stop: () => void;
  readonly #changed: () => void;
  #window: Window;
  #isDetached = false;
  #isSettled = false;
  #resolve!: (code: string) => void;
  #reject!: (error: unknown) => void;

  /** Navigates `opened`, a blank window, to the sign-in page. */
  constructor(connection: Connection, opened: Window, changed: () => void) {
    this.#connection = connection;
    this.#window = opened;
    this.#changed = changed;
    showSignInPage(opened, connection, this.#target);
    this.code = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
    this.#stop = listenForResponse(
      { state: this.#state.id, redirectUri: connection.redirectUri },
      () => this.#window,
      {
        onResponse: (address, isOwn) => this.#onResponse(address, isOwn),
        onDetached: () => this.#onDetached(),
        onPoll: () => this.#onPoll(),
      },
    );
  }

  /**
   * Whether the window is no longer visible to this page. It may be closed or not, and its response
   * may still arrive.
   */
  get isDetached(): boolean {
    return this.#isDetached;
  }

  /**
   * Continues the same sign-in in another window, which `open` opens blank, if the first is no
   * longer visible to this page.
   */
  reopen(open: () => Window): void {
    if (!this.#window.closed) return;
    this.#window = open();
    showSignInPage(this.#window, this.#connection, this.#target);
    this.#isDetached = false;
    this.#changed();
  }

  /** Cancels the sign-in with `code` as the reason. */
  cancel(code: AuthErrorCode = 'cancelled'): void {
    this.#settle(() => this.#reject(new AuthError(code)));
  }

  get #target(): URL {
    return allowAccessUrl(this.#connection, this.#state.id);
  }

  #onResponse(address: string, isOwn: boolean): void {
    try {
      const code = this.#read(address);
      this.#settle(() => this.#resolve(code));
    } catch (error) {
      // Any page of this origin can post on the channel, so a wrong state counts only if the window
      // itself sent it.
      const isForeign = error instanceof AuthError && error.code === 'state_mismatch' && !isOwn;
      if (!isForeign) this.#settle(() => this.#reject(error));
    }
  }

  #read(address: string): string {
    if (this.#isSettled) throw new AuthError('state_replayed');
    if (Date.now() / 1000 - this.#state.created > maxStateAgeSeconds)
      throw new AuthError('state_expired');
    const { redirectUri, account } = this.#connection;
    return readCode(address, { redirectUri, account, state: this.#state.id });
  }

  #onDetached(): void {
    this.#isDetached = true;
    this.#changed();
  }

  #onPoll(): void {
    if (Date.now() - this.#state.created * 1000 <= signInTimeoutMs) return;
    const { relayUrl } = this.#connection;
    const cutOff = this.#isDetached && !relayUrl && window.parent !== window;
    this.cancel(cutOff ? 'relay_needed' : 'popup_timeout');
  }

  #settle(resolveOrReject: () => void): void {
    if (this.#isSettled) return;
    this.#isSettled = true;
    this.#stop();
    resolveOrReject();
    // A window on another origin whose opener was removed stays open; the callback page closes
    // itself.
    this.#window.close();
  }
}
