import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Failure } from '../model/failure.js';
import {
  knownLength,
  lengthOf,
  nothingKnown,
  pageAt,
  withinBound,
  withoutEmpty,
  withPage,
  type SparseList,
} from '../model/page/sparse-list.js';
import { toSearchFailure } from '../core/to-failure.js';
import type { PagesOptions } from './pages-options.js';

/** How many pages may bring nothing new before the person is asked whether to go on. */
const mostFruitless = 10;

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
  /** How many more pages may bring nothing new. Every item that is new gives one back. */
  #patience = mostFruitless;

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
    if (this.#patience <= 0) return knownLength(this.list);
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
    this.#patience = mostFruitless;
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
    if (this.#patience <= 0) this.list = withoutEmpty(this.list);
    this.#patience = mostFruitless;
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
      const list = withPage(this.list, page, items, total);
      const [first, last] = this.#looked.map((place) => pageAt(list, place));
      this.list = withinBound(list, first ?? 0, this.#options.within(), last);
      const fresh = list.pages.get(page)?.length ?? 0;
      this.#patience = Math.min(this.#patience - 1 + fresh, mostFruitless);
      if (this.#patience <= 0) this.#fail(incomplete);
    } catch (error) {
      if (this.#running.get(page) !== running) return;
      this.#fail(toSearchFailure(error));
    }
    this.#running.delete(page);
    this.#host.requestUpdate();
  }

  #fail(failure: Failure): void {
    this.failure = failure;
    this.#options.onFailure(failure);
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

const incomplete: Failure = {
  code: 'incomplete',
  retryable: false,
  message: 'The service counts more results than it sends',
};
