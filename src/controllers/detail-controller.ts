import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Failure } from '../model/failure.js';
import { toFailure } from '../core/to-failure.js';

/** How far the details of one thing, an asset's links for instance, have been resolved. */
export type Detail<Item> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly item: Item }
  | { readonly status: 'failed'; readonly failure: Failure };

/** Fetches one of them with everything that a page gets of it. */
export type FetchDetail<Item> = (id: string, signal: AbortSignal) => Promise<Item>;

/** More would hold up what the person does meanwhile, and run into the service's rate limit. */
const atOnce = 4;

/**
 * Resolves the details of assets or products, a few at a time, and keeps them.
 *
 * Everything it holds was asked for in one way: `forget` it when the way changes, as when
 * branded links are switched on.
 */
export class DetailController<Item> implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #fetch: FetchDetail<Item>;
  readonly #details = new Map<string, Detail<Item>>();
  readonly #waiting: string[] = [];
  #running = 0;
  #round = new AbortController();
  readonly #settled: (() => void)[] = [];

  constructor(host: ReactiveControllerHost, fetch: FetchDetail<Item>) {
    this.#host = host;
    this.#fetch = fetch;
    host.addController(this);
  }

  /** What is known stays for a host that is only moved. */
  hostDisconnected(): void {
    this.stop();
  }

  /** Drops what is under way. What is known stays. */
  stop(): void {
    const known = [...this.#details].filter(([, { status }]) => status !== 'loading');
    this.forget();
    for (const [id, detail] of known) this.#details.set(id, detail);
  }

  /** What is known of one; undefined where nobody wanted it yet. */
  of(id: string): Detail<Item> | undefined {
    return this.#details.get(id);
  }

  /** Starts on those of `ids` that are not known. Failed ones are left until `retry`. */
  want(ids: readonly string[]): void {
    for (const id of ids) {
      if (this.#details.has(id)) continue;
      this.#details.set(id, { status: 'loading' });
      this.#waiting.push(id);
    }
    this.#next();
  }

  /** Forgets those of `ids` that failed, and starts on them again. */
  retry(ids: readonly string[]): void {
    const failed = ids.filter((id) => this.#details.get(id)?.status === 'failed');
    for (const id of failed) this.#details.delete(id);
    this.want(failed);
    this.#host.requestUpdate();
  }

  /** Takes over what is known from elsewhere, as after a change. */
  put(id: string, item: Item): void {
    this.#details.set(id, { status: 'ready', item });
    this.#host.requestUpdate();
  }

  /** Drops everything, also what is under way. */
  forget(): void {
    this.#round.abort();
    this.#round = new AbortController();
    this.#details.clear();
    this.#waiting.length = 0;
    this.#running = 0;
    for (const resolve of this.#settled.splice(0)) resolve();
  }

  /** Resolves once none of `ids` is loading any more. */
  async settle(ids: readonly string[]): Promise<void> {
    this.want(ids);
    while (ids.some((id) => this.#details.get(id)?.status === 'loading')) {
      await new Promise<void>((resolve) => this.#settled.push(resolve));
    }
  }

  #next(): void {
    while (this.#running < atOnce) {
      const id = this.#waiting.shift();
      if (id === undefined) return;
      this.#running += 1;
      void this.#load(id, this.#round.signal);
    }
  }

  async #load(id: string, signal: AbortSignal): Promise<void> {
    let detail: Detail<Item>;
    try {
      detail = { status: 'ready', item: await this.#fetch(id, signal) };
    } catch (error) {
      detail = { status: 'failed', failure: toFailure(error) };
    }
    if (signal.aborted) return;
    this.#running -= 1;
    this.#details.set(id, detail);
    this.#next();
    for (const resolve of this.#settled.splice(0)) resolve();
    this.#host.requestUpdate();
  }
}
