import type { PickerClient } from '../../api/assets/picker-client.js';
import type { Asset } from '../../model/asset/asset.js';
import type { AssetPage } from '../../model/page/page.js';
import type { Query } from '../../model/query/query.js';

/** The service's maximum, so that skipped pages take few requests. */
const pageSize = 100;

interface Scroll {
  readonly query: Query;
  readonly size: number;
  readonly steps: AsyncIterator<AssetPage, undefined, undefined>;
  readonly stop: AbortController;
  /** How many steps have been fetched. */
  made: number;
  last: AssetPage | undefined;
}

/**
 * Fetches the pages of a search beyond the maximum offset. A scrolling search starts at the first
 * result, so the first page needs one request for each step up to it; each later page needs at most
 * one.
 */
export class CursorPager {
  #scroll: Scroll | undefined;

  /**
   * Returns a page by number, for pages of `size` items; an empty page at the end. Searches are
   * identified by their query object, so an equal query in another object is another search.
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
      // A cursor cannot be used again after a failure.
      if (this.#scroll === scroll) this.#scroll = undefined;
      throw error;
    } finally {
      signal.removeEventListener('abort', stop);
    }
  }

  /** Returns the current scroll if it has not passed `step` yet, else a new one. */
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
