import { AuthError } from '../../auth/auth-error.js';
import type { TokenSource } from '../../api/token-source.js';
import type { BrokerSourceOptions } from '../../auth/sources/broker-source.js';
import type { InteractiveSource } from '../../auth/sources/interactive-source.js';
import type { SignInStatus } from '../../model/sign-in/sign-in.js';
import { LazyModule } from '../lazy-module.js';

const session = new LazyModule(
  () => undefined,
  () => import('../../auth/sources/broker-source.js'),
);

/**
 * Loads the module that keeps sessions, which pages with a token source of their own never need.
 * After a failure, the next call tries again.
 */
export function preloadSession(): void {
  session.load().catch(() => undefined);
}

/**
 * A source that signs users in through the broker. Its module is loaded with the first one; until
 * then, the status is `unknown`.
 */
export class LazyBrokerSource implements Required<TokenSource> {
  readonly #options: BrokerSourceOptions;
  readonly #subscriptions = new Set<() => void>();
  #source: InteractiveSource | undefined;
  #disposed = false;

  constructor(options: BrokerSourceOptions) {
    this.#options = options;
    this.#load().catch(() => undefined);
  }

  get status(): SignInStatus {
    return this.#source?.status ?? 'unknown';
  }

  async get(signal?: AbortSignal): Promise<string> {
    const source = this.#source ?? (await this.#load());
    return source.get(signal);
  }

  refuse(token: string): void {
    this.#source?.refuse(token);
  }

  resetBackoff(): void {
    this.#source?.resetBackoff();
  }

  /** Opens the window synchronously once the module is loaded, or else as soon as it is. */
  signIn(): Promise<void> {
    return this.#source?.signIn() ?? this.#load().then((source) => source.signIn());
  }

  cancelSignIn(): void {
    this.#source?.cancelSignIn();
  }

  async signOut(): Promise<void> {
    const source = await this.#load().catch(() => undefined);
    await source?.signOut();
  }

  subscribe(listener: () => void): () => void {
    let end = this.#source?.subscribe(listener);
    const begin = (): void => {
      end = this.#source?.subscribe(listener);
      listener();
    };
    if (!end) this.#subscriptions.add(begin);
    return () => {
      this.#subscriptions.delete(begin);
      end?.();
    };
  }

  dispose(): void {
    this.#disposed = true;
    this.#source?.dispose();
  }

  async #load(): Promise<InteractiveSource> {
    try {
      const { brokerSource } = await session.load();
      return (this.#source ??= this.#begin(brokerSource(this.#options)));
    } catch {
      throw new AuthError('broker_unreachable');
    }
  }

  #begin(source: InteractiveSource): InteractiveSource {
    this.#source = source;
    if (this.#disposed) source.dispose();
    for (const begin of this.#subscriptions) begin();
    this.#subscriptions.clear();
    return source;
  }
}
