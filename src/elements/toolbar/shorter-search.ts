import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { PickerClient } from '../../api/assets/picker-client.js';
import { bestOf, fewerWords, type CountedText } from '../../model/query/fewer-words.js';
import type { ListQuery, Query } from '../../model/query/query.js';

/** The state of a search, as far as it matters here. */
interface Searched {
  readonly status: string;
  readonly query: ListQuery;
  readonly answered: ListQuery | undefined;
  readonly page?: { readonly total: number } | undefined;
}

/** Looks for a text with fewer words if all words of an asset search together find nothing. */
export class ShorterSearch implements ReactiveController {
  readonly #state: () => Searched;
  readonly #client: () => PickerClient | undefined;
  readonly #onFound: (found: CountedText) => void;
  #request: AbortController | undefined;
  #tried: Query | undefined;
  #found: CountedText | undefined;

  /**
   * `onFound` is called with a text that finds something.
   *
   * @param client - Undefined while other requests are more urgent.
   */
  constructor(
    host: ReactiveControllerHost,
    state: () => Searched,
    client: () => PickerClient | undefined,
    onFound: (found: CountedText) => void,
  ) {
    this.#state = state;
    this.#client = client;
    this.#onFound = onFound;
    host.addController(this);
  }

  /** The text for the current search. Undefined if there is none, or until it is known. */
  get found(): CountedText | undefined {
    return this.#tried === this.#failed ? this.#found : undefined;
  }

  hostUpdated(): void {
    const query = this.#failed;
    const client = this.#client();
    if (query === this.#tried || (query && !client)) return;
    this.#request?.abort();
    this.#tried = query;
    this.#found = undefined;
    if (client && query) void this.#count(client, query);
  }

  hostDisconnected(): void {
    this.#request?.abort();
    this.#tried = undefined;
  }

  /** Counts the results of each text. If that fails, nothing is offered. */
  async #count(client: PickerClient, query: Query): Promise<void> {
    const { signal } = (this.#request = new AbortController());
    const counted = fewerWords(query.text).map(async (text) => {
      const search = { query: { ...query, text, partial: true }, offset: 0, limit: 1, bare: true };
      return { text, total: (await client.searchAssets(search, { signal })).total };
    });
    const best = await Promise.all(counted).then(bestOf, () => undefined);
    if (!best || signal.aborted) return;
    this.#found = best;
    this.#onFound(best);
  }

  /** The current query if it is one of assets that finds nothing. */
  get #failed(): Query | undefined {
    const { status, query, answered, page } = this.#state();
    const isEmpty = status === 'ready' && page?.total === 0 && query === answered;
    return isEmpty && isAssetQuery(query) ? query : undefined;
  }
}

/** Whether a query is one of assets, and not of products. */
export function isAssetQuery(query: ListQuery): query is Query {
  return 'filter' in query && !('show' in query);
}
