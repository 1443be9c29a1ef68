import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { append, hasMore, type Page } from '../model/page/page.js';
import { toSearchFailure } from '../core/to-failure.js';
import type { SearchOptions, SearchState } from './search-state.js';

/**
 * Runs searches for its host and keeps the outcome.
 *
 * The latest call wins: starting a search aborts the one before, and an answer that arrives
 * after its search was replaced, or after the host left the page, is dropped.
 */
export class SearchController<
  Q,
  P extends Page<{ readonly id: string }>,
> implements ReactiveController {
  /** What the host should render now. Replaced, never changed in place. */
  state: SearchState<P> = { status: 'idle' };

  readonly #host: ReactiveControllerHost;
  readonly #options: SearchOptions<Q, P>;
  #query: Q;
  #running: AbortController | undefined;

  constructor(host: ReactiveControllerHost, query: Q, options: SearchOptions<Q, P>) {
    this.#host = host;
    this.#query = query;
    this.#options = options;
    host.addController(this);
  }

  /** Takes up again a search that leaving the page cut short, as when an element is moved. */
  hostConnected(): void {
    if (this.state.status !== 'loading' || this.#running) return;
    if (this.state.more && this.state.page) void this.#load(this.state.page);
    else void this.run(this.#query);
  }

  hostDisconnected(): void {
    this.#running?.abort();
    this.#running = undefined;
  }

  /** Starts over with `query`. Resolves when the state has settled; it never rejects. */
  run(query: Q): Promise<void> {
    this.#query = query;
    return this.#load(undefined);
  }

  /** Settles with what is known of `query`, without asking for it. */
  show(query: Q, page: P): void {
    this.hostDisconnected();
    this.#query = query;
    const state: SearchState<P> = { status: 'ready', page };
    this.#options.onSettled?.(query, state, false);
    this.#set(state);
  }

  /** Adds the next page, also after a failure. Does nothing while loading or at the end. */
  async more(): Promise<void> {
    const { status, page } = this.state;
    if (status === 'loading' || !page || !hasMore(page)) return;
    await this.#load(page);
  }

  /** Forgets everything, as when another connection takes over. */
  clear(): void {
    this.hostDisconnected();
    this.#set({ status: 'idle' });
  }

  async #load(before: P | undefined): Promise<void> {
    this.#running?.abort();
    const running = (this.#running = new AbortController());
    const query = this.#query;
    const more = before !== undefined;
    const shown = this.state.page;
    this.#set({ status: 'loading', more, since: Date.now(), ...(shown && { page: shown }) });

    let next: SearchState<P>;
    try {
      const offset = before?.next ?? 0;
      const limit = this.#options.limit();
      const page = await this.#options.fetchPage(query, { offset, limit, signal: running.signal });
      next = { status: 'ready', page: before ? append(before, page) : page };
    } catch (error) {
      const failure = toSearchFailure(error);
      next = { status: 'failed', more, failure, ...(shown && { page: shown }) };
    }
    if (this.#running !== running) return;
    this.#running = undefined;
    this.#options.onSettled?.(query, next, more);
    this.#set(next);
  }

  #set(state: SearchState<P>): void {
    this.state = state;
    this.#host.requestUpdate();
  }
}
