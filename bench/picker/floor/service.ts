import type { Settings } from '../page/settings.js';

/** The members of an asset that cards show. */
export interface Item {
  readonly id: string;
  readonly filename: string;
  readonly thumbnails: Readonly<Record<string, { readonly url: string }>> | null;
  readonly file_properties: { readonly format: string; readonly size_in_kbytes: number } | null;
}

/** A value of a facet. */
export interface Value {
  readonly name?: string;
  readonly value?: string;
  readonly path?: string;
  readonly search_query: string;
  readonly count: number;
}

/** An answer of the service. */
export interface Answer {
  readonly total_count: number;
  readonly items: readonly Item[];
  readonly facets: {
    readonly file_types: readonly Value[];
    readonly categories: readonly Value[];
    readonly metadata: readonly {
      readonly display_name: string;
      readonly values: readonly Value[];
    }[];
  } | null;
}

/** Fetches a page of results, the first one with facets. */
export async function search(
  { baseUrl, token }: Settings,
  { query, offset, limit = 50 }: { query: string; offset: number; limit?: number },
  signal: AbortSignal,
): Promise<Answer> {
  const url = new URL('/v2/assets/search', baseUrl);
  if (query) url.searchParams.set('query', query);
  url.searchParams.set('limit', String(limit));
  url.searchParams.set('offset', String(offset));
  url.searchParams.set('expand', 'thumbnails,file_properties');
  if (offset === 0) url.searchParams.set('facet', 'file_types,categories,metadata');
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` }, signal });
  if (!response.ok) throw new Error(`The service answered ${response.status}`);
  return (await response.json()) as Answer;
}

/** The query for words and facet values. Values of the same facet are alternatives. */
export function queryOf(words: string, facets: readonly (readonly string[])[]): string {
  const parts = facets.map((clauses) => `(${clauses.join(' OR ')})`);
  return [words.trim(), ...parts].filter(Boolean).join(' AND ');
}
