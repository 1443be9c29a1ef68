import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { AssetSearch } from '../../../src/core/search/asset-search.js';
import { FakeClient, numbers, pageOf, turn } from './fake-client.js';
import { answer, formats, listed, optionsFor } from './searching.js';

describe('a search that the user comes back to', () => {
  it('is there at once, with its pages and the place where the user was', async () => {
    const client = new FakeClient();
    let place = 0;
    const search = new AssetSearch({ ...optionsFor(client), place: () => place });
    search.restart();
    await answer(client, { total: 100 });
    search.showRange(40, 49);
    client.last.answer(pageOf(numbers(40, 10), 100));
    await turn();
    place = 42;
    search.submit('sea');
    await answer(client, { first: 500 });
    assert.equal(search.state.place, 0);
    search.submit('');
    const { status, place: kept, length, query, answered } = search.state;
    assert.deepEqual([status, kept, length], ['ready', 42, 100]);
    assert.equal(answered, query);
    assert.deepEqual(listed(search, [0, 45]), ['0', '45']);
    assert.equal(client.sent.length, 3);
  });

  it('takes the place of one that is on its way', async () => {
    const client = new FakeClient();
    const search = new AssetSearch(optionsFor(client));
    search.restart();
    await answer(client);
    const { answered } = search.state;
    search.submit('sea');
    search.submit('');
    assert.equal(client.last.signal?.aborted, true);
    assert.equal(search.state.status, 'ready');
    assert.notEqual(search.state.answered, answered);
    await answer(client, { first: 500 });
    assert.deepEqual(listed(search, [0]), ['0']);
  });

  it('is requested again where it is shown already', async () => {
    const client = new FakeClient();
    const search = new AssetSearch(optionsFor(client));
    search.restart();
    await answer(client);
    search.restart();
    assert.equal(search.state.status, 'loading');
    assert.equal(client.sent.length, 2);
  });

  it('is requested again once the cache is cleared', async () => {
    const client = new FakeClient();
    const search = new AssetSearch(optionsFor(client));
    search.restart();
    await answer(client);
    search.submit('sea');
    await answer(client);
    search.clearCache();
    search.submit('');
    assert.equal(search.state.status, 'loading');
    await answer(client);
    search.submit('sea');
    assert.equal(search.state.status, 'loading');
  });
});

const minuteMs = 60_000;

/** A search whose results of nothing are cached, because another word was searched for after them. */
async function leftBehind(): Promise<{ search: AssetSearch; client: FakeClient }> {
  const client = new FakeClient();
  const search = new AssetSearch(optionsFor(client));
  search.restart();
  await answer(client);
  search.submit('sea');
  await answer(client);
  return { search, client };
}

describe('results that were left', () => {
  it('are shown again for five minutes, and requested again after that', async (context) => {
    let now = performance.now();
    context.mock.method(performance, 'now', () => now);
    const { search, client } = await leftBehind();
    now += 4 * minuteMs;
    search.submit('');
    assert.equal(search.state.status, 'ready');
    assert.equal(client.sent.length, 2);
    now += 6 * minuteMs;
    search.submit('sea');
    assert.equal(search.state.status, 'loading');
    assert.equal(client.sent.length, 3);
  });

  it('are five searches at most, and the one that was left longest ago goes first', async () => {
    const { search, client } = await leftBehind();
    for (const word of ['a', 'b', 'c', 'd']) {
      search.submit(word);
      await answer(client);
    }
    const sent = client.sent.length;
    search.submit('sea');
    assert.equal(client.sent.length, sent);
    search.submit('');
    assert.equal(client.sent.length, sent + 1);
  });

  it('tells how many results the other values of a facet have, without another request', async () => {
    const client = new FakeClient();
    const search = new AssetSearch({ ...optionsFor(client), facetTypes: () => ['metadata'] });
    search.restart();
    await answer(client, { facets: [formats('JPEG', 'PNG')] });
    search.toggleFacet('format:PNG');
    assert.equal(client.sent.length, 2);
    await answer(client, { facets: [formats('PNG')] });
    assert.deepEqual(search.state.facets, [formats('JPEG', 'PNG')]);
    search.submit('sea');
    assert.deepEqual(
      client.sent.slice(2).map(({ search: { query } }) => [query.text, query.applied.length]),
      [
        ['sea', 1],
        ['sea', 0],
      ],
    );
  });
});
