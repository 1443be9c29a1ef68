import type { Facet } from '../../model/facet/facet.js';
import type { Failure } from '../../model/failure.js';

/** What is searched for. */
export interface Asked<Q> {
  readonly query: Q;
  /** What stands in the search box, which may be ahead of the query. */
  readonly typed: string;
  /** The query that `page` answers. Every search has a query of its own, even a repeated one. */
  readonly answered: Q | undefined;
}

/** How far a search is. `page` stays during the next request and after a failure. */
export type SearchPhase<P> =
  | { readonly status: 'idle'; readonly page?: undefined; readonly failure?: undefined }
  | {
      readonly status: 'loading';
      readonly page?: P;
      /** Whether more of the list is loading, rather than a new search. */
      readonly more: boolean;
      /** When the request was sent, in milliseconds since 1970. */
      readonly since: number;
      readonly failure?: undefined;
    }
  | { readonly status: 'ready'; readonly page: P; readonly failure?: undefined }
  | {
      readonly status: 'failed';
      readonly page?: P;
      /** Whether more of the list failed, rather than a new search. */
      readonly more: boolean;
      readonly failure: Failure;
    };

/** Everything that is known of a search. */
export type SearchState<Q, P> = Asked<Q> &
  SearchPhase<P> & {
    /** What the results can be narrowed by. Those of the last results stay during a search. */
    readonly facets: readonly Facet[];
  };
