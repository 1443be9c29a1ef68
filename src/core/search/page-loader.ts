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

/** How many pages without new items may follow each other before the list ends with a failure. */
const maxEmptyPages = 10;

/** The source of a list's pages. */
export interface PageSource<Item> {
  readonly fetchPage: (
    page: number,
    signal: AbortSignal,
  ) => Promise<{ readonly items: readonly Item[]; readonly total: number }>;
  /**
   * Returns how many pages can be fetched in any order. Later pages are fetched one after the
   * other.
   */
  readonly within: () => number;
  /** Called after each change of the loader's state. */
  readonly onChange: () => void;
}

/**
 * Fetches the visible pages of a long list. Requests for pages out of view are aborted; the pages
 * farthest from the view are dropped.
 */
export class PageLoader<Item extends { readonly id: string }> {
  /** The items that are known. Immutable. */
  list: SparseList<Item> = nothingKnown;

  /** Why a visible page could not be fetched. Nothing is fetched until `retry`. */
  failure: Failure | undefined;

  readonly #source: PageSource<Item>;
  readonly #running = new Map<number, AbortController>();
  #since = 0;
  #shown: readonly [first: number, last: number] = [0, 0];
  /** How many more pages without new items are allowed. Each new item adds one. */
  #emptyPagesLeft = maxEmptyPages;

  constructor(source: PageSource<Item>) {
    this.#source = source;
  }

  /** The length of the list that can be shown. */
  get length(): number {
    return Math.min(this.total, this.#reachable * this.list.size);
  }

  /** The number of results, including those that can be shown only after all before them. */
  get total(): number {
    return this.#emptyPagesLeft > 0 ? lengthOf(this.list) : knownLength(this.list);
  }

  /** Since when pages are loading, in milliseconds since 1970. Undefined if none is. */
  get since(): number | undefined {
    return this.#running.size > 0 ? this.#since : undefined;
  }

  /** Whether the next page can only be fetched after all pages before it. */
  get far(): boolean {
    return [...this.#running.keys()].some((page) => page >= this.#source.within());
  }

  /** Starts with the known items of another list. */
  begin(list: SparseList<Item> = nothingKnown): void {
    this.#stop([]);
    this.list = list;
    this.failure = undefined;
    this.#emptyPagesLeft = maxEmptyPages;
  }

  /** Fetches the missing pages of a range, and aborts the requests for all others. */
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

  /** Repeats the failed requests. */
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

  /** Fetches the missing pages of the last range. */
  resume(): void {
    this.showRange(...this.#shown);
  }

  /**
   * The number of pages that can be shown: those that can be fetched in any order, and later ones
   * that were fetched.
   */
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

  /** Aborts the requests for all pages except these. Returns whether there were any. */
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
