import type { PickerClient } from '../../api/assets/picker-client.js';
import type { Asset } from '../../model/asset/asset.js';
import type { AssetPage } from '../../model/page/page.js';
import type { Query } from '../../model/query/query.js';

/** As many as the service gives at once: what is passed over should be passed quickly. */
const pageSize = 100;

interface Scroll {
  readonly query: Query;
  readonly size: number;
  readonly steps: AsyncIterator<AssetPage, undefined, undefined>;
  readonly stop: AbortController;
  /** How many steps have been made. */
  made: number;
  last: AssetPage | undefined;
}

/**
 * The pages of a search that paging by offset does not reach. A scrolling search begins at the
 * top, so the first page takes as many requests as it takes to get there; each after it takes one
 * at most.
 */
export class CursorPager {
  #scroll: Scroll | undefined;

  /**
   * The page with this number where pages hold `size` items; an empty one at the end. A search is
   * known by its query, the very object: the same query asked for again is another search.
   */
  async page(
    client: PickerClient,
    query: Query,
    { page, size, signal }: { page: number; size: number; signal: AbortSignal },
  ): Promise<{ readonly items: readonly Asset[]; readonly total: number }> {
    signal.throwIfAborted();
    const pages = Math.max(1, Math.floor(pageSize / size));
    const step = Math.floor(page / pages) + 1;
    const scroll = this.#at(client, query, pages * size, step);
    const stop = (): void => scroll.stop.abort(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
    try {
      while (scroll.made < step) {
        const { done, value } = await scroll.steps.next();
        if (done) return { items: [], total: scroll.last?.total ?? 0 };
        scroll.made += 1;
        scroll.last = value;
      }
      const from = (page % pages) * size;
      const { items = [], total = 0 } = scroll.last ?? {};
      return { items: items.slice(from, from + size), total };
    } catch (error) {
      // A cursor that failed cannot be taken up again.
      if (this.#scroll === scroll) this.#scroll = undefined;
      throw error;
    } finally {
      signal.removeEventListener('abort', stop);
    }
  }

  /** The scroll under way where it has not passed `step` yet, else one from the top. */
  #at(client: PickerClient, query: Query, size: number, step: number): Scroll {
    const under = this.#scroll;
    const isSame = under?.query === query && under.size === size && under.made <= step;
    if (isSame && !under.stop.signal.aborted) return under;
    under?.stop.abort();
    const stop = new AbortController();
    const steps = client.scrollAssets({ query, limit: size }, { signal: stop.signal });
    return (this.#scroll = { query, size, steps, stop, made: 0, last: undefined });
  }
}
