import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** The promise behind `show()`: one outcome for everybody who waits for the user. */
export class Deferred<Result> implements ReactiveController {
  readonly #host: ReactiveControllerHost & { readonly isConnected: boolean };
  #waiting: PromiseWithResolvers<Result | undefined> | undefined;

  constructor(host: ReactiveControllerHost & { readonly isConnected: boolean }) {
    this.#host = host;
    host.addController(this);
  }

  /** A picker taken off the page will not be answered any more; one that is only moved will. */
  hostDisconnected(): void {
    queueMicrotask(() => {
      if (!this.#host.isConnected) this.settle(undefined);
    });
  }

  /** Resolves with what the user picks next; undefined if they cancel. */
  wait(): Promise<Result | undefined> {
    this.#waiting ??= Promise.withResolvers<Result | undefined>();
    return this.#waiting.promise;
  }

  settle(result: Result | undefined): void {
    this.#waiting?.resolve(result);
    this.#waiting = undefined;
  }
}
