import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { emptyQuery } from '../../../src/api/index.js';
import { CursorPager } from '../../../src/core/search/cursor-pager.js';
import { FakeClient, numbers, pageOf } from './fake-client.js';

const { signal } = new AbortController();

function vast(): FakeClient {
  const client = new FakeClient();
  client.scrolled = [0, 100, 200].map((first) => pageOf(numbers(first, 100), 300));
  return client;
}

describe('pages that are reached by scrolling', () => {
  it('are cut out of the longer ones that the service gives', async () => {
    const client = vast();
    const { items } = await new CursorPager().page(client, emptyQuery, {
      page: 3,
      size: 50,
      signal,
    });
    assert.deepEqual([items[0]?.id, items.length], ['asset-150', 50]);
  });

  it('go on from the page before, and begin again at the top for one that has passed', async () => {
    const client = vast();
    const pager = new CursorPager();
    for (const page of [2, 3, 5]) await pager.page(client, emptyQuery, { page, size: 50, signal });
    assert.equal(client.scrolls.length, 1);
    await pager.page(client, emptyQuery, { page: 0, size: 50, signal });
    assert.equal(client.scrolls.length, 2);
  });

  it('belong to one query: the same query searched for again is another', async () => {
    const client = vast();
    const pager = new CursorPager();
    await pager.page(client, emptyQuery, { page: 2, size: 50, signal });
    await pager.page(client, { ...emptyQuery }, { page: 3, size: 50, signal });
    assert.equal(client.scrolls.length, 2);
  });

  it('are empty after the end', async () => {
    const place = { page: 9, size: 50, signal };
    const { items, total } = await new CursorPager().page(vast(), emptyQuery, place);
    assert.deepEqual([items, total], [[], 300]);
  });

  it('are not requested by a call that was aborted before', async () => {
    const client = vast();
    const aborted = AbortSignal.abort(new Error('gone'));
    const place = { page: 3, size: 50, signal: aborted };
    await assert.rejects(
      new CursorPager().page(client, emptyQuery, place),
      aborted.reason as Error,
    );
    assert.deepEqual(client.scrolls, []);
  });
});
