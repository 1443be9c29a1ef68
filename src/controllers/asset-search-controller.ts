import type { ReactiveControllerHost } from 'lit';
import { searchFaceted } from '../api/faceted-search.js';
import type { PickerClient } from '../api/picker-client.js';
import type { FacetType } from '../model/facet.js';
import type { AssetPage } from '../model/page.js';
import { emptyQuery, sameQuery, type Query } from '../model/query.js';
import { ListingController } from './listing-controller.js';
import type { SearchOptions } from './search-controller.js';

/** What the controller needs of its surroundings. */
export interface AssetSearchOptions extends Omit<SearchOptions<Query, AssetPage>, 'fetchPage'> {
  /** Undefined while there is no way to the service. */
  readonly client: () => PickerClient | undefined;
  readonly facetTypes: () => readonly FacetType[];
}

/** Searches assets, and counts what they can be narrowed by. */
export class AssetSearchController extends ListingController<Query, AssetPage> {
  constructor(host: ReactiveControllerHost, options: AssetSearchOptions) {
    const { client, facetTypes, ...rest } = options;
    super(host, emptyQuery, {
      ...rest,
      isReady: () => client() !== undefined,
      isSame: sameQuery,
      facets: (page) => page?.facets ?? [],
      fetchPage: (query, { offset, limit, signal }) => {
        const asked = client();
        if (!asked) return Promise.reject(new DOMException('No connection', 'AbortError'));
        // Facets belong to the whole result: later pages need not carry them.
        const facets = offset === 0 ? facetTypes() : [];
        return searchFaceted(asked, { query, offset, limit, facets }, { signal });
      },
    });
  }
}
