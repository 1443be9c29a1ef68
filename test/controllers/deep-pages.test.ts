import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { DeepPages } from '../../src/controllers/deep-pages.js';

describe('pages that are reached by scrolling', () => {
  test('are not asked for by who has given up before', async () => {
    let asked = 0;
    const scrollAssets = (): never => {
      asked += 1;
      throw new Error('asked');
    };
    const place = { page: 300, size: 50, signal: AbortSignal.abort(new Error('gone')) };
    const query = { text: '', filter: '', sort: '', applied: [] };
    const client = { scrollAssets } as unknown as Parameters<DeepPages['page']>[0];
    await assert.rejects(new DeepPages().page(client, query, place), { message: 'gone' });
    assert.equal(asked, 0);
  });
});
