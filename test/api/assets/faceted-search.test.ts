import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { emptyQuery, toQueryText } from '../../../src/api/index.js';
import type { AssetSearch } from '../../../src/api/assets/assets.js';
import type { CallOptions } from '../../../src/api/client-options.js';
import { searchFaceted } from '../../../src/api/assets/faceted-search.js';
import type { AppliedValue, Facet } from '../../../src/model/facet/facet.js';
import type { AssetPage } from '../../../src/model/page/page.js';

const image: AppliedValue = {
  facetKey: 'file_types',
  facetType: 'file_types',
  facetLabel: '',
  label: 'IMAGE',
  clause: 'ft:(IMAGE)',
};
const summer: AppliedValue = {
  facetKey: 'metadata:season',
  facetType: 'metadata',
  facetLabel: 'Season',
  label: 'Summer',
  clause: 'season:(Summer)',
};

function search(...applied: readonly AppliedValue[]): AssetSearch {
  const facets = ['file_types', 'metadata'];
  return { query: { ...emptyQuery, applied }, offset: 0, limit: 50, facets };
}

function fileTypes(counts: Readonly<Record<string, number>>): Facet {
  const values = Object.entries(counts).map(([label, count]) => {
    return { label, clause: `ft:(${label})`, count };
  });
  return { key: 'file_types', type: 'file_types', label: '', values, truncated: false };
}

function page(...facets: readonly Facet[]): AssetPage {
  return { items: [], total: 3, next: 0, facets, explained: '', understood: true };
}

type Ask = (search: AssetSearch, options?: CallOptions) => Promise<AssetPage>;

/** A client whose counting requests, known by `bare`, are answered on their own. */
function client(main: Ask, counting: Ask): { searchAssets: Ask; asked: AssetSearch[] } {
  const asked: AssetSearch[] = [];
  const searchAssets: Ask = (search, options) => {
    asked.push(search);
    return search.bare ? counting(search, options) : main(search, options);
  };
  return { searchAssets, asked };
}

const narrowed: Ask = () => Promise.resolve(page(fileTypes({ IMAGE: 3 })));

/** Answers only when it is given up. */
const never: Ask = (_, options) =>
  new Promise((_, reject) => {
    options?.signal?.addEventListener('abort', () => reject(new Error('given up')));
  });

describe('a search with facets', () => {
  test('asks once where no value is in force', async () => {
    const service = client(narrowed, never);
    const found = await searchFaceted(service, search());
    assert.equal(service.asked.length, 1);
    assert.deepEqual(found.facets, [fileTypes({ IMAGE: 3 })]);
  });

  test('counts the alternatives to a value in force', async () => {
    const all = fileTypes({ IMAGE: 3, VIDEO: 2 });
    const service = client(narrowed, () => Promise.resolve(page(all)));
    assert.deepEqual((await searchFaceted(service, search(image))).facets, [all]);
  });

  test('counts each facet under the others, cheaply and beside the search', async () => {
    const service = client(narrowed, () => Promise.resolve(page()));
    await searchFaceted(service, search(image, summer));
    assert.deepEqual(
      service.asked
        .filter(({ bare }) => bare)
        .map(({ query, limit, facets }) => [toQueryText(query), limit, facets]),
      [
        ['season:(Summer)', 1, ['file_types']],
        ['ft:(IMAGE)', 1, ['metadata']],
      ],
    );
  });

  test('keeps what the service said where counting fails', async () => {
    const service = client(narrowed, () => Promise.reject(new Error('429')));
    const found = await searchFaceted(service, search(image));
    assert.deepEqual(found.facets, [fileTypes({ IMAGE: 3 })]);
  });

  test('lists a value in force though the service dropped it and counting failed', async () => {
    const service = client(narrowed, () => Promise.reject(new Error('429')));
    const [, season] = (await searchFaceted(service, search(summer))).facets;
    assert.equal(season?.label, 'Season');
    assert.deepEqual(season.values, [{ label: 'Summer', clause: 'season:(Summer)' }]);
  });

  test('does not count facets that nobody sees', async () => {
    const service = client(narrowed, never);
    const found = await searchFaceted(service, { ...search(image), facets: ['categories'] });
    assert.equal(service.asked.length, 1);
    assert.deepEqual(found.facets, [fileTypes({ IMAGE: 3 })]);
  });

  test('does not hold results back for late counts', async (t) => {
    t.mock.timers.enable({ apis: ['setTimeout'] });
    const service = client(narrowed, never);
    const found = searchFaceted(service, search(image));
    // The page has to be there before the patience with its counts begins.
    await new Promise((resolve) => setImmediate(resolve));
    t.mock.timers.tick(1000);
    assert.deepEqual((await found).facets, [fileTypes({ IMAGE: 3 })]);
  });

  test('fails as the search fails, and gives the counting up', async () => {
    let isGivenUp = false;
    const counting: Ask = (search, options) => {
      options?.signal?.addEventListener('abort', () => (isGivenUp = true));
      return never(search, options);
    };
    const failure = new Error('503');
    const service = client(() => Promise.reject(failure), counting);
    await assert.rejects(searchFaceted(service, search(image)), (error) => error === failure);
    assert.equal(isGivenUp, true);
  });

  test('is given up as a whole by its caller', async () => {
    const stop = new AbortController();
    const reason = new Error('typed on');
    const service = client(narrowed, never);
    const found = searchFaceted(service, search(image), { signal: stop.signal });
    stop.abort(reason);
    await assert.rejects(found, (error) => error === reason);
  });
});
