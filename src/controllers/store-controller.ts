import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** As much of a store as its host needs. */
interface Subscribable {
  subscribe(listener: () => void): () => void;
  /** Aborts what is under way. */
  pause?(): void;
  /** Takes up what `pause()` has aborted. */
  resume?(): void;
}

/** Updates its host after every change of a store. The store is paused while the host is off the page. */
export class StoreController implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #store: Subscribable;
  #unsubscribe: (() => void) | undefined;

  constructor(host: ReactiveControllerHost, store: Subscribable) {
    this.#host = host;
    this.#store = store;
    host.addController(this);
  }

  hostConnected(): void {
    this.#unsubscribe ??= this.#store.subscribe(() => this.#host.requestUpdate());
    // The store may have changed while the host was away.
    this.#host.requestUpdate();
    this.#store.resume?.();
  }

  hostDisconnected(): void {
    this.#unsubscribe?.();
    this.#unsubscribe = undefined;
    this.#store.pause?.();
  }
}

/** Returns `store`, which a `StoreController` ties to `host`. */
export function tiedTo<S extends Subscribable>(host: ReactiveControllerHost, store: S): S {
  new StoreController(host, store);
  return store;
}
