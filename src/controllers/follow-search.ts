import type { SearchState } from '../core/search/search-state.js';
import type { SearchStore } from '../core/search/search-store.js';
import type { Failure } from '../model/failure.js';
import type { Page } from '../model/page/page.js';
import type { ListQuery } from '../model/query/query.js';
import { StoreController, type StoreHost } from './store-controller.js';
import type { UpdateTiming } from './update-timing.js';

/** What follows a search. The callbacks run before the host renders. */
export interface SearchFollower<Q, P> {
  /** Delays the update at the start of a search for text that is visible already. */
  readonly timing: UpdateTiming;
  /** A new search has results. */
  readonly onAnswer: (query: Q, page: P) => void;
  /** A search, or a request for further pages, failed. */
  readonly onFailure: (failure: Failure) => void;
}

/** Connects `search` to its host, and calls the host at the end of each search. */
export function followSearch<Q extends ListQuery, P extends Page<unknown>>(
  host: StoreHost,
  search: SearchStore<Q, P>,
  { timing, onAnswer, onFailure }: SearchFollower<Q, P>,
): void {
  let seen: SearchState<Q, P> = search.state;
  search.subscribe(() => {
    const before = seen;
    const { state } = search;
    seen = state;
    const { query, typed, page, answered, failure } = state;
    if (typed === before.typed && query.text !== before.query.text && query !== answered) {
      timing.paintFirst();
    }
    if (page && answered && answered !== before.answered) onAnswer(answered, page);
    if (failure && failure !== before.failure) onFailure(failure);
  });
  new StoreController(host, search);
}
