import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { TokenSource } from '../api/token-source.js';
import type { Failure } from '../model/failure.js';
import type { SignInStatus } from '../model/sign-in/sign-in.js';
import { toFailure } from '../core/to-failure.js';

/** What the controller tells its host. */
export interface SignInEvents {
  /** Signing in stands elsewhere than before. */
  readonly onChange: (status: SignInStatus, before: SignInStatus) => void;
  /** An attempt of the person's has failed. */
  readonly onFailure: (failure: Failure) => void;
}

/** Follows where signing in stands, and lets the person sign in and out. */
export class SignInController implements ReactiveController {
  /** Sources that cannot say where they stand count as signed in. */
  status: SignInStatus = 'unknown';

  /** Why the person's last attempt failed. */
  failure: Failure | undefined;

  readonly #host: ReactiveControllerHost;
  readonly #events: SignInEvents;
  #tokens: TokenSource | undefined;
  #unsubscribe: (() => void) | undefined;

  constructor(host: ReactiveControllerHost, events: SignInEvents) {
    this.#host = host;
    this.#events = events;
    host.addController(this);
  }

  hostConnected(): void {
    this.#subscribe();
  }

  hostDisconnected(): void {
    this.#unsubscribe?.();
    this.#unsubscribe = undefined;
  }

  /** Whether the person can sign in and out here at all. */
  get possible(): boolean {
    return this.#tokens?.signIn !== undefined;
  }

  /** Whether nobody is signed in, as far as is known. */
  get vacant(): boolean {
    return ['signed-out', 'signing-in', 'detached', 'error'].includes(this.status);
  }

  /** Takes another source over. */
  follow(tokens: TokenSource | undefined): void {
    if (tokens === this.#tokens) return;
    this.#tokens = tokens;
    this.failure = undefined;
    this.status = statusOf(tokens);
    this.#subscribe();
  }

  /** Call it straight from a gesture's handler: the window opens before this returns. */
  readonly signIn = (): Promise<void> => {
    this.failure = undefined;
    const signingIn = this.#tokens?.signIn?.() ?? Promise.resolve();
    this.#host.requestUpdate();
    return signingIn.catch((error: unknown) => {
      this.failure = toFailure(error);
      this.#events.onFailure(this.failure);
      this.#host.requestUpdate();
    });
  };

  /** Has the next request ask for a token at once, because the person wants to try again. */
  resetBackoff(): void {
    this.#tokens?.resetBackoff?.();
  }

  readonly cancel = (): void => {
    this.#tokens?.cancelSignIn?.();
  };

  readonly signOut = async (): Promise<void> => {
    this.failure = undefined;
    await this.#tokens?.signOut?.();
  };

  #subscribe(): void {
    this.#unsubscribe?.();
    this.#unsubscribe = this.#tokens?.subscribe?.(this.#onStatus);
    // The source may have moved on meanwhile, or by being subscribed to.
    this.#onStatus();
  }

  readonly #onStatus = (): void => {
    const status = statusOf(this.#tokens);
    const before = this.status;
    if (status === before) return;
    this.status = status;
    if (status === 'signed-in') this.failure = undefined;
    this.#events.onChange(status, before);
    this.#host.requestUpdate();
  };
}

function statusOf(tokens: TokenSource | undefined): SignInStatus {
  if (!tokens) return 'unknown';
  return tokens.status ?? 'signed-in';
}
