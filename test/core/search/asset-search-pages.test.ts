import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { UnreachableError } from '../../../src/api/index.js';
import { AssetSearch, type AssetSearchOptions } from '../../../src/core/search/asset-search.js';
import { FakeClient, numbers, pageOf, turn } from './fake-client.js';
import { answer, listed, optionsFor } from './searching.js';

/** A search whose first ten assets of `total` are listed. */
async function open(
  total: number,
  change: Partial<AssetSearchOptions> = {},
  client = new FakeClient(),
): Promise<{ readonly client: FakeClient; readonly search: AssetSearch }> {
  const search = new AssetSearch({ ...optionsFor(client), ...change });
  search.restart();
  await answer(client, { total });
  return { client, search };
}

/** Answers every search that is not given up by the assets that belong there. */
async function answerAll(client: FakeClient, total: number, from = 1): Promise<void> {
  for (const sent of client.sent.slice(from)) {
    const { offset, limit } = sent.search;
    sent.answer(pageOf(numbers(offset, limit), total));
  }
  await turn();
}

describe('a long list', () => {
  it('fetches those pages of a range that are missing, each once', async () => {
    const { client, search } = await open(100);
    search.showRange(5, 25);
    assert.deepEqual(client.offsets, [0, 10, 20]);
    const { state } = search;
    assert.ok(state.status === 'loading' && state.more);
    search.showRange(8, 29);
    assert.deepEqual(client.offsets, [0, 10, 20]);
    await answerAll(client, 100);
    assert.equal(search.state.status, 'ready');
    assert.deepEqual(listed(search, [5, 15, 29, 30]), ['5', '15', '29', undefined]);
    assert.equal(search.known.length, 30);
    search.showRange(0, 29);
    assert.equal(client.sent.length, 3);
  });

  it('gives up pages on their way that are out of view', async () => {
    const { client, search } = await open(1000);
    search.showRange(100, 119);
    search.showRange(500, 509);
    assert.deepEqual(client.wanted, [0, 500]);
    await answerAll(client, 1000);
    assert.deepEqual(listed(search, [100, 500]), [undefined, '500']);
  });

  it('is not loading any more once all that was on its way is given up', async () => {
    const { search } = await open(1000);
    search.showRange(100, 109);
    search.showRange(0, 9);
    assert.equal(search.state.status, 'ready');
  });

  it('stays where a page of it fails, and fetches that page again on demand', async () => {
    const { client, search } = await open(100);
    search.showRange(10, 19);
    client.last.fail(new UnreachableError('/v2/assets/search', undefined));
    await turn();
    const { state } = search;
    assert.ok(state.status === 'failed' && state.more && state.failure.code === 'unreachable');
    assert.deepEqual(listed(search, [5]), ['5']);
    search.showRange(20, 29);
    assert.equal(client.sent.length, 2);
    search.retry();
    assert.deepEqual(client.offsets, [0, 10, 20]);
    await answerAll(client, 100);
    assert.equal(search.state.status, 'ready');
    assert.deepEqual(listed(search, [25]), ['25']);
  });

  it('ends as incomplete where ten pages bring nothing new, and goes on on demand', async () => {
    const { client, search } = await open(1000);
    for (let page = 1; search.state.status !== 'failed'; page += 1) {
      assert.ok(page < 25);
      search.showRange(page * 10, page * 10 + 9);
      client.last.answer(pageOf(numbers(0, 10), 1000));
      await turn();
    }
    assert.equal(search.state.failure.code, 'incomplete');
    assert.equal(search.state.length, 10);
    const asked = client.sent.length;
    search.showRange(0, 30);
    assert.equal(client.sent.length, asked);
    search.retry();
    search.showRange(10, 19);
    await answerAll(client, 1000, asked);
    assert.deepEqual(listed(search, [15]), ['15']);
    assert.equal(search.state.status, 'ready');
  });

  it('takes up after a pause the pages that are shown', async () => {
    const { client, search } = await open(100);
    search.showRange(40, 49);
    search.pause();
    assert.deepEqual(client.wanted, [0]);
    search.resume();
    assert.deepEqual(client.wanted, [0, 40]);
    await answerAll(client, 100);
    assert.equal(search.state.status, 'ready');
    search.pause();
    search.resume();
    assert.deepEqual(client.offsets, [0, 40, 40]);
  });

  it('gives way to the list of another search, whatever was on its way', async () => {
    const { client, search } = await open(100);
    search.showRange(10, 19);
    search.submit('sea');
    await answer(client, { first: 500 });
    assert.deepEqual(client.wanted, [0, 0]);
    assert.equal(search.state.length, 10);
    assert.deepEqual(listed(search, [0, 15]), ['500', undefined]);
  });
});

describe('pages that paging by offset does not reach', () => {
  it('come one after the other by a cursor, and only then the list grows', async () => {
    const pages: number[] = [];
    const cursorPager: AssetSearchOptions['cursorPager'] = () =>
      Promise.resolve({
        page: (_client, _query, { page, size }) => {
          pages.push(page);
          return Promise.resolve({ items: pageOf(numbers(page * size, size)).items, total: 100 });
        },
      });
    const { search } = await open(100, { cursorPager }, new FakeClient(20));
    assert.equal(search.state.length, 20);
    search.showRange(0, 9);
    assert.deepEqual(pages, []);
    search.showRange(10, 19);
    assert.equal(search.state.far, true);
    await turn();
    assert.deepEqual(pages, [2]);
    assert.equal(search.state.far, false);
    assert.equal(search.state.length, 30);
    assert.deepEqual(listed(search, [25]), ['25']);
  });

  it('fail as unreachable where the code for them does not load', async () => {
    const cursorPager = () => Promise.reject(new TypeError('Failed to fetch'));
    const { search } = await open(100, { cursorPager }, new FakeClient(10));
    search.showRange(0, 9);
    await turn();
    const { state } = search;
    assert.ok(state.status === 'failed' && state.failure.code === 'unreachable');
  });
});
