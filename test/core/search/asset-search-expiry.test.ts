import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { AssetSearch } from '../../../src/core/search/asset-search.js';
import { FakeClient } from './fake-client.js';
import { answer, optionsFor } from './searching.js';

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
});
