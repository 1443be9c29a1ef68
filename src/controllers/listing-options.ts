import type { Facet } from '../model/facet/facet.js';
import type { SearchOptions } from './search-state.js';

/** What the controller needs of its surroundings. */
export interface ListingOptions<Q, P> extends SearchOptions<Q, P> {
  /** Whether there is a way to the service. */
  readonly isReady: () => boolean;
  /** Whether two queries ask the service for the same results. */
  readonly isSame: (one: Q, other: Q) => boolean;
  /** What the results can be narrowed by. */
  readonly facets: (page: P | undefined) => readonly Facet[];
  /** Whether more may be fetched though nobody asked, as when the end of the list comes near. */
  readonly goesOn?: () => boolean;
}
