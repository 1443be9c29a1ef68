import type { PickerClient } from '../api/picker-client.js';
import type { AssetPage } from '../model/page.js';
import type { Query } from '../model/query.js';

/** As many as the service gives at once: what is passed over should be passed quickly. */
const atOnce = 100;

interface Scroll {
  readonly query: Query;
  readonly pages: AsyncIterator<AssetPage, undefined, undefined>;
  readonly stop: AbortController;
  last: AssetPage | undefined;
}

/**
 * The pages of a search that paging by offset does not reach. A scrolling search begins at the
 * top, so the first page takes as many requests as it takes to get there; each after it takes one.
 * Pages overlap what is known by at most a page, and whoever adds them drops the doubles.
 */
export class DeepPages {
  #scroll: Scroll | undefined;

  /**
   * The page that holds the result at `offset`; an empty one at the end. A search is known by its
   * query, the very object: the same query asked for again is another search.
   */
  async page(
    client: PickerClient,
    query: Query,
    offset: number,
    signal: AbortSignal,
  ): Promise<AssetPage> {
    const scroll = this.#at(client, query, offset);
    const stop = (): void => scroll.stop.abort(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
    try {
      for (;;) {
        const step = await scroll.pages.next();
        if (step.done) return endOf(scroll.last, offset);
        scroll.last = step.value;
        if (step.value.next > offset) return step.value;
      }
    } catch (error) {
      // A cursor that failed cannot be taken up again.
      this.#scroll = undefined;
      throw error;
    } finally {
      signal.removeEventListener('abort', stop);
    }
  }

  /** The scroll under way where it has not passed `offset` yet, else one from the top. */
  #at(client: PickerClient, query: Query, offset: number): Scroll {
    const under = this.#scroll;
    if (under?.query === query && (under.last?.next ?? 0) <= offset) return under;
    under?.stop.abort();
    const stop = new AbortController();
    const pages = client.scrollAssets({ query, limit: atOnce }, { signal: stop.signal });
    return (this.#scroll = { query, pages, stop, last: undefined });
  }
}

function endOf(last: AssetPage | undefined, offset: number): AssetPage {
  const end = last?.next ?? offset;
  return { items: [], facets: [], explained: '', understood: true, total: end, next: end };
}
