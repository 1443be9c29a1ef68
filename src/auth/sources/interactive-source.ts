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

/** A source that a person signs in to: every member of the port is there. */
export interface InteractiveSource extends Required<TokenSource> {
  /** Lets go of every listener and timer. A sign-in under way goes on, for whoever comes next. */
  dispose(): void;
}

/** A sign-in that a person has begun. */
interface SignIn {
  /** Undefined while its module is loading; the window is open already then, and blank. */
  popup?: popupModule.PopupSignIn;
  /** Whether the person has given up. */
  isCancelled: boolean;
  readonly done: Promise<void>;
}

/** Sign-ins under way on this page, by name: whoever asks for the same joins in. */
const activeSignIns = new Map<string, SignIn>();

/** Loads what a sign-in by window needs. Rejects with an `AuthError`; a failure is not remembered. */
async function loadPopupModule(): Promise<typeof popupModule> {
  try {
    return await import('../popup/popup-sign-in.js');
  } catch {
    throw new AuthError('broker_unreachable');
  }
}

/**
 * Joins a session with the window in which a person begins it. While nobody subscribes it keeps
 * no timer and listens to nothing, except during a sign-in.
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

  /** Not an async function: nothing may come between the person's gesture and the window. */
  signIn(): Promise<void> {
    try {
      const pending = activeSignIns.get(this.#name);
      if (!pending) return this.#startSignIn();
      pending.popup?.reopen();
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
    // Only here, in the person's gesture, may a window open. The rest can wait for its module.
    const popupWindow = openSignInWindow();
    this.#hasFailed = false;
    const signIn: SignIn = {
      isCancelled: false,
      // Begins once `signIn` is in its place.
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

  /** Another source of this page is signing in to the same: what it gets is good here too. */
  async #joinSignIn(done: Promise<void>): Promise<void> {
    await done;
    await this.#session.revalidate('session');
  }

  #onChanged(): void {
    this.#monitor.watch(this.#session.grant);
    const { status } = this;
    if (status === this.#lastStatus) return;
    this.#lastStatus = status;
    // Loaded before the person asks for it. Where that fails, signing in tries again, and says so.
    if (status === 'signed-out') loadPopupModule().catch(() => undefined);
    this.#listeners.emit();
  }
}

/** Whether the failure is one that nobody meant: something is set up wrongly, or worse. */
function isUnexpected({ code, retryable }: AuthError): boolean {
  const expected = ['cancelled', 'access_denied', 'popup_timeout', 'no_code', 'login_required'];
  return !retryable && !expected.includes(code);
}
