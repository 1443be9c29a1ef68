import { UnreachableError } from '../api/errors.js';
import { searchFaceted } from '../api/assets/faceted-search.js';
import type { PickerClient } from '../api/assets/picker-client.js';
import type { Asset } from '../model/asset/asset.js';
import type { FacetType } from '../model/facet/facet.js';
import type { AssetPage } from '../model/page/page.js';
import type { Query } from '../model/query/query.js';
import type { CursorPager } from './cursor-pager.js';

/** Where the pages of an asset search come from, whatever client there is at the time. */
export class AssetSource {
  readonly #client: () => PickerClient | undefined;
  readonly #deep: () => Promise<CursorPager>;

  /** `deep` gives the pages that paging by offset does not reach. */
  constructor(client: () => PickerClient | undefined, deep: () => Promise<CursorPager>) {
    this.#client = client;
    this.#deep = deep;
  }

  get ready(): boolean {
    return this.#client() !== undefined;
  }

  /** How many pages of this size can be had in any order. */
  within(size: number): number {
    return Math.floor((this.#client()?.maxOffset ?? Infinity) / size);
  }

  /** The first page, with the facets of the whole. */
  async first(
    query: Query,
    facets: readonly FacetType[],
    { limit, signal }: { readonly limit: number; readonly signal: AbortSignal },
  ): Promise<AssetPage> {
    return searchFaceted(this.#demand(), { query, offset: 0, limit, facets }, { signal });
  }

  /** Any other page, by its number. */
  async page(
    query: Query,
    place: { readonly page: number; readonly size: number; readonly signal: AbortSignal },
  ): Promise<{ readonly items: readonly Asset[]; readonly total: number }> {
    const { page, size, signal } = place;
    const client = this.#demand();
    if (page >= this.within(size)) {
      const deep = await this.#deep().catch((error: unknown) => {
        throw new UnreachableError('deep pages', error);
      });
      return deep.page(client, query, place);
    }
    return client.searchAssets({ query, offset: page * size, limit: size }, { signal });
  }

  #demand(): PickerClient {
    const client = this.#client();
    if (!client) throw new DOMException('No connection', 'AbortError');
    return client;
  }
}
