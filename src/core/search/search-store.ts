import { findValue, unlistedValue } from '../../model/facet/facet.js';
import type { Page } from '../../model/page/page.js';
import { toggleValue, type ListQuery } from '../../model/query/query.js';
import { Debounce } from '../debounce.js';
import { Store } from '../store.js';
import { toSearchFailure } from '../to-failure.js';
import type { Asked, SearchPhase, SearchState } from './search-state.js';

/** How long a pause in typing lasts before the text is searched for. */
const typingPauseMs = 250;

/**
 * What searches of assets and of products have in common: the query, the text being typed, and the
 * request under way.
 *
 * The latest call wins: a new search aborts the one before, and an answer that arrives after its
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

  /** Takes over part of a query without searching. Says whether it asks for other results. */
  setQuery(change: Partial<Q>): boolean {
    const { query, typed } = this.state;
    const next = { ...query, ...change };
    const text = change.text ?? typed;
    const differs = !this.isSame(query, next);
    if (differs || text !== typed) this.publish({ query: differs ? next : query, typed: text });
    return differs;
  }

  /** Searches for `text` after a pause in typing. Text that is still being composed has to wait. */
  readonly setText = (text: string, composing = false): void => {
    this.publish({ typed: text });
    if (composing) this.#typing.cancel();
    else this.#typing.schedule(() => this.submit());
  };

  /** Searches at once for `text`, or for what was typed. */
  readonly submit = (text = this.state.typed): void => this.search(this.state.query, text);

  readonly setSort = (sort: string): void => this.search({ ...this.state.query, sort });

  /** Applies a facet's clause, or takes it away. */
  readonly toggleFacet = (clause: string): void => {
    const { query, facets } = this.state;
    const applied = query.applied.find((value) => value.clause === clause);
    const value = applied ?? findValue(facets, clause) ?? unlistedValue(clause);
    this.search(toggleValue(query, value));
  };

  readonly clearFacets = (): void => this.search({ ...this.state.query, applied: [] });

  /** Searches from the start. */
  restart(): void {
    this.search(this.state.query);
  }

  /** Repeats what failed. */
  readonly retry = (): void => {
    const { state } = this;
    if (state.status === 'failed' && state.more) this.loadMissing();
    else this.restart();
  };

  /** Forgets the results. */
  clear(): void {
    this.reset(this.asked);
  }

  /** Aborts what is under way and clears the timers. */
  pause(): void {
    this.#typing.pause();
    this.stop();
  }

  /** Takes up what `pause` has cut short. */
  resume(): void {
    this.#typing.resume();
    const phase = this.#phase;
    if (phase.status !== 'loading' || this.#request || !this.isReady) return;
    if (phase.more) this.loadMissing();
    else this.loadFirst(this.asked);
  }

  /** Whether there is a client to ask. */
  protected abstract get isReady(): boolean;
  /** Whether two queries ask for the same results. */
  protected abstract isSame(one: Q, other: Q): boolean;
  /** The state as `asked` and `phase` make it. */
  protected abstract compose(asked: Asked<Q>, phase: SearchPhase<P>): State;
  /** Requests the first page. */
  protected abstract loadFirst(asked: Asked<Q>): void;
  /** Requests what is missing of the list. */
  protected abstract loadMissing(): void;

  protected get asked(): Asked<Q> {
    const { query, typed, answered } = this.state;
    return { query, typed, answered };
  }

  /** Searches for `query` from the start. Without a client, forgets the results. */
  protected search(query: Q, typed = this.state.typed): void {
    this.#typing.cancel();
    const asked = { ...this.asked, query: { ...query, text: typed.trim() }, typed };
    if (this.isReady) this.start(asked);
    else this.reset(asked);
  }

  protected start(asked: Asked<Q>): void {
    this.loadFirst(asked);
  }

  protected reset(asked: Asked<Q>): void {
    this.stop();
    this.enter({ status: 'idle' }, { ...asked, answered: undefined });
  }

  /** Aborts the request under way. */
  protected stop(): void {
    this.#request?.abort();
    this.#request = undefined;
  }

  /** Sends a request. `accept` takes its page in, unless another request came before. */
  protected async request(
    asked: Asked<Q>,
    more: boolean,
    send: (signal: AbortSignal) => Promise<P>,
    accept: (page: P) => P,
  ): Promise<void> {
    this.stop();
    const request = (this.#request = new AbortController());
    const { page } = this.#phase;
    const shown = page && { page };
    this.enter({ status: 'loading', more, since: Date.now(), ...shown }, asked);
    let settle: () => void;
    try {
      const answer = await send(request.signal);
      settle = () =>
        this.enter(
          { status: 'ready', page: accept(answer) },
          more ? {} : { answered: asked.query },
        );
    } catch (error) {
      settle = () =>
        this.enter({ status: 'failed', more, failure: toSearchFailure(error), ...shown });
    }
    if (this.#request !== request) return;
    this.#request = undefined;
    settle();
  }

  /** Takes over how far the search is, and changes of what is searched for. */
  protected enter(phase: SearchPhase<P>, change?: Partial<Asked<Q>>): void {
    this.#phase = phase;
    this.publish(change);
  }

  /** Replaces the state with what is known now. */
  protected publish(change: Partial<Asked<Q>> = {}): void {
    this.set(this.compose({ ...this.asked, ...change }, this.#phase));
  }
}
