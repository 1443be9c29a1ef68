import type { Failure } from '../../model/failure.js';
import {
  knownLength,
  lengthOf,
  nothingKnown,
  pageAt,
  withinBound,
  withoutEmpty,
  withPage,
  type SparseList,
} from '../../model/page/sparse-list.js';
import { toSearchFailure } from '../to-failure.js';

/** How many pages may bring nothing new before the list ends with a failure. */
const maxEmptyPages = 10;

/** Where the pages of a list come from. */
export interface PageSource<Item> {
  readonly fetchPage: (
    page: number,
    signal: AbortSignal,
  ) => Promise<{ readonly items: readonly Item[]; readonly total: number }>;
  /** How many pages can be had in any order. Those after them come one after the other. */
  readonly within: () => number;
  /** Called after each change of what the loader knows. */
  readonly onChange: () => void;
}

/**
 * Fetches those pages of a long list that are shown. Requests for pages out of view are aborted;
 * the pages farthest from the view are forgotten.
 */
export class PageLoader<Item extends { readonly id: string }> {
  /** What is known. Replaced, never changed in place. */
  list: SparseList<Item> = nothingKnown;

  /** Why a page is missing that is shown. Nothing is fetched until `retry`. */
  failure: Failure | undefined;

  readonly #source: PageSource<Item>;
  readonly #running = new Map<number, AbortController>();
  #since = 0;
  #shown: readonly [first: number, last: number] = [0, 0];
  /** How many more pages may bring nothing new. Every item that is new gives one back. */
  #emptyPagesLeft = maxEmptyPages;

  constructor(source: PageSource<Item>) {
    this.#source = source;
  }

  /** How many places of the list can be shown. */
  get length(): number {
    if (this.#emptyPagesLeft <= 0) return knownLength(this.list);
    return Math.min(lengthOf(this.list), this.#reachable * this.list.size);
  }

  /** Since when pages are on their way, in milliseconds since 1970; undefined while none is. */
  get since(): number | undefined {
    return this.#running.size > 0 ? this.#since : undefined;
  }

  /** Whether the next page can only be had by fetching all pages before it. */
  get far(): boolean {
    return [...this.#running.keys()].some((page) => page >= this.#source.within());
  }

  /** Starts with what is known of another list. */
  begin(list: SparseList<Item> = nothingKnown): void {
    this.#stop([]);
    this.list = list;
    this.failure = undefined;
    this.#emptyPagesLeft = maxEmptyPages;
  }

  /** Fetches what is missing between two places, and aborts the requests for all others. */
  showRange(first: number, last: number): void {
    this.#shown = [first, last];
    const { list, length } = this;
    const pages: number[] = [];
    if (length > 0) {
      const end = pageAt(list, Math.min(last, length - 1));
      for (let page = pageAt(list, first); page <= end; page += 1) pages.push(page);
      if (last >= length - 1 && length < lengthOf(list)) pages.push(this.#reachable);
    }
    const missing = this.failure
      ? []
      : pages.filter((page) => !list.pages.has(page) && !this.#running.has(page));
    if (this.#running.size === 0) this.#since = Date.now();
    const stopped = this.#stop(pages);
    for (const page of missing) void this.#fetch(page);
    if (stopped || missing.length > 0) this.#source.onChange();
  }

  /** Fetches again what failed. */
  retry(): void {
    this.failure = undefined;
    if (this.#emptyPagesLeft <= 0) this.list = withoutEmpty(this.list);
    this.#emptyPagesLeft = maxEmptyPages;
    this.resume();
    this.#source.onChange();
  }

  /** Aborts every request. */
  pause(): void {
    this.#stop([]);
  }

  /** Fetches what is missing of the range shown last. */
  resume(): void {
    this.showRange(...this.#shown);
  }

  /** The number of pages that can be shown: those within reach, and those that were come to. */
  get #reachable(): number {
    const within = this.#source.within();
    const beyond = [...this.list.pages.keys()].filter((page) => page >= within);
    return within + beyond.length;
  }

  async #fetch(page: number): Promise<void> {
    const running = new AbortController();
    this.#running.set(page, running);
    let settle: () => void;
    try {
      const { items, total } = await this.#source.fetchPage(page, running.signal);
      settle = () => this.#add(page, items, total);
    } catch (error) {
      settle = () => (this.failure = toSearchFailure(error));
    }
    if (this.#running.get(page) !== running) return;
    this.#running.delete(page);
    settle();
    this.#source.onChange();
  }

  #add(page: number, items: readonly Item[], total: number): void {
    const list = withPage(this.list, page, items, total);
    const [first, last] = this.#shown.map((place) => pageAt(list, place));
    this.list = withinBound(list, first ?? 0, this.#source.within(), last);
    const fresh = list.pages.get(page)?.length ?? 0;
    this.#emptyPagesLeft = Math.min(this.#emptyPagesLeft - 1 + fresh, maxEmptyPages);
    if (this.#emptyPagesLeft <= 0) this.failure = incomplete;
  }

  /** Aborts the requests for all pages but these. Says whether there were any. */
  #stop(but: readonly number[]): boolean {
    const others = [...this.#running].filter(([page]) => !but.includes(page));
    for (const [page, running] of others) {
      this.#running.delete(page);
      running.abort();
    }
    return others.length > 0;
  }
}

const incomplete: Failure = {
  code: 'incomplete',
  retryable: false,
  message: 'The service counts more results than it sends',
};
