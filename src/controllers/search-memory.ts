import type { Asset } from '../model/asset.js';
import type { AssetPage } from '../model/page.js';
import { clausesOf, type Query } from '../model/query.js';
import type { SparseList } from '../model/sparse-list.js';

/** How many searches are kept. */
const most = 5;
/** How long what was found is taken to be what would be found, in milliseconds. */
const fresh = 300_000;

/** A search as the person left it. */
export interface Remembered {
  readonly page: AssetPage;
  readonly list: SparseList<Asset>;
  /** The first place that was seen. */
  readonly place: number;
}

/** Keeps the latest searches, so that coming back to one shows it at once and where it was left. */
export class SearchMemory {
  readonly #kept = new Map<string, Remembered & { readonly until: number }>();

  keep(query: Query, search: Remembered): void {
    const key = keyOf(query);
    this.#kept.delete(key);
    this.#kept.set(key, { ...search, until: performance.now() + fresh });
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > most && oldest !== undefined) this.#kept.delete(oldest);
  }

  recall(query: Query): Remembered | undefined {
    const found = this.#kept.get(keyOf(query));
    return found && found.until > performance.now() ? found : undefined;
  }

  /** The search whose first page this very one is. */
  of(page: AssetPage): Remembered | undefined {
    return [...this.#kept.values()].find((search) => search.page === page);
  }

  forget(): void {
    this.#kept.clear();
  }
}

function keyOf(query: Query): string {
  return JSON.stringify([query.text, query.filter, query.sort, clausesOf(query)]);
}
