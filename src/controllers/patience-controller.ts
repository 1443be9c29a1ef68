import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { SearchState } from './search-state.js';

/** How long people wait before they want to know that anything happens, in milliseconds. */
const patience = 8000;
/** How often in a row something is asked for again by itself. */
const mostTries = 5;

/** What the controller needs of its surroundings. */
export interface PatienceOptions {
  readonly search: {
    readonly state: SearchState<unknown>;
    readonly retry: () => void;
  };
  /** An answer has begun to take long. */
  readonly onLong: () => void;
}

/**
 * Says when an answer takes long. Where the service has named a time to come back, counts down to
 * it and then asks again.
 */
export class PatienceController implements ReactiveController {
  /** Whether an answer takes long. */
  long = false;

  readonly #host: ReactiveControllerHost;
  readonly #options: PatienceOptions;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #since: number | undefined;
  #tries = 0;

  constructor(host: ReactiveControllerHost, options: PatienceOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  hostConnected(): void {
    this.#host.requestUpdate();
  }

  hostDisconnected(): void {
    clearTimeout(this.#timer);
  }

  hostUpdate(): void {
    const { state } = this.#options.search;
    if (state.status !== 'loading') {
      this.#since = undefined;
      this.long = false;
    }
    if (state.status === 'ready') this.#tries = 0;
  }

  hostUpdated(): void {
    clearTimeout(this.#timer);
    const { state } = this.#options.search;
    if (state.status === 'loading' && !this.long) {
      this.#since ??= state.since ?? Date.now();
      this.#after(this.#since + patience - Date.now(), () => {
        this.long = true;
        this.#options.onLong();
        this.#host.requestUpdate();
      });
    }
    if (state.status !== 'failed' || !state.failure.retryable) return;
    const { retryAt } = state.failure;
    if (retryAt === undefined) return;
    const wait = retryAt - Date.now();
    if (wait > 0) this.#after(Math.min(wait, 1000), () => this.#host.requestUpdate());
    else if (this.#tries < mostTries) this.#after(0, () => this.#retry());
  }

  #retry(): void {
    this.#tries += 1;
    this.#options.search.retry();
  }

  #after(milliseconds: number, run: () => void): void {
    this.#timer = setTimeout(run, milliseconds);
  }
}
