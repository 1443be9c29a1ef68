import type { SearchState } from '../core/search/search-state.js';
import type { SearchStore } from '../core/search/search-store.js';
import type { Failure } from '../model/failure.js';
import type { Page } from '../model/page/page.js';
import type { ListQuery } from '../model/query/query.js';
import { StoreController, type StoreHost } from './store-controller.js';

/** Callbacks for the end of a search. They run before the host renders. */
export interface SearchEnds<Q, P> {
  /** A new search has results. */
  readonly onAnswer: (query: Q, page: P) => void;
  /** A search, or a request for further pages, failed. */
  readonly onFailure: (failure: Failure) => void;
}

/** Connects `search` to its host, and calls the host at the end of each search. */
export function followSearch<Q extends ListQuery, P extends Page<unknown>>(
  host: StoreHost,
  search: SearchStore<Q, P>,
  { onAnswer, onFailure }: SearchEnds<Q, P>,
): void {
  let seen: SearchState<Q, P> = search.state;
  search.subscribe(() => {
    const before = seen;
    const { state } = search;
    seen = state;
    const { page, answered, failure } = state;
    if (page && answered && answered !== before.answered) onAnswer(answered, page);
    if (failure && failure !== before.failure) onFailure(failure);
  });
  new StoreController(host, search);
}
