import { findValue, unlistedValue } from '../../model/facet/facet.js';
import type { Page } from '../../model/page/page.js';
import { toggleValue, type ListQuery } from '../../model/query/query.js';
import { Debounce } from '../debounce.js';
import { Store } from '../store.js';
import { toSearchFailure } from '../to-failure.js';
import type { SearchInput, SearchPhase, SearchState } from './search-state.js';

/** How long to wait after the last keystroke before searching, in milliseconds. */
const typingPauseMs = 125;

/**
 * The base class of asset and product searches: the query, the typed text, and the request in
 * progress.
 *
 * The latest call wins: a new search aborts the previous one, and a response that arrives after its
 * search was replaced, or after `pause`, is dropped.
 */
export abstract class SearchStore<
  Q extends ListQuery,
  P extends Page<unknown>,
  State extends SearchState<Q, P> = SearchState<Q, P>,
> extends Store<State> {
  readonly #typing = new Debounce(typingPauseMs);
  #phase: SearchPhase<P> = { status: 'idle' };
  #request: AbortController | undefined;
  /** The text that the page has set. It is searched for as it is. */
  #given: string | undefined;

  /**
   * Changes part of the query without searching. Returns whether it would have other results. Its
   * text is searched for as it is, unless it is `partial`.
   */
  setQuery(change: Partial<Q>): boolean {
    const { query, typed } = this.state;
    const next = { ...query, ...change };
    const text = change.text ?? typed;
    const differs = !this.isSame(query, next);
    if (differs && !change.partial) this.#given = change.text ?? this.#given;
    if (differs || text !== typed) this.publish({ query: differs ? next : query, typed: text });
    return differs;
  }

  /**
   * Searches for `text` after a pause in typing. The last word matches by its beginning until a space
   * follows it. Text in composition by an input method is not searched for. `passed` is how long ago
   * its key was pressed, in milliseconds, and counts as part of the pause.
   */
  readonly setText = (text: string, composing = false, passed?: number): void => {
    this.publish({ typed: text });
    if (composing) this.#typing.cancel();
    else this.#typing.schedule(() => this.submit(), passed);
  };

  /** Searches at once for `text`, or for the typed text. */
  readonly submit = (text = this.state.typed): void => this.search(this.state.query, text);

  readonly setSort = (sort: string): void => this.search({ ...this.state.query, sort });

  /** Applies or removes the clause of a facet value. `unlisted` is used if no facet has it. */
  readonly toggleFacet = (clause: string, unlisted = unlistedValue(clause)): void => {
    const { query, facets } = this.state;
    const applied = query.applied.find((value) => value.clause === clause);
    const value = applied ?? findValue(facets, clause) ?? unlisted;
    this.search(toggleValue(query, value));
  };

  readonly clearFacets = (): void => this.search({ ...this.state.query, applied: [] });

  /** Searches from the start. */
  restart(): void {
    this.search(this.state.query);
  }

  /** Repeats the failed request. */
  readonly retry = (): void => {
    const { state } = this;
    if (state.status === 'failed' && state.more) this.loadMissing();
    else this.restart();
  };

  /** Clears the results. */
  clear(): void {
    this.reset(this.input);
  }

  /** Aborts the request in progress and clears the timers. */
  pause(): void {
    this.#typing.pause();
    this.stop();
  }

  /** Repeats the request that `pause` aborted. */
  resume(): void {
    this.#typing.resume();
    const phase = this.#phase;
    if (phase.status !== 'loading' || this.#request || !this.isReady) return;
    if (phase.more) this.loadMissing();
    else this.loadFirst(this.input);
  }

  /** Whether there is a client. */
  protected abstract get isReady(): boolean;
  /** Whether two queries have the same results. */
  protected abstract isSame(one: Q, other: Q): boolean;
  /** Returns the state for `input` and `phase`. */
  protected abstract compose(input: SearchInput<Q>, phase: SearchPhase<P>): State;
  /** Requests the first page. */
  protected abstract loadFirst(input: SearchInput<Q>): void;
  /** Requests the missing pages of the list. */
  protected abstract loadMissing(): void;

  protected get input(): SearchInput<Q> {
    const { query, typed, answered } = this.state;
    return { query, typed, answered };
  }

  /** Searches for `query` from the start. Without a client, clears the results. */
  protected search(query: Q, typed = this.state.typed): void {
    this.#typing.cancel();
    const text = typed.trim();
    const partial = typed.endsWith(text) && typed !== this.#given;
    const input = { ...this.input, query: { ...query, text, partial }, typed };
    if (this.isReady) this.start(input);
    else this.reset(input);
  }

  protected start(input: SearchInput<Q>): void {
    this.loadFirst(input);
  }

  protected reset(input: SearchInput<Q>): void {
    this.stop();
    this.enter({ status: 'idle' }, { ...input, answered: undefined });
  }

  /** Aborts the request in progress. */
  protected stop(): void {
    this.#request?.abort();
    this.#request = undefined;
  }

  /** Sends a request. `accept` receives its page, unless another request was sent since. */
  protected async request(
    input: SearchInput<Q>,
    more: boolean,
    send: (signal: AbortSignal) => Promise<P>,
    accept: (page: P) => P,
  ): Promise<void> {
    this.stop();
    const request = (this.#request = new AbortController());
    const { page } = this.#phase;
    const shown = page && { page };
    this.enter({ status: 'loading', more, since: Date.now(), ...shown }, input);
    let settle: () => void;
    try {
      const answer = await send(request.signal);
      settle = () =>
        this.enter(
          { status: 'ready', page: accept(answer) },
          more ? {} : { answered: input.query },
        );
    } catch (error) {
      settle = () =>
        this.enter({ status: 'failed', more, failure: toSearchFailure(error), ...shown });
    }
    if (this.#request !== request) return;
    this.#request = undefined;
    settle();
  }

  /** Sets the status of the search, and changes of the query. */
  protected enter(phase: SearchPhase<P>, change?: Partial<SearchInput<Q>>): void {
    this.#phase = phase;
    this.publish(change);
  }

  /** Updates the state. */
  protected publish(change: Partial<SearchInput<Q>> = {}): void {
    this.set(this.compose({ ...this.input, ...change }, this.#phase));
  }
}
