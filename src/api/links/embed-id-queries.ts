/** A query that finds several assets by their external ids. */
export interface EmbedIdQuery {
  readonly ids: readonly string[];
  /** The query's text, in the service's query language. */
  readonly text: string;
}

/**
 * Yields the queries that find assets by their external ids, each id once, at most `size` ids in a
 * query. Ids that are none of the service are left out: see `isExternalId`.
 */
export function* embedIdQueries(
  externalIds: Iterable<string>,
  size: number,
): Generator<EmbedIdQuery, void, undefined> {
  const all = [...new Set(externalIds)].filter(isExternalId);
  for (let start = 0; start < all.length; start += size) {
    const ids = all.slice(start, start + size);
    yield { ids, text: ids.map((id) => `embedid:(${id})`).join(' OR ') };
  }
}

/**
 * Whether a text can be an external id. Other characters could close the brackets of a query; no id
 * of the service contains them.
 */
export function isExternalId(text: string): boolean {
  return /^[\w-]{1,100}$/.test(text);
}
