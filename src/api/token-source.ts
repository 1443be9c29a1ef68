import type { SignInStatus } from '../model/sign-in/sign-in.js';

/**
 * Where requests get their token from. Declared here, by its user; implemented in `auth`.
 *
 * The optional members are for sources that a person signs in to. A source without them is
 * taken to be signed in whenever `get` resolves.
 */
export interface TokenSource {
  /**
   * Resolves to a token believed good. Calls made at once share one answer. Rejects at once,
   * and never opens a window, where a person has to sign in first.
   */
  get(signal?: AbortSignal): Promise<string>;

  /** Reports that the service refused `token`, so that it is not handed out again. */
  refuse(token: string): void;

  /**
   * Has the next `get` ask at once, whatever pause is in force, because a person wants to try
   * again. Works once a second at most.
   */
  resetBackoff?(): void;

  /** Where signing in stands. */
  readonly status?: SignInStatus;

  /**
   * Asks the person to sign in. Opens its window before it returns, so call it straight from a
   * gesture's handler. While a sign-in is under way it gives that one's promise.
   */
  signIn?(): Promise<void>;

  /** Gives the sign-in under way up; its promise rejects with code `cancelled`. */
  cancelSignIn?(): void;

  /** Ends the session here and, as far as it can be reached, at the service. Never rejects. */
  signOut?(): Promise<void>;

  /** Calls `listener` after every change of `status`. Returns the way to stop it. */
  subscribe?(listener: () => void): () => void;
}
