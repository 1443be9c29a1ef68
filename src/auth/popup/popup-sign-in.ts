import { State } from 'oidc-client-ts';
import { readCode } from './callback-params.js';
import { AuthError, type AuthErrorCode } from '../auth-error.js';
import { allowAccessUrl, type Connection } from '../connection.js';
import { showSignInPage } from './sign-in-page.js';
import { openSignInWindow } from './sign-in-window.js';
import { listenForResponse } from './popup-response.js';

/** A person who takes longer to sign in has to begin again. Milliseconds. */
const signInTimeoutMs = 5 * 60_000;

/** An answer later than this is not taken, whatever the timers did meanwhile. Seconds. */
const maxStateAgeSeconds = 15 * 60;

/**
 * One sign-in: a state, the window it was begun in, and the one answer that ends it.
 *
 * Neither is ever used again, and nothing of it is stored. A window that can no longer be seen
 * does not end it, for it may only have cut itself off; a person, the time or an answer does.
 *
 * Pages whose user is signed in already never need this module, so it is loaded when needed.
 */
export class PopupSignIn {
  /** The authorization code. Rejects with an `AuthError`. */
  readonly code: Promise<string>;

  /** Names this sign-in to the issuer, so that a call the network repeats counts once. */
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

  /** Leads `opened`, a blank window, to the sign-in page. */
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

  /** Whether the window can no longer be seen, closed or not, while its answer may still come. */
  get isDetached(): boolean {
    return this.#isDetached;
  }

  /** Opens another window for the same sign-in, where the first can no longer be seen. */
  reopen(): void {
    if (!this.#window.closed) return;
    this.#window = openSignInWindow();
    showSignInPage(this.#window, this.#connection, this.#target);
    this.#isDetached = false;
    this.#changed();
  }

  /** Gives up, with `code` as the reason. */
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
      // Anybody on this origin can say something on a channel. Only the window's word is final.
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

  #settle(settle: () => void): void {
    if (this.#isSettled) return;
    this.#isSettled = true;
    this.#stop();
    settle();
    // A window on another origin that was disowned stays open; the landing page closes itself.
    this.#window.close();
  }
}
