import { queryOf, search, type Answer, type Item, type Value } from '../floor/service.js';
import type { Settings } from '../page/settings.js';
import type { Asked, SearchClient } from './library.js';

/** Answers the searches of InstantSearch with the same service as the other pages. */
export function createSearchClient(settings: Settings): SearchClient {
  /** The clause of each known value, by `facet:value`. */
  const clauses = new Map<string, string>();

  const counts = (facet: string, values: readonly Value[]): Record<string, number> =>
    Object.fromEntries(
      values.map((value) => {
        const name = value.path ?? value.name ?? value.value ?? '';
        clauses.set(`${facet}:${name}`, value.search_query);
        return [name, value.count];
      }),
    );

  const countsOf = (facets: NonNullable<Answer['facets']>): object => ({
    file_types: counts('file_types', facets.file_types),
    categories: counts('categories', facets.categories),
    metadata: counts('metadata', facets.metadata[0]?.values ?? []),
  });
  let latest: object = {};

  const answer = async ({ indexName, params = {} }: Asked): Promise<unknown> => {
    const { query = '', page = 0, facetFilters = [] } = params;
    const applied = [facetFilters]
      .flat()
      .map((any) => [any].flat().map((name) => clauses.get(name) ?? name));
    const start = performance.now();
    const found = await search(
      settings,
      { query: queryOf(query, applied), offset: page * 50 },
      new AbortController().signal,
    );
    const { facets, total_count: nbHits } = found;
    return {
      hits: found.items.map((item: Item) => ({ ...item, objectID: item.id })),
      ...{
        index: indexName,
        query,
        page,
        nbHits,
        hitsPerPage: 50,
        nbPages: Math.ceil(nbHits / 50),
      },
      // Only the first page has facets. Later pages keep them.
      facets: (latest = facets ? countsOf(facets) : latest),
      ...{ exhaustiveNbHits: true, params: '', processingTimeMS: performance.now() - start },
    };
  };

  return {
    search: async (requests) => ({ results: await Promise.all(requests.map(answer)) }),
  };
}
