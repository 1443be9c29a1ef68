import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** The part of a store that the controller needs. */
interface Subscribable {
  subscribe(listener: () => void): () => void;
  /** Aborts the requests in progress. */
  pause?(): void;
  /** Repeats the requests that `pause()` aborted. */
  resume?(): void;
}

/** An element that shows a store. */
export type StoreHost = ReactiveControllerHost & { readonly isConnected: boolean };

/**
 * Updates its host after every change of a store. The store is paused while the host is
 * disconnected, unless it is connected again in the same task: an element that is moved goes on with
 * its requests.
 */
export class StoreController implements ReactiveController {
  readonly #host: StoreHost;
  readonly #store: Subscribable;
  #unsubscribe: (() => void) | undefined;

  constructor(host: StoreHost, store: Subscribable) {
    this.#host = host;
    this.#store = store;
    host.addController(this);
  }

  hostConnected(): void {
    // The store may have changed while the host was disconnected.
    this.#host.requestUpdate();
    if (!this.#unsubscribe) this.#store.resume?.();
    this.#unsubscribe ??= this.#store.subscribe(() => this.#host.requestUpdate());
  }

  hostDisconnected(): void {
    queueMicrotask(() => {
      if (this.#host.isConnected) return;
      this.#unsubscribe?.();
      this.#unsubscribe = undefined;
      this.#store.pause?.();
    });
  }
}

/** Connects `store` to `host` with a `StoreController` and returns it. */
export function connectStore<S extends Subscribable>(host: StoreHost, store: S): S {
  new StoreController(host, store);
  return store;
}
