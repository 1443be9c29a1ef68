import type { ReactiveControllerHost } from 'lit';
import { findValue, unlistedValue, type Facet } from '../model/facet/facet.js';
import type { Page } from '../model/page/page.js';
import { toggleValue, type ListQuery } from '../model/query/query.js';
import { Debouncer } from './debouncer.js';
import { SearchController } from './search-controller.js';
import type { ListingOptions } from './listing-options.js';
import type { SearchState } from './search-state.js';

/** How long a person may pause within a word, in milliseconds. */
const pauseInTyping = 250;

/** Holds what is being searched for, and turns what the person asks into searches. */
export class ListingController<Q extends ListQuery, P extends Page<{ readonly id: string }>> {
  query: Q;

  /** What stands in the search box, which may be ahead of the query. */
  typed = '';

  readonly #host: ReactiveControllerHost;
  readonly #options: ListingOptions<Q, P>;
  readonly #pause: Debouncer;
  protected readonly first: SearchController<Q, P>;

  constructor(host: ReactiveControllerHost, query: Q, options: ListingOptions<Q, P>) {
    this.query = query;
    this.#host = host;
    this.#options = options;
    this.#pause = new Debouncer(host, pauseInTyping);
    this.first = new SearchController(host, query, options);
  }

  get state(): SearchState<P> {
    return this.first.state;
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
    if (!this.#options.isReady()) {
      this.clear();
      return;
    }
    const known = this.recall?.(this.query);
    if (known) this.first.show(this.query, known);
    else void this.first.run(this.query);
  }

  clear(): void {
    this.first.clear();
  }

  /** Searches for what is typed once the person pauses, outside of a word still being composed. */
  readonly type = (text: string, composing = false): void => {
    this.typed = text;
    if (composing) this.#pause.cancel();
    else this.#pause.after(this.submit);
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
    if (this.state.status === 'ready' && goesOn) void this.first.more();
  };

  /** Repeats what failed. */
  readonly retry = (): void => {
    if (this.state.status === 'failed' && this.state.more) this.retryMore();
    else this.restart();
  };

  /** Searches for something else from the start. */
  change(query: Q): void {
    this.query = query;
    this.restart();
  }

  /** What was found before, where that is worth showing again. */
  protected recall?(query: Q): P | undefined;

  /** Asks again for the page that failed. */
  protected retryMore(): void {
    void this.first.more();
  }
}
