import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createPickerClient, HttpError } from '../../../src/api/index.js';
import { fixedSource } from '../../../src/auth/index.js';
import { AssetSearch, type AssetSearchState } from '../../../src/core/search/asset-search.js';
import { createService, generateCatalogue } from '../../../src/service/index.js';
import { FakeClient, turn } from './fake-client.js';
import { answer, formats, listed, optionsFor } from './searching.js';

describe('a search for assets', () => {
  it('is idle before the first search, and without a client', () => {
    const client = new FakeClient();
    const search = new AssetSearch({ ...optionsFor(client), client: () => undefined });
    assert.equal(search.state.status, 'idle');
    search.submit('lake');
    assert.equal(search.state.status, 'idle');
    assert.equal(search.state.query.text, 'lake');
  });

  it('says since when it is loading, and then what was found', async () => {
    const client = new FakeClient();
    const search = new AssetSearch(optionsFor(client));
    const before = Date.now();
    search.restart();
    const { state } = search;
    assert.ok(state.status === 'loading' && !state.more && state.since >= before);
    await answer(client, { total: 25 });
    assert.equal(search.state.status, 'ready');
    assert.equal(search.state.page.total, 25);
    assert.equal(search.state.length, 25);
    assert.equal(search.state.answered, search.state.query);
    assert.deepEqual(listed(search, [0, 9, 10]), ['0', '9', undefined]);
  });

  it('lets the latest call win, and drops the answer to a search that was replaced', async () => {
    const client = new FakeClient();
    const search = new AssetSearch(optionsFor(client));
    search.submit('lake');
    const [first] = client.sent;
    search.submit('sea');
    assert.equal(first?.signal?.aborted, true);
    await answer(client, { first: 50 });
    first.answer({ ...(search.state.page ?? assert.fail()), total: 1 });
    await turn();
    assert.equal(search.state.query.text, 'sea');
    assert.equal(search.state.page?.total, 10);
    assert.deepEqual(listed(search, [0]), ['50']);
  });

  it('keeps the page and the facets of the last search during the next, and after it failed', async () => {
    const client = new FakeClient();
    const search = new AssetSearch(optionsFor(client));
    search.restart();
    await answer(client, { facets: [formats('JPEG', 'PNG')] });
    const { page, facets } = search.state;
    assert.equal(facets[0]?.values.length, 2);
    search.submit('sea');
    assert.deepEqual([search.state.page, search.state.facets], [page, facets]);
    client.last.fail(new HttpError(503, '/v2/assets/search'));
    await turn();
    const { state } = search;
    assert.ok(state.status === 'failed' && !state.more && state.failure.code === 'service');
    assert.deepEqual([state.page, state.facets], [page, facets]);
  });

  it('lists facets that no search counts beside those of the page, in one list as long as both stay', async () => {
    const client = new FakeClient();
    const search = new AssetSearch(optionsFor(client));
    search.addFacets([{ ...formats('Travel'), key: 'groups' }]);
    assert.deepEqual(search.state.facets, []);
    search.restart();
    await answer(client, { total: 30, facets: [formats('JPEG')] });
    const { facets } = search.state;
    assert.deepEqual(
      facets.map(({ key }) => key),
      ['format', 'groups'],
    );
    search.showRange(0, 20);
    assert.equal(search.state.facets, facets);
  });

  it('applies a value by its clause and takes it away again', async () => {
    const client = new FakeClient();
    const search = new AssetSearch(optionsFor(client));
    search.restart();
    await answer(client, { facets: [formats('JPEG', 'PNG')] });
    search.toggleFacet('format:PNG');
    const [applied] = client.last.search.query.applied;
    assert.deepEqual([applied?.label, applied?.facetLabel], ['PNG', 'Format']);
    search.toggleFacet('format:PNG');
    assert.deepEqual(search.state.query.applied, []);
    search.toggleFacet('color:red');
    assert.equal(client.last.search.query.applied[0]?.clause, 'color:red');
    search.clearFacets();
    assert.deepEqual(search.state.query.applied, []);
  });

  it('takes a query over without searching, and says whether it asks for other results', () => {
    const client = new FakeClient();
    const search = new AssetSearch(optionsFor(client));
    assert.equal(search.setQuery({ text: 'sea' }), true);
    assert.equal(search.state.typed, 'sea');
    const { state } = search;
    assert.equal(search.setQuery({ text: 'sea', sort: '' }), false);
    assert.equal(search.state, state);
    assert.deepEqual(client.sent, []);
  });

  it('forgets everything when it is cleared', async () => {
    const client = new FakeClient();
    const search = new AssetSearch(optionsFor(client));
    search.restart();
    await answer(client);
    search.clear();
    const { status, page, length, answered } = search.state;
    assert.deepEqual([status, page, length, answered], ['idle', undefined, 0, undefined]);
    assert.deepEqual(search.known, []);
  });

  it('takes up after a pause what the pause cut short', async () => {
    const client = new FakeClient();
    const search = new AssetSearch(optionsFor(client));
    search.submit('sea');
    const cut = client.last;
    search.pause();
    assert.equal(cut.signal?.aborted, true);
    cut.answer({ ...emptyAnswer, total: 1 });
    await turn();
    assert.equal(search.state.status, 'loading');
    search.resume();
    search.resume();
    assert.equal(client.sent.length, 2);
    await answer(client);
    assert.equal(search.state.page?.total, 10);
    search.pause();
    search.resume();
    assert.equal(client.sent.length, 2);
  });

  it('waits after a pause for a client, where that is gone', () => {
    const client = new FakeClient();
    let isThere = true;
    const there = { client: () => (isThere ? client : undefined) };
    const search = new AssetSearch({ ...optionsFor(client), ...there });
    search.restart();
    search.pause();
    isThere = false;
    search.resume();
    assert.equal(search.state.status, 'loading');
    assert.equal(client.sent.length, 1);
  });
});

const emptyAnswer = { items: [], next: 0, facets: [], explained: '', understood: true };

describe('a search of the reference service', () => {
  it('finds, narrows, and fetches what is shown', async () => {
    const service = createService({ catalogue: generateCatalogue({ seed: 1, count: 300 }) });
    const { accessToken } = service.issueTokens();
    const { baseUrl, fetch } = service;
    const client = createPickerClient({ baseUrl, tokens: fixedSource(accessToken), fetch });
    const facetTypes = () => ['file_types'];
    const search = new AssetSearch({ ...optionsFor(client), facetTypes });
    search.restart();
    const { state: all } = await settled(search);
    assert.ok(all.length > 100);
    search.showRange(40, 60);
    await settled(search);
    assert.ok(search.itemAt(45));
    assert.equal(search.itemAt(25), undefined);
    const [value] = all.facets[0]?.values ?? [];
    search.toggleFacet(value?.clause ?? '');
    const { state: narrowed } = await settled(search);
    assert.equal(narrowed.page?.total, value?.count);
    assert.ok(narrowed.length < all.length);
  });
});

function settled(search: AssetSearch): Promise<{ readonly state: AssetSearchState }> {
  return new Promise((resolve) => {
    const leave = search.subscribe(() => {
      if (search.state.status === 'loading') return;
      leave();
      resolve({ state: search.state });
    });
  });
}
