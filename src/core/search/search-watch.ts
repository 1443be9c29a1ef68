import { Store } from '../store.js';
import type { SearchPhase } from './search-state.js';

/** As much of a search as is watched. */
export interface WatchedSearch {
  readonly state: SearchPhase<unknown>;
  subscribe(listener: () => void): () => void;
  retry(): void;
}

/** Follows a search from the first `resume` on, with one timer. */
export abstract class SearchWatch<State> extends Store<State> {
  protected readonly search: WatchedSearch;
  protected timer: ReturnType<typeof setTimeout> | undefined;
  #unsubscribe: (() => void) | undefined;

  constructor(search: WatchedSearch, state: State) {
    super(state);
    this.search = search;
  }

  /** Clears the timer and stops following. */
  pause(): void {
    this.#unsubscribe?.();
    this.#unsubscribe = undefined;
    this.clear();
  }

  /** Follows the search again. */
  resume(): void {
    this.#unsubscribe ??= this.search.subscribe(() => this.follow());
    this.follow();
  }

  /** Takes in how the search stands now. */
  protected abstract follow(): void;

  protected clear(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }
}
