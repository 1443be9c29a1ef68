import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** The promise behind `show()`. All concurrent calls share one outcome. */
export class Deferred<Result> implements ReactiveController {
  readonly #host: ReactiveControllerHost & { readonly isConnected: boolean };
  #waiting: PromiseWithResolvers<Result | undefined> | undefined;

  constructor(host: ReactiveControllerHost & { readonly isConnected: boolean }) {
    this.#host = host;
    host.addController(this);
  }

  /** Resolves if the picker is removed, but not if it is only moved. */
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
