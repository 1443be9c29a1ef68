/** What `search-change` carries. */
export interface SearchChangeDetail {
  /** The words in the search box. */
  readonly query: string;
  /** The facet clauses in force. */
  readonly clauses: readonly string[];
  readonly sort: string;
  /** How many results the service has for it. */
  readonly total: number;
}

/** Tells that another search is in force and answered, for address bars and analytics. */
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
