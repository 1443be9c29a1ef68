import type { SignInStatus } from '../model/sign-in/sign-in.js';

/**
 * Provides the access tokens of requests. Implemented in `auth`.
 *
 * The optional members are for sources with a user sign-in. A source without them counts as signed
 * in whenever `get` resolves.
 */
export interface TokenSource {
  /**
   * Resolves to a token that is believed to be valid. Concurrent calls share one result. If the
   * user must sign in first, it rejects at once and opens no window.
   */
  get(signal?: AbortSignal): Promise<string>;

  /** Reports that the service rejected `token`, so that it is not returned again. */
  refuse(token: string): void;

  /**
   * Ends the current backoff, so that the next `get` requests a token at once. Call it when the
   * user wants to try again. Has an effect at most once per second.
   */
  resetBackoff?(): void;

  /** The current sign-in status. */
  readonly status?: SignInStatus;

  /**
   * Opens the sign-in window and resolves when the user is signed in. The window is opened
   * synchronously, so call this directly in the handler of a user gesture. While a sign-in is in
   * progress, it returns the same promise.
   */
  signIn?(): Promise<void>;

  /** Cancels the sign-in in progress. Its promise rejects with the code `cancelled`. */
  cancelSignIn?(): void;

  /** Ends the session locally and, if it can be reached, at the service. Never rejects. */
  signOut?(): Promise<void>;

  /** Calls `listener` after every change of `status`. Returns a function that unsubscribes. */
  subscribe?(listener: () => void): () => void;
}
