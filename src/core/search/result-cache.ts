import type { Asset } from '../../model/asset/asset.js';
import type { AssetPage } from '../../model/page/page.js';
import { keyOf, type Query } from '../../model/query/query.js';
import type { SparseList } from '../../model/page/sparse-list.js';

/** How many searches are kept. */
const maxSearches = 5;
/** How long what was found is taken to be what would be found, in milliseconds. */
const freshMs = 300_000;

/** A search as the user left it. */
export interface CachedSearch {
  readonly page: AssetPage;
  readonly list: SparseList<Asset>;
  /** The first place that was seen. */
  readonly place: number;
}

/** Keeps the latest searches, so that coming back to one shows it at once and where it was left. */
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

  /** The search whose first page this very one is. */
  ofPage(page: AssetPage): CachedSearch | undefined {
    return [...this.#cached.values()].find((search) => search.page === page);
  }

  clear(): void {
    this.#cached.clear();
  }
}
