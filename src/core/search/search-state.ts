import type { Facet } from '../../model/facet/facet.js';
import type { Failure } from '../../model/failure.js';

/** The current query. */
export interface SearchInput<Q> {
  readonly query: Q;
  /** The text in the search box, which may be newer than the query. */
  readonly typed: string;
  /** The query of `page`. Every search has its own query object, even a repeated one. */
  readonly answered: Q | undefined;
}

/** The status of a search. `page` stays during the next request and after a failure. */
export type SearchPhase<P> =
  | { readonly status: 'idle'; readonly page?: undefined; readonly failure?: undefined }
  | {
      readonly status: 'loading';
      readonly page?: P;
      /** Whether further pages are loading, not a new search. */
      readonly more: boolean;
      /** When the request was sent, in milliseconds since 1970. */
      readonly since: number;
      readonly failure?: undefined;
    }
  | { readonly status: 'ready'; readonly page: P; readonly failure?: undefined }
  | {
      readonly status: 'failed';
      readonly page?: P;
      /** Whether further pages failed, not a new search. */
      readonly more: boolean;
      readonly failure: Failure;
    };

/** The state of a search. */
export type SearchState<Q, P> = SearchInput<Q> &
  SearchPhase<P> & {
    /** The facets of the results. The previous ones stay during a search. */
    readonly facets: readonly Facet[];
  };
