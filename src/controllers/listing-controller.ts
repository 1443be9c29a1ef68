import type { ReactiveControllerHost } from 'lit';
import { findValue, unlistedValue, type Facet } from '../model/facet.js';
import type { Page } from '../model/page.js';
import { toggleValue, type Narrowing } from '../model/query.js';
import { PauseController } from './pause-controller.js';
import { SearchController, type SearchOptions, type SearchState } from './search-controller.js';

/** How long a person may pause within a word, in milliseconds. */
const pauseInTyping = 250;

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

/** Holds what is being searched for, and turns what the person asks into searches. */
export class ListingController<Q extends Narrowing, P extends Page<{ readonly id: string }>> {
  query: Q;

  /** What stands in the search box, which may be ahead of the query. */
  typed = '';

  readonly #host: ReactiveControllerHost;
  readonly #options: ListingOptions<Q, P>;
  readonly #pause: PauseController;
  readonly #search: SearchController<Q, P>;

  constructor(host: ReactiveControllerHost, query: Q, options: ListingOptions<Q, P>) {
    this.query = query;
    this.#host = host;
    this.#options = options;
    this.#pause = new PauseController(host, pauseInTyping);
    this.#search = new SearchController(host, query, options);
  }

  get state(): SearchState<P> {
    return this.#search.state;
  }

  get facets(): readonly Facet[] {
    return this.#options.facets(this.state.page);
  }

  /** Takes over what the host's attributes say, and tells whether that is anything new. */
  adopt(change: Partial<Q>): boolean {
    const before = this.query;
    this.query = { ...before, ...change };
    if (change.text !== undefined) this.typed = change.text;
    return !this.#options.isSame(before, this.query);
  }

  /** Searches from the start, or forgets everything where there is no way to the service. */
  restart(): void {
    this.#pause.cancel();
    this.query = { ...this.query, text: this.typed.trim() };
    if (this.#options.isReady()) void this.#search.run(this.query);
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
  readonly submit = (): void => this.change(this.query);

  readonly setText = (text: string): void => {
    this.typed = text;
    this.submit();
  };

  readonly setSort = (sort: string): void => this.change({ ...this.query, sort });

  /** Applies a facet's clause, or takes it away. */
  readonly toggle = (clause: string): void => {
    const known = this.query.applied.find((value) => value.clause === clause);
    const value = known ?? findValue(this.facets, clause) ?? unlistedValue(clause);
    this.change(toggleValue(this.query, value));
  };

  readonly clearApplied = (): void => this.change({ ...this.query, applied: [] });

  /** Adds the next page; `asked` where the person wants it. */
  readonly more = (asked = false): void => {
    // What failed waits for the person: asking again by itself would go round in circles.
    const goesOn = asked || (this.#options.goesOn?.() ?? true);
    if (this.state.status === 'ready' && goesOn) void this.#search.more();
  };

  /** Repeats what failed. */
  readonly retry = (): void => {
    if (this.state.status === 'failed' && this.state.more) void this.#search.more();
    else this.restart();
  };

  /** Searches for something else from the start. */
  change(query: Q): void {
    this.query = query;
    this.restart();
  }
}
