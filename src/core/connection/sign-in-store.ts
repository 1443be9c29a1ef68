import type { TokenSource } from '../../api/token-source.js';
import type { Failure } from '../../model/failure.js';
import type { SignInStatus } from '../../model/sign-in/sign-in.js';
import { Store } from '../store.js';
import { toSignInFailure } from '../to-failure.js';

/** Whether a user is signed in. */
export interface SignInState {
  /** Token sources without a status count as signed in. */
  readonly status: SignInStatus;
  /** Why the user's last attempt to sign in failed. */
  readonly failure: Failure | undefined;
}

/** Callbacks in addition to the listeners, which do not receive what changed. */
export interface SignInEvents {
  /**
   * The status of the token source has changed. Not called when the token source itself is
   * replaced.
   */
  readonly onChange?: (status: SignInStatus, before: SignInStatus) => void;
  /** The user's attempt to sign in has failed. */
  readonly onFailure?: (failure: Failure) => void;
}

/** Observes the sign-in status of a token source, and signs the user in and out. */
export class SignInStore extends Store<SignInState> {
  readonly #events: SignInEvents;
  #tokens: TokenSource | undefined;
  #unsubscribe: (() => void) | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #paused = false;

  constructor(events: SignInEvents = {}) {
    super({ status: 'unknown', failure: undefined });
    this.#events = events;
  }

  /** Token sources without a status count as signed in. */
  get status(): SignInStatus {
    return this.state.status;
  }

  /** Why the user's last attempt to sign in failed. */
  get failure(): Failure | undefined {
    return this.state.failure;
  }

  /** Whether the token source lets the user sign in and out. */
  get possible(): boolean {
    return this.#tokens?.signIn !== undefined;
  }

  /** Whether it is known that no user is signed in. */
  get signedOut(): boolean {
    return ['signed-out', 'signing-in', 'detached', 'error'].includes(this.status);
  }

  /** Observes another token source. */
  follow(tokens: TokenSource | undefined): void {
    if (tokens === this.#tokens) return;
    this.#tokens = tokens;
    this.set({ status: statusOf(tokens), failure: undefined });
    this.#subscribe();
  }

  /** Stops listening to the token source, and the countdown. */
  pause(): void {
    this.#paused = true;
    clearTimeout(this.#timer);
    this.#unsubscribe?.();
    this.#unsubscribe = undefined;
  }

  /** Listens to the token source again. */
  resume(): void {
    this.#paused = false;
    this.#subscribe();
    this.#countDown();
  }

  /**
   * Asks the user to sign in. Call it directly in the handler of a user gesture: the window opens
   * before this returns. The promise never rejects; a failure is part of the state.
   */
  readonly signIn = (): Promise<void> => {
    this.#clearFailure();
    const signingIn = this.#tokens?.signIn?.() ?? Promise.resolve();
    return signingIn.catch((error: unknown) => {
      const failure = toSignInFailure(error);
      this.set({ ...this.state, failure });
      this.#events.onFailure?.(failure);
      this.#countDown();
    });
  };

  /** Lets the next request ask for a token at once, because the user wants to try again. */
  resetBackoff(): void {
    this.#tokens?.resetBackoff?.();
  }

  /** Cancels the sign-in in progress. */
  readonly cancel = (): void => {
    this.#tokens?.cancelSignIn?.();
  };

  /** Ends the session. */
  readonly signOut = async (): Promise<void> => {
    this.#clearFailure();
    await this.#tokens?.signOut?.();
  };

  /** Notifies the listeners every second until the user may try again. */
  #countDown(): void {
    clearTimeout(this.#timer);
    const waitMs = (this.failure?.retryAt ?? 0) - Date.now();
    if (waitMs <= 0 || this.#paused) return;
    this.#timer = setTimeout(
      () => {
        this.changed();
        this.#countDown();
      },
      Math.min(waitMs, 1000),
    );
  }

  #clearFailure(): void {
    if (this.failure) this.set({ ...this.state, failure: undefined });
  }

  #subscribe(): void {
    if (this.#paused) return;
    this.#unsubscribe?.();
    this.#unsubscribe = this.#tokens?.subscribe?.(this.#onStatus);
    // The status may have changed before the subscription, or because of it.
    this.#onStatus();
  }

  readonly #onStatus = (): void => {
    const status = statusOf(this.#tokens);
    const { status: before, failure } = this.state;
    if (status === before) return;
    this.set({ status, failure: status === 'signed-in' ? undefined : failure });
    this.#events.onChange?.(status, before);
  };
}

function statusOf(tokens: TokenSource | undefined): SignInStatus {
  if (!tokens) return 'unknown';
  return tokens.status ?? 'signed-in';
}
