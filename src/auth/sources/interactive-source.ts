import type { TokenSource } from '../../api/token-source.js';
import type { SignInStatus } from '../../model/sign-in/sign-in.js';
import { AuthError } from '../auth-error.js';
import type { Connection } from '../connection.js';
import type { GrantIssuer } from '../session/grant.js';
import { EventEmitter } from '../session/event-emitter.js';
import type * as popupModule from '../popup/popup-sign-in.js';
import { Session } from '../session/session.js';
import { checkOrigins, openSignInWindow } from '../popup/sign-in-window.js';
import { SessionMonitor } from '../session/session-monitor.js';

/** A token source with a user sign-in. All optional members of `TokenSource` are present. */
export interface InteractiveSource extends Required<TokenSource> {
  /** Removes all listeners and timers. A sign-in in progress continues for other sources. */
  dispose(): void;
}

/** A sign-in in progress. */
interface SignIn {
  /** Undefined while its module is loading. The window is then already open and blank. */
  popup?: popupModule.PopupSignIn;
  /** Whether the user has cancelled. */
  isCancelled: boolean;
  readonly done: Promise<void>;
}

/** Sign-ins in progress on this page by name. Sources with the same name share one sign-in. */
const activeSignIns = new Map<string, SignIn>();

/**
 * Loads the module of the sign-in window. Rejects with an `AuthError`. After a failure the next
 * call tries again.
 */
async function loadPopupModule(): Promise<typeof popupModule> {
  try {
    return await import('../popup/popup-sign-in.js');
  } catch {
    throw new AuthError('broker_unreachable');
  }
}

/**
 * Combines a session with the window in which the user signs in. Without subscribers it uses no
 * timer and no listener, except during a sign-in.
 */
export class SignInSource implements InteractiveSource {
  readonly #connection: Connection;
  readonly #name: string;
  readonly #session: Session;
  readonly #monitor: SessionMonitor;
  readonly #listeners = new EventEmitter();
  #signIn: SignIn | undefined;
  #hasFailed = false;
  #lastStatus: SignInStatus = 'unknown';

  /** `name` is the same for all sources, in all tabs, that share one session at the issuer. */
  constructor(connection: Connection, name: string, issuer: GrantIssuer) {
    this.#connection = connection;
    this.#name = name;
    this.#session = new Session(issuer, this.#name, {
      changed: () => this.#onChanged(),
      announce: (message) => this.#monitor.announce(message),
    });
    this.#monitor = new SessionMonitor(this.#name, (message) => this.#session.revalidate(message));
  }

  get status(): SignInStatus {
    if (this.#signIn) return this.#signIn.popup?.isDetached ? 'detached' : 'signing-in';
    const { status } = this.#session;
    return status === 'signed-out' && this.#hasFailed ? 'error' : status;
  }

  get(signal?: AbortSignal): Promise<string> {
    return this.#session.get(signal);
  }

  refuse(token: string): void {
    this.#session.refuse(token);
  }

  resetBackoff(): void {
    this.#session.resetBackoff();
  }

  /** Not an async function, because the window must be opened synchronously in the user gesture. */
  signIn(): Promise<void> {
    try {
      const pending = activeSignIns.get(this.#name);
      if (!pending) return this.#startSignIn();
      pending.popup?.reopen(openSignInWindow);
      return pending === this.#signIn ? pending.done : this.#joinSignIn(pending.done);
    } catch (error) {
      return Promise.reject(error instanceof Error ? error : new AuthError('popup_blocked'));
    }
  }

  cancelSignIn(): void {
    if (!this.#signIn) return;
    this.#signIn.isCancelled = true;
    this.#signIn.popup?.cancel();
  }

  async signOut(): Promise<void> {
    this.cancelSignIn();
    this.#hasFailed = false;
    await this.#session.end();
  }

  subscribe(listener: () => void): () => void {
    const remove = this.#listeners.add(listener);
    this.#monitor.start();
    this.#monitor.watch(this.#session.grant);
    this.#monitor.revalidate();
    return () => {
      remove();
      if (this.#listeners.isEmpty) this.#monitor.stop();
    };
  }

  dispose(): void {
    this.#listeners.clear();
    this.#monitor.stop();
  }

  #startSignIn(): Promise<void> {
    checkOrigins(this.#connection);
    // The window must be opened in the user gesture. The rest can wait for its module.
    const popupWindow = openSignInWindow();
    this.#hasFailed = false;
    const signIn: SignIn = {
      isCancelled: false,
      // Starts after `signIn` is assigned.
      done: Promise.resolve().then(() => this.#completeSignIn(signIn, popupWindow)),
    };
    this.#signIn = signIn;
    activeSignIns.set(this.#name, signIn);
    this.#onChanged();
    return signIn.done;
  }

  async #completeSignIn(signIn: SignIn, popupWindow: Window): Promise<void> {
    try {
      const { PopupSignIn } = await loadPopupModule();
      if (signIn.isCancelled) throw new AuthError('cancelled');
      signIn.popup = new PopupSignIn(this.#connection, popupWindow, () => this.#onChanged());
      await this.#session.begin(await signIn.popup.code, signIn.popup.attempt);
    } catch (error) {
      if (!signIn.popup) popupWindow.close();
      this.#hasFailed = error instanceof AuthError && isUnexpected(error);
      throw error;
    } finally {
      activeSignIns.delete(this.#name);
      this.#signIn = undefined;
      this.#onChanged();
    }
  }

  /** Waits for the sign-in of another source on this page, whose result is valid here too. */
  async #joinSignIn(done: Promise<void>): Promise<void> {
    await done;
    await this.#session.revalidate('session');
  }

  #onChanged(): void {
    this.#monitor.watch(this.#session.grant);
    const { status } = this;
    if (status === this.#lastStatus) return;
    this.#lastStatus = status;
    // Preloads the module. If that fails, `signIn` tries again and reports the error.
    if (status === 'signed-out') loadPopupModule().catch(() => undefined);
    this.#listeners.emit();
  }
}

/** Whether the failure has an unexpected cause, such as a wrong configuration. */
function isUnexpected({ code, retryable }: AuthError): boolean {
  const expected = ['cancelled', 'access_denied', 'popup_timeout', 'no_code', 'login_required'];
  return !retryable && !expected.includes(code);
}
