import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** The part of a store that the controller needs. */
interface Subscribable {
  subscribe(listener: () => void): () => void;
  /** Aborts the requests in progress. */
  pause?(): void;
  /** Repeats the requests that `pause()` aborted. */
  resume?(): void;
}

/**
 * Updates its host after every change of a store. The store is paused while the host is
 * disconnected, unless it is connected again in the same task: an element that is moved goes on with
 * its requests.
 */
export class StoreController implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #store: Subscribable;
  #unsubscribe: (() => void) | undefined;
  #isPaused = true;

  constructor(host: ReactiveControllerHost, store: Subscribable) {
    this.#host = host;
    this.#store = store;
    host.addController(this);
  }

  hostConnected(): void {
    this.#unsubscribe ??= this.#store.subscribe(() => this.#host.requestUpdate());
    // The store may have changed while the host was disconnected.
    this.#host.requestUpdate();
    if (this.#isPaused) this.#store.resume?.();
    this.#isPaused = false;
  }

  hostDisconnected(): void {
    this.#unsubscribe?.();
    this.#unsubscribe = undefined;
    queueMicrotask(() => {
      if (this.#unsubscribe || this.#isPaused) return;
      this.#isPaused = true;
      this.#store.pause?.();
    });
  }
}

/** Connects `store` to `host` with a `StoreController` and returns it. */
export function connectStore<S extends Subscribable>(host: ReactiveControllerHost, store: S): S {
  new StoreController(host, store);
  return store;
}
