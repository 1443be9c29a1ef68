import type { ReactiveControllerHost } from 'lit';
import type { Client } from '../api/client.js';
import { searchFaceted } from '../api/faceted-search.js';
import { findValue, unlistedValue, type Facet, type FacetType } from '../model/facet.js';
import type { AssetPage } from '../model/page.js';
import { emptyQuery, sameQuery, toggleValue, type Query } from '../model/query.js';
import { PauseController } from './pause-controller.js';
import { SearchController, type SearchState } from './search-controller.js';

/** How long a person may pause within a word, in milliseconds. */
const pauseInTyping = 250;

/** What the controller needs of its surroundings. */
export interface AssetSearchOptions {
  /** Undefined while there is no way to the service. */
  readonly client: () => Client | undefined;
  readonly facetTypes: () => readonly FacetType[];
  readonly limit: () => number;
  readonly onSettled: (query: Query, state: SearchState<AssetPage>, more: boolean) => void;
}

/** Holds what is being searched for, and turns what the person asks into searches. */
export class AssetSearchController {
  query: Query = emptyQuery;

  /** What stands in the search box, which may be ahead of the query. */
  typed = '';

  readonly #host: ReactiveControllerHost;
  readonly #options: AssetSearchOptions;
  readonly #pause: PauseController;
  readonly #search: SearchController<AssetPage>;

  constructor(host: ReactiveControllerHost, options: AssetSearchOptions) {
    this.#host = host;
    this.#options = options;
    this.#pause = new PauseController(host, pauseInTyping);
    this.#search = new SearchController<AssetPage>(host, {
      limit: options.limit,
      onSettled: options.onSettled,
      fetchPage: (query, { offset, limit, signal }) => {
        const client = options.client();
        if (!client) return Promise.reject(new DOMException('No connection', 'AbortError'));
        // Facets belong to the whole result: later pages need not carry them.
        const facets = offset === 0 ? options.facetTypes() : [];
        return searchFaceted(client, { query, offset, limit, facets }, { signal });
      },
    });
  }

  get state(): SearchState<AssetPage> {
    return this.#search.state;
  }

  get facets(): readonly Facet[] {
    return this.state.page?.facets ?? [];
  }

  /** Takes over what the host's attributes say, and tells whether that is anything new. */
  adopt(change: Partial<Pick<Query, 'text' | 'filter' | 'sort'>>): boolean {
    const before = this.query;
    this.query = { ...before, ...change };
    if (change.text !== undefined) this.typed = change.text;
    return !sameQuery(before, this.query);
  }

  /** Searches from the start, or forgets everything where there is no way to the service. */
  restart(): void {
    this.#pause.cancel();
    this.query = { ...this.query, text: this.typed.trim() };
    if (this.#options.client()) void this.#search.run(this.query);
    else this.#search.clear();
  }

  clear(): void {
    this.#search.clear();
  }

  /** Searches for what is typed once the person pauses. */
  readonly type = (text: string): void => {
    this.typed = text;
    this.#pause.after(this.submit);
    this.#host.requestUpdate();
  };

  /** Searches at once for what was typed. */
  readonly submit = (): void => this.#change(this.query);

  readonly setText = (text: string): void => {
    this.typed = text;
    this.submit();
  };

  readonly setSort = (sort: string): void => this.#change({ ...this.query, sort });

  /** Applies a facet's clause, or takes it away. */
  readonly toggle = (clause: string): void => {
    const known = this.query.applied.find((value) => value.clause === clause);
    const value = known ?? findValue(this.facets, clause) ?? unlistedValue(clause);
    this.#change(toggleValue(this.query, value));
  };

  readonly clearApplied = (): void => this.#change({ ...this.query, applied: [] });

  readonly more = (): void => {
    // What failed waits for the person: asking again by itself would go round in circles.
    if (this.state.status === 'ready') void this.#search.more();
  };

  /** Repeats what failed. */
  readonly retry = (): void => {
    if (this.state.status === 'failed' && this.state.more) void this.#search.more();
    else this.restart();
  };

  #change(query: Query): void {
    this.query = query;
    this.restart();
  }
}
