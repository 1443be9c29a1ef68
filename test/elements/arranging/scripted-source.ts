import { AuthError, type AuthErrorCode, type AuthErrorDetails } from '../../../src/auth/index.js';
import type { TokenSource } from '../../../src/api/index.js';
import type { SignInStatus } from '../../../src/index.js';

/** A token source that a test leads through signing in and out, with no window opened. */
export class ScriptedSource implements TokenSource {
  status: SignInStatus;

  /** How often the person asked to sign in. */
  attempts = 0;

  /** Why there is no token while nobody is signed in. */
  refusal: AuthErrorCode = 'login_required';

  readonly #token: string;
  readonly #listeners = new Set<() => void>();
  #attempt: PromiseWithResolvers<undefined> | undefined;

  constructor(token: string, status: SignInStatus = 'signed-in') {
    this.#token = token;
    this.status = status;
  }

  /** How many follow it now. */
  get followers(): number {
    return this.#listeners.size;
  }

  get(): Promise<string> {
    if (this.status === 'signed-in') return Promise.resolve(this.#token);
    return Promise.reject(new AuthError(this.refusal));
  }

  refuse(): void {
    this.become('signed-out');
  }

  signIn(): Promise<void> {
    this.attempts += 1;
    this.#attempt = Promise.withResolvers<undefined>();
    this.become('signing-in');
    return this.#attempt.promise;
  }

  cancelSignIn(): void {
    this.fail('cancelled');
  }

  signOut(): Promise<void> {
    this.become('signed-out');
    return Promise.resolve();
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Moves on to another status, as when something happens in another window. */
  become(status: SignInStatus): void {
    this.status = status;
    for (const listener of this.#listeners) listener();
  }

  /** The person has allowed access. */
  succeed(): void {
    this.become('signed-in');
    this.#attempt?.resolve(undefined);
  }

  /** The attempt to sign in fails. */
  fail(code: AuthErrorCode, details: AuthErrorDetails = {}): void {
    this.become('signed-out');
    this.#attempt?.reject(new AuthError(code, details));
  }
}
