import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createClient, emptyQuery, type PickerClient } from '../../../src/api/index.js';
import { clientForAssets } from '../../../src/core/products/client-for-assets.js';
import { createService, recordCatalogue } from '../../../src/service/index.js';
import { assetRecord } from '../../service/asset-record.js';
import { tokensGiving } from '../../api/tokens.js';

const records = Array.from({ length: 30 }, (_, index) =>
  assetRecord({ id: `a${index}`, externalId: `e${index}`, filename: `picture ${index}.jpg` }),
);

/** A client of a small library, and the number of requests it has under way at most. */
function library(): { readonly client: PickerClient; readonly most: () => number } {
  const service = createService({ catalogue: recordCatalogue(records) });
  let [running, most] = [0, 0];
  const fetch: typeof globalThis.fetch = async (...request) => {
    running += 1;
    most = Math.max(most, running);
    const answer = await service.fetch(new Request(...request));
    running -= 1;
    return answer;
  };
  const { baseUrl } = service;
  const tokens = tokensGiving(service.issueTokens().accessToken);
  const client = createClient({ baseUrl, tokens, fetch, retries: 0, budget: false });
  return { client, most: () => most };
}

const first = { query: emptyQuery, offset: 0, limit: 10 };

describe('assets that are known by their ids', () => {
  it('are listed in the order in which they are named', async () => {
    const client = clientForAssets(library().client, ['a2', 'a0', 'a1']);
    const page = await client.searchAssets(first);
    assert.deepEqual(
      page.items.map(({ id }) => id),
      ['a2', 'a0', 'a1'],
    );
    assert.deepEqual([page.total, page.next], [3, 3]);
  });

  it('are sorted where an order is asked for', async () => {
    const client = clientForAssets(library().client, ['a2', 'a0', 'a1']);
    const orderBy = async (sort: string): Promise<string> => {
      const { items } = await client.searchAssets({ ...first, query: { ...emptyQuery, sort } });
      return items.map(({ id }) => id).join(' ');
    };
    assert.equal(await orderBy('filename'), 'a0 a1 a2');
    assert.equal(await orderBy('-filename'), 'a2 a1 a0');
    assert.equal(await orderBy('constructor'), 'a2 a0 a1');
  });

  it('come page by page, and a few at a time', async () => {
    const { client, most } = library();
    const chosen = clientForAssets(
      client,
      records.map(({ id }) => id),
    );
    const page = await chosen.searchAssets({ ...first, offset: 20 });
    assert.deepEqual(
      page.items.map(({ id }) => id),
      records.slice(20).map(({ id }) => id),
    );
    assert.equal(page.total, 30);
    assert.ok(most() > 1 && most() <= 4, String(most()));
  });

  it('are left out where there is none with such an id', async () => {
    const client = clientForAssets(library().client, ['gone', 'a1', '%']);
    const page = await client.searchAssets(first);
    assert.deepEqual(
      page.items.map(({ id }) => id),
      ['a1'],
    );
    assert.deepEqual([page.total, page.next], [1, 1]);
    const { items, total } = await clientForAssets(client, ['gone']).searchAssets(first);
    assert.deepEqual([items, total], [[], 0]);
  });

  it('are not left out where the service fails', async () => {
    const service = createService({ catalogue: recordCatalogue(records) });
    const tokens = tokensGiving(service.issueTokens().accessToken);
    const fetch = (): Promise<Response> => Promise.resolve(new Response('', { status: 500 }));
    const client = createClient({ baseUrl: service.baseUrl, tokens, fetch, retries: 0 });
    await assert.rejects(clientForAssets(client, ['a1']).searchAssets(first), { status: 500 });
  });

  it('give way to the whole library where words are searched for', async () => {
    const client = clientForAssets(library().client, ['a1']);
    const page = await client.searchAssets({ ...first, query: { ...emptyQuery, text: 'picture' } });
    assert.equal(page.total, 30);
  });

  it('have branded links where those are wanted', async () => {
    const client = clientForAssets(library().client, ['a1']);
    assert.equal(client.branded, false);
    const branded = client.withBranded(true);
    assert.equal(branded.branded, true);
    const { items } = await branded.searchAssets(first);
    assert.deepEqual(
      items.map(({ id }) => id),
      ['a1'],
    );
  });
});
