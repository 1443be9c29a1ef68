import type { SearchPhase } from '../../../src/core/search/search-state.js';
import type { ObservedSearch } from '../../../src/core/search/search-observer.js';

/** A search whose state the test sets. */
export class FakeSearch implements ObservedSearch {
  state: SearchPhase<unknown>;
  retries = 0;
  readonly #listeners = new Set<() => void>();

  constructor(state: SearchPhase<unknown>) {
    this.state = state;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  retry(): void {
    this.retries += 1;
  }

  put(state: SearchPhase<unknown>): void {
    this.state = state;
    for (const listener of this.#listeners) listener();
  }
}
