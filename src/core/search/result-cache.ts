import type { Asset } from '../../model/asset/asset.js';
import type { AssetPage } from '../../model/page/page.js';
import { keyOf, type Query } from '../../model/query/query.js';
import type { SparseList } from '../../model/page/sparse-list.js';

/** The maximum number of cached searches. */
const maxSearches = 5;
/** How long results are fresh, in milliseconds. */
const freshMs = 300_000;

/** A cached search, as the user left it. */
export interface CachedSearch {
  readonly page: AssetPage;
  readonly list: SparseList<Asset>;
  /** The first place that was seen. */
  readonly place: number;
}

/**
 * Caches the latest searches, so that returning to one shows its results at once, at the same
 * position.
 */
export class ResultCache {
  readonly #cached = new Map<string, CachedSearch & { readonly until: number }>();

  set(query: Query, search: CachedSearch): void {
    const key = keyOf(query);
    this.#cached.delete(key);
    this.#cached.set(key, { ...search, until: performance.now() + freshMs });
    const [oldest] = this.#cached.keys();
    if (this.#cached.size > maxSearches && oldest !== undefined) this.#cached.delete(oldest);
  }

  get(query: Query): CachedSearch | undefined {
    const found = this.#cached.get(keyOf(query));
    return found && found.until > performance.now() ? found : undefined;
  }

  clear(): void {
    this.#cached.clear();
  }
}
