import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createClient } from '../../../src/api/index.js';
import { answering } from '../answering.js';
import { tokensGiving } from '../tokens.js';

const tokens = tokensGiving('wat_acme_1');

describe('asset groups', () => {
  test("are listed in the service's order", async (t) => {
    const items = [
      { uuid: '2', name: 'Web' },
      { uuid: '1', name: 'Press' },
    ];
    const { baseUrl, seen } = await answering(t, () => {
      return { item_type: 'assetgroup', total_count: 2, items };
    });
    assert.deepEqual(await createClient({ baseUrl, tokens }).listAssetGroups(), items);
    assert.equal(seen[0]?.url.pathname, '/v2/assets/assetgroups');
  });

  test('are an error, with its place, where one cannot be read', async (t) => {
    const { baseUrl } = await answering(t, () => ({ items: [{ uuid: '1', name: 5 }] }));
    await assert.rejects(createClient({ baseUrl, tokens }).listAssetGroups(), {
      message: 'Expected string at groups.items.0.name',
    });
  });
});
