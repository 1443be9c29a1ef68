import type { PickerClient } from '../api/assets/picker-client.js';
import type { Facet, FacetType } from '../model/facet/facet.js';
import type { AssetPage } from '../model/page/page.js';
import type { Query } from '../model/query/query.js';
import type { CursorPager } from './cursor-pager.js';
import type { SearchOptions } from './search-state.js';

/** What the controller needs of its surroundings. */
export interface AssetSearchOptions extends Omit<SearchOptions<Query, AssetPage>, 'fetchPage'> {
  /** Undefined while there is no way to the service. */
  readonly client: () => PickerClient | undefined;
  /** The pages that paging by offset does not reach. */
  readonly deep: () => Promise<CursorPager>;
  readonly facetTypes: () => readonly FacetType[];
  /** Facets that no search counts. */
  readonly uncounted: () => readonly Facet[] | undefined;
  /** The first place that is seen. */
  readonly place: () => number;
}
