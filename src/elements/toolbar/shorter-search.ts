import { initialState, Task } from '@lit/task';
import type { ReactiveControllerHost } from 'lit';
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
export class ShorterSearch {
  readonly #state: () => Searched;
  readonly #task: Task<
    readonly [PickerClient | undefined, Query | undefined],
    { readonly query: Query; readonly best: CountedText | undefined }
  >;

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
    this.#task = new Task(host, {
      args: () => [client(), this.#failed] as const,
      task: async ([asked, query], { signal }) => {
        if (!asked || !query) return initialState;
        const best = bestOf(
          await Promise.all(
            fewerWords(query.text).map(async (text) => {
              const tried = { ...query, text, partial: true };
              const search = { query: tried, offset: 0, limit: 1, bare: true };
              return { text, total: (await asked.searchAssets(search, { signal })).total };
            }),
          ),
        );
        return { query, best };
      },
      onComplete: ({ best }) => best && onFound(best),
    });
  }

  /** The text for the current search. Undefined if there is none, or until it is known. */
  get found(): CountedText | undefined {
    const { value } = this.#task;
    return value && value.query === this.#failed ? value.best : undefined;
  }

  /** The current query if it is one of assets that finds nothing. */
  get #failed(): Query | undefined {
    const { status, query, answered, page } = this.#state();
    const isEmpty = status === 'ready' && page?.total === 0 && query === answered;
    return isEmpty && isAssetQuery(query) ? query : undefined;
  }
}

function isAssetQuery(query: ListQuery): query is Query {
  return 'filter' in query && !('show' in query);
}
