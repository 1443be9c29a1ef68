import type { Failure } from '../../model/failure.js';
import { Store } from '../store.js';
import { toFailure } from '../to-failure.js';

/** The state of one item's details, for example the links of an asset. */
export type Detail<Item> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly item: Item }
  | { readonly status: 'failed'; readonly failure: Failure };

/** Fetches the details of one item. Returns undefined while there is no connection. */
export type FetchDetail<Item> = (id: string, signal: AbortSignal) => Promise<Item> | undefined;

/**
 * How many requests run at the same time. More would delay other requests of the user, and reach
 * the service's rate limit.
 */
const maxRequests = 4;

/**
 * Fetches the details of assets or products, a few at a time, and stores them by id.
 *
 * Call `clear` when the details would be different, for example when branded links are switched
 * on.
 */
export class DetailsStore<Item> extends Store<ReadonlyMap<string, Detail<Item>>> {
  readonly #fetch: FetchDetail<Item>;
  #waiting: string[] = [];
  #running = 0;
  #requests = new AbortController();
  #generation = 0;
  /** The ids that were loading when the store was paused. */
  #cutShort: readonly string[] = [];

  constructor(fetch: FetchDetail<Item>) {
    super(new Map());
    this.#fetch = fetch;
  }

  /** Incremented by `clear`, to recognize outdated responses. */
  get generation(): number {
    return this.#generation;
  }

  /** What is known of an item; undefined if it was not asked for yet. */
  of(id: string): Detail<Item> | undefined {
    return this.state.get(id);
  }

  /** Fetches the unknown details of `ids`. Failed ones are only fetched by `retry`. */
  load(ids: readonly string[]): void {
    const unknown = [...new Set(ids)].filter((id) => !this.state.has(id));
    if (unknown.length === 0) return;
    this.#waiting.push(...unknown);
    this.#put(unknown, { status: 'loading' });
    this.#next();
  }

  /** Fetches the details of `ids` that failed again. */
  retry(ids: readonly string[]): void {
    const failed = ids.filter((id) => this.of(id)?.status === 'failed');
    this.#put(failed, undefined);
    this.load(failed);
  }

  /** Sets the details of an item, for example after a change. */
  put(id: string, item: Item): void {
    this.#put([id], { status: 'ready', item });
  }

  /** Clears all details, and aborts the requests in progress. */
  clear(): void {
    this.#generation += 1;
    this.#cutShort = [];
    this.#abort();
    this.#put([...this.state.keys()], undefined);
  }

  /** Aborts the requests in progress. Details that are known stay. */
  stop(): void {
    this.#abort();
    this.#put(this.#loading, undefined);
  }

  /** Aborts the requests in progress until `resume()`. Details that are known stay. */
  pause(): void {
    this.#cutShort = [...this.#cutShort, ...this.#loading];
    this.stop();
  }

  /** Repeats the requests that `pause()` aborted. */
  resume(): void {
    const ids = this.#cutShort;
    this.#cutShort = [];
    this.load(ids);
  }

  /** Resolves when none of `ids` is loading. */
  async settle(ids: readonly string[]): Promise<void> {
    this.load(ids);
    while (ids.some((id) => this.of(id)?.status === 'loading')) {
      await new Promise<void>((resolve) => {
        const leave = this.subscribe(() => {
          leave();
          resolve();
        });
      });
    }
  }

  get #loading(): readonly string[] {
    return [...this.state].flatMap(([id, { status }]) => (status === 'loading' ? id : []));
  }

  #abort(): void {
    this.#requests.abort();
    this.#requests = new AbortController();
    this.#waiting = [];
    this.#running = 0;
  }

  #next(): void {
    while (this.#running < maxRequests) {
      const id = this.#waiting.shift();
      if (id === undefined) return;
      this.#running += 1;
      void this.#load(id, this.#requests.signal);
    }
  }

  async #load(id: string, signal: AbortSignal): Promise<void> {
    let detail: Detail<Item> | undefined;
    try {
      const item = await this.#fetch(id, signal);
      detail = item === undefined ? undefined : { status: 'ready', item };
    } catch (error) {
      detail = { status: 'failed', failure: toFailure(error) };
    }
    if (signal.aborted) return;
    this.#running -= 1;
    this.#put([id], detail);
    this.#next();
  }

  /** Sets the details of each of `ids`. With undefined, they become unknown. */
  #put(ids: readonly string[], detail: Detail<Item> | undefined): void {
    if (ids.length === 0) return;
    const details = new Map(this.state);
    for (const id of ids) {
      if (detail) details.set(id, detail);
      else details.delete(id);
    }
    this.set(details);
  }
}
