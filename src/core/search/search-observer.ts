import { Store } from '../store.js';
import type { SearchPhase } from './search-state.js';

/** The part of a search that is observed. */
export interface ObservedSearch {
  readonly state: SearchPhase<unknown>;
  subscribe(listener: () => void): () => void;
  retry(): void;
}

/** Observes a search after `resume`, with one timer. */
export abstract class SearchObserver<State> extends Store<State> {
  protected readonly search: ObservedSearch;
  protected timer: ReturnType<typeof setTimeout> | undefined;
  #unsubscribe: (() => void) | undefined;

  constructor(search: ObservedSearch, state: State) {
    super(state);
    this.search = search;
  }

  /** Clears the timer and stops observing. */
  pause(): void {
    this.#unsubscribe?.();
    this.#unsubscribe = undefined;
    this.clear();
  }

  /** Observes the search again. */
  resume(): void {
    this.#unsubscribe ??= this.search.subscribe(() => this.follow());
    this.follow();
  }

  /** Handles the current state of the search. */
  protected abstract follow(): void;

  protected clear(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }
}
