import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Failure } from '../model/failure.js';
import {
  lengthOf,
  nothingKnown,
  pageAt,
  withinBound,
  withPage,
  type SparseList,
} from '../model/sparse-list.js';
import { searchFailureOf } from './failure-of.js';
import type { PagesOptions } from './pages-options.js';

/**
 * Fetches the pages of a long list that are looked at. Pages that nobody looks at any more are
 * given up on their way; those farthest from what is looked at are forgotten.
 */
export class PagesController<Item extends { readonly id: string }> implements ReactiveController {
  /** What is known. Replaced, never changed in place. */
  list: SparseList<Item> = nothingKnown;

  /** Why a page is missing that is looked at. Nothing is fetched until somebody asks again. */
  failure: Failure | undefined;

  readonly #host: ReactiveControllerHost;
  readonly #options: PagesOptions<Item>;
  readonly #running = new Map<number, AbortController>();
  #looked: readonly [first: number, last: number] = [0, 0];

  constructor(host: ReactiveControllerHost, options: PagesOptions<Item>) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#stop([]);
  }

  /** How many places of the list can be gone to. */
  get length(): number {
    return Math.min(lengthOf(this.list), this.#reachable * this.list.size);
  }

  get loading(): boolean {
    return this.#running.size > 0;
  }

  /** Whether the next page can only be had by passing over all before it. */
  get far(): boolean {
    return [...this.#running.keys()].some((page) => page >= this.#options.within());
  }

  /** Starts with what is known of another list. */
  begin(list: SparseList<Item> = nothingKnown): void {
    this.#stop([]);
    this.list = list;
    this.failure = undefined;
  }

  /** Fetches what is missing between two places that are looked at. */
  look(first: number, last: number): void {
    this.#looked = [first, last];
    const { list, length } = this;
    const pages: number[] = [];
    if (length > 0) {
      const end = pageAt(list, Math.min(last, length - 1));
      for (let page = pageAt(list, first); page <= end; page += 1) pages.push(page);
      if (last >= length - 1 && length < lengthOf(list)) pages.push(this.#reachable);
    }
    this.#stop(pages);
    if (this.failure) return;
    for (const page of pages) {
      if (!list.pages.has(page) && !this.#running.has(page)) void this.#fetch(page);
    }
  }

  /** Fetches again what failed. */
  retry(): void {
    this.failure = undefined;
    this.look(...this.#looked);
  }

  /** The number of pages that can be gone to: those within reach, and those that were come to. */
  get #reachable(): number {
    const within = this.#options.within();
    const beyond = [...this.list.pages.keys()].filter((page) => page >= within);
    return within + beyond.length;
  }

  async #fetch(page: number): Promise<void> {
    const running = new AbortController();
    this.#running.set(page, running);
    this.#host.requestUpdate();
    try {
      const { items, total } = await this.#options.fetchPage(page, running.signal);
      if (this.#running.get(page) !== running) return;
      const [first] = this.#looked;
      const list = withPage(this.list, page, items, total);
      this.list = withinBound(list, pageAt(list, first), this.#options.within());
    } catch (error) {
      if (this.#running.get(page) !== running) return;
      this.failure = searchFailureOf(error);
      this.#options.onFailure(this.failure);
    }
    this.#running.delete(page);
    this.#host.requestUpdate();
  }

  /** Gives up every page on its way but these. */
  #stop(but: readonly number[]): void {
    for (const [page, running] of this.#running) {
      if (but.includes(page)) continue;
      this.#running.delete(page);
      running.abort();
    }
  }
}
