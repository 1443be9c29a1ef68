import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { HttpError } from '../../../src/api/index.js';
import { ProductSearch } from '../../../src/core/search/product-search.js';
import { numbers, turn } from './fake-client.js';
import { FakeProductApi, productPage } from './fake-product-api.js';

/** A search whose pages hold ten products of `total`, each where it belongs. */
function over(total: number): { readonly api: FakeProductApi; readonly search: ProductSearch } {
  const api = new FakeProductApi();
  api.find = (offset) => productPage(numbers(offset, 10), { total, next: offset + 10 });
  return { api, search: new ProductSearch({ client: () => api, pageSize: () => 10 }) };
}

/** Products of one category: the service counts all, and only each hundredth belongs to it. */
function scattered(): { readonly api: FakeProductApi; readonly search: ProductSearch } {
  const { api, search } = over(10_000);
  api.find = (offset) => {
    return productPage([offset], { total: 10_000, next: offset + 100, counted: false });
  };
  return { api, search };
}

async function loadAll(search: ProductSearch, most = 50): Promise<void> {
  for (let page = 0; page < most; page += 1) {
    search.loadMore();
    await turn();
  }
}

describe('a search for products', () => {
  it('adds page after page, up to the end', async () => {
    const { api, search } = over(30);
    search.restart();
    assert.equal(search.state.status, 'loading');
    await turn();
    await loadAll(search);
    assert.equal(search.state.page?.items.length, 30);
    assert.deepEqual(
      api.searches.map(({ offset }) => offset),
      [0, 10, 20],
    );
    assert.equal(search.state.stopped, false);
  });

  it('leaves a page that failed until the user retries', async () => {
    const { api, search } = over(30);
    search.restart();
    await turn();
    const { find } = api;
    api.find = () => {
      throw new HttpError(500, '/v2/products/search');
    };
    search.loadMore();
    await turn();
    search.loadMore();
    const { state } = search;
    assert.ok(state.status === 'failed' && state.more);
    assert.equal(state.page?.items.length, 10);
    assert.equal(api.searches.length, 2);
    api.find = find;
    search.retry();
    await turn();
    assert.equal(search.state.page?.items.length, 20);
  });

  it('gathers values to narrow by, and keeps those of a facet in force', async () => {
    const { api, search } = over(10);
    search.restart();
    await turn();
    const labels = () => search.state.facets[0]?.values.map(({ label }) => label).sort();
    assert.deepEqual(labels(), ['Blue', 'Red']);
    const red = search.state.facets[0]?.values.find(({ label }) => label === 'Red');
    api.find = () => productPage([0, 2]);
    search.toggleFacet(red?.clause ?? '');
    assert.deepEqual(labels(), ['Blue', 'Red']);
    await turn();
    assert.equal(search.state.page?.items.length, 2);
    assert.deepEqual(labels(), ['Blue', 'Red']);
    search.submit('chair');
    await turn();
    assert.deepEqual(labels(), ['Red']);
  });

  it('drops the answer to a search that was replaced, and its facets', async () => {
    const { api, search } = over(10);
    search.restart();
    api.find = () => productPage([2]);
    search.setCategory('chairs');
    await turn();
    assert.equal(search.state.query.category, 'chairs');
    assert.equal(search.state.page?.items.length, 1);
    assert.deepEqual(search.state.facets, []);
  });

  it('takes up after a pause the page that the pause cut short', async () => {
    const { search } = over(30);
    search.restart();
    await turn();
    search.loadMore();
    search.pause();
    await turn();
    assert.equal(search.state.status, 'loading');
    search.resume();
    await turn();
    assert.equal(search.state.page?.items.length, 20);
  });

  it('passes over the products of a channel that are not searched for', async () => {
    const { api, search } = over(10);
    search.setQuery({ channel: 'spring' });
    search.submit('product 3');
    await turn();
    assert.deepEqual(api.spans, [{ offset: 0, limit: 100 }]);
    assert.deepEqual(
      search.state.page?.items.map(({ id }) => id),
      ['product-3'],
    );
    assert.equal(search.state.page.counted, false);
  });
});

describe('a search that finds little', () => {
  it('stops after a thousand products without a page of them, until the user goes on', async () => {
    const { api, search } = scattered();
    search.restart();
    await turn();
    await loadAll(search);
    assert.equal(search.state.stopped, true);
    assert.equal(search.state.page?.next, 1000);
    assert.equal(api.searches.length, 10);
    search.continueScan();
    assert.equal(search.state.stopped, false);
    await turn();
    await loadAll(search);
    assert.equal(search.state.page.next, 2000);
    assert.equal(search.state.stopped, true);
  });

  it('stops after ten pages that bring nothing new', async () => {
    const { api, search } = over(1000);
    search.restart();
    await turn();
    api.find = (offset) => productPage(numbers(0, 10), { total: 1000, next: offset + 10 });
    await loadAll(search);
    assert.equal(search.state.stopped, true);
    assert.equal(api.searches.length, 11);
    assert.equal(search.state.page?.items.length, 10);
  });

  it('starts over with another search', async () => {
    const { search } = scattered();
    search.restart();
    await turn();
    await loadAll(search);
    search.setShow('variants');
    await turn();
    assert.equal(search.state.stopped, false);
    await loadAll(search, 3);
    assert.equal(search.state.page?.items.length, 4);
  });
});
