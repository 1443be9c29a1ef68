import type { ReactiveControllerHost } from 'lit';
import { searchFaceted } from '../api/faceted-search.js';
import type { PickerClient } from '../api/picker-client.js';
import type { Facet, FacetType } from '../model/facet.js';
import type { AssetPage } from '../model/page.js';
import { emptyQuery, sameQuery, type Query } from '../model/query.js';
import { DeepPages } from './deep-pages.js';
import { ListingController } from './listing-controller.js';
import type { SearchOptions } from './search-controller.js';

/** What the controller needs of its surroundings. */
export interface AssetSearchOptions extends Omit<SearchOptions<Query, AssetPage>, 'fetchPage'> {
  /** Undefined while there is no way to the service. */
  readonly client: () => PickerClient | undefined;
  readonly facetTypes: () => readonly FacetType[];
  /** Facets that no search counts. */
  readonly uncounted: () => readonly Facet[];
}

const none: readonly Facet[] = [];

/** Searches assets, and counts what they can be narrowed by. */
export class AssetSearchController extends ListingController<Query, AssetPage> {
  #facets: { readonly of: readonly unknown[]; readonly list: readonly Facet[] } | undefined;

  constructor(host: ReactiveControllerHost, options: AssetSearchOptions) {
    const { client, facetTypes, uncounted, ...rest } = options;
    const deep = new DeepPages();
    super(host, emptyQuery, {
      ...rest,
      isReady: () => client() !== undefined,
      isSame: sameQuery,
      facets: (page) => this.#join(page?.facets ?? none, page ? uncounted() : none),
      fetchPage: (query, { offset, limit, signal }) => {
        const asked = client();
        if (!asked) return Promise.reject(new DOMException('No connection', 'AbortError'));
        if (offset + limit > asked.reach) return deep.page(asked, query, offset, signal);
        // Facets belong to the whole result: later pages need not carry them.
        const facets = offset === 0 ? facetTypes() : [];
        return searchFaceted(asked, { query, offset, limit, facets }, { signal });
      },
    });
  }

  /** The same list as long as its parts are the same, so that panels need not draw anew. */
  #join(counted: readonly Facet[], uncounted: readonly Facet[]): readonly Facet[] {
    const [before, beside] = this.#facets?.of ?? [];
    if (!this.#facets || before !== counted || beside !== uncounted) {
      this.#facets = { of: [counted, uncounted], list: [...counted, ...uncounted] };
    }
    return this.#facets.list;
  }
}
