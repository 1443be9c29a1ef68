import type { TokenSource } from '../api/token-source.js';
import type { SignInStatus } from '../model/sign-in.js';
import { AuthError } from './auth-error.js';
import type { Connection } from './connection.js';
import { Flow } from './flow.js';
import type { GrantIssuer } from './grant.js';
import { Listeners } from './listeners.js';
import { Session } from './session.js';
import { Watch } from './watch.js';

/** A source that a person signs in to: every member of the port is there. */
export interface InteractiveSource extends Required<TokenSource> {
  /** Lets go of every listener and timer. A sign-in under way goes on, for whoever comes next. */
  dispose(): void;
}

/** Sign-ins under way on this page, by name: whoever asks for the same joins in. */
const underWay = new Map<string, { readonly flow: Flow; readonly done: Promise<void> }>();

/**
 * Joins a session with the window in which a person begins it. While nobody subscribes it keeps
 * no timer and listens to nothing, except during a sign-in.
 */
export class SignInSource implements InteractiveSource {
  readonly #connection: Connection;
  readonly #name: string;
  readonly #session: Session;
  readonly #watch: Watch;
  readonly #listeners = new Listeners();
  #flow: Flow | undefined;
  #hasFailed = false;
  #lastStatus: SignInStatus = 'unknown';

  /** `name` is the same for all sources, in all tabs, that share one session at the issuer. */
  constructor(connection: Connection, name: string, issuer: GrantIssuer) {
    this.#connection = connection;
    this.#name = name;
    this.#session = new Session(issuer, this.#name, {
      changed: () => this.#onChanged(),
      announce: (notice) => this.#watch.announce(notice),
    });
    this.#watch = new Watch(this.#name, (news) => void this.#session.look(news));
  }

  get status(): SignInStatus {
    if (this.#flow) return this.#flow.isDetached ? 'detached' : 'signing-in';
    const { status } = this.#session;
    return status === 'signed-out' && this.#hasFailed ? 'error' : status;
  }

  get(signal?: AbortSignal): Promise<string> {
    return this.#session.get(signal);
  }

  refuse(token: string): void {
    this.#session.refuse(token);
  }

  /** Not an async function: nothing may come between the person's gesture and the window. */
  signIn(): Promise<void> {
    try {
      const pending = underWay.get(this.#name);
      if (!pending) return this.#begin();
      pending.flow.reopen();
      return pending.flow === this.#flow ? pending.done : this.#join(pending.done);
    } catch (error) {
      return Promise.reject(error instanceof Error ? error : new AuthError('popup_blocked'));
    }
  }

  cancelSignIn(): void {
    this.#flow?.cancel();
  }

  async signOut(): Promise<void> {
    this.#flow?.cancel();
    this.#hasFailed = false;
    await this.#session.end();
  }

  subscribe(listener: () => void): () => void {
    const remove = this.#listeners.add(listener);
    this.#watch.start();
    this.#watch.follow(this.#session.grant);
    void this.#session.look();
    return () => {
      remove();
      if (this.#listeners.isEmpty) this.#watch.stop();
    };
  }

  dispose(): void {
    this.#listeners.clear();
    this.#watch.stop();
  }

  #begin(): Promise<void> {
    const flow = new Flow(this.#connection, () => this.#onChanged());
    this.#flow = flow;
    this.#hasFailed = false;
    const done = flow.code
      .then((code) => this.#session.begin(code, flow.attempt))
      .catch((error: unknown) => {
        this.#hasFailed = error instanceof AuthError && isFault(error);
        throw error;
      })
      .finally(() => {
        underWay.delete(this.#name);
        this.#flow = undefined;
        this.#onChanged();
      });
    underWay.set(this.#name, { flow, done });
    this.#onChanged();
    return done;
  }

  /** Another source of this page is signing in to the same: what it gets is good here too. */
  async #join(done: Promise<void>): Promise<void> {
    await done;
    await this.#session.look('session');
  }

  #onChanged(): void {
    this.#watch.follow(this.#session.grant);
    const { status } = this;
    if (status === this.#lastStatus) return;
    this.#lastStatus = status;
    this.#listeners.tell();
  }
}

/** Whether the failure is one that nobody meant: something is set up wrongly, or worse. */
function isFault({ code, retryable }: AuthError): boolean {
  const meant = ['cancelled', 'access_denied', 'popup_timeout', 'no_code', 'login_required'];
  return !retryable && !meant.includes(code);
}
