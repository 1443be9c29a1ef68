import type { Facet, PickerClient } from '../../../src/api/index.js';
import type { AssetSearch, AssetSearchOptions } from '../../../src/core/search/asset-search.js';
import { type FakeClient, numbers, pageOf, turn } from './fake-client.js';

/** What a search over `client` is made with. Pages hold ten assets. */
export function optionsFor(client: PickerClient): AssetSearchOptions {
  return {
    client: () => client,
    cursorPager: () => Promise.reject(new Error('not asked for here')),
    facetTypes: () => [],
    pageSize: () => 10,
    place: () => 0,
  };
}

/** A facet with these values, whose clauses are `format:` and the value. */
export function formats(...labels: readonly string[]): Facet {
  const values = labels.map((label) => ({ label, clause: `format:${label}`, count: 1 }));
  return { key: 'format', type: 'metadata', label: 'Format', values, truncated: false };
}

/** Answers the search sent last with ten assets of `total`. */
export async function answer(
  client: FakeClient,
  { first = 0, total = 10, facets = [] }: { first?: number; total?: number; facets?: Facet[] } = {},
): Promise<void> {
  client.last.answer(pageOf(numbers(first, Math.min(10, total)), total, facets));
  await turn();
}

/** The numbers of the assets at these places; undefined where none is known. */
export function listed(search: AssetSearch, places: readonly number[]): (string | undefined)[] {
  return places.map((place) => search.itemAt(place)?.id.replace('asset-', ''));
}
