/** Detail of the `search-change` event. */
export interface SearchChangeDetail {
  /** The words in the search box. */
  readonly query: string;
  /** The applied facet clauses. */
  readonly clauses: readonly string[];
  readonly sort: string;
  /** The total number of results. */
  readonly total: number;
}

/**
 * Fired when the results of a changed search have arrived. Useful for the address bar and
 * analytics.
 */
export class SearchChangeEvent extends CustomEvent<SearchChangeDetail> {
  constructor(detail: SearchChangeDetail) {
    super('search-change', { detail, bubbles: true, composed: true });
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'search-change': SearchChangeEvent;
  }
}
