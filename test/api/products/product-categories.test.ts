import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createClient, listCategoryLevel, type Client } from '../../../src/api/index.js';
import { answering, type Answer } from '../answering.js';
import { tokensGiving } from '../tokens.js';

function clientOf(baseUrl: string): Client {
  return createClient({ baseUrl, tokens: tokensGiving('wat_acme_1'), retries: 0 });
}

/** A level of `size` categories, of which an answer holds as many as were asked for. */
function level(size: number): Answer {
  const items = Array.from({ length: size }, (_, index) => ({
    product_category_id: String(index),
    name: `Category ${index}`,
  }));
  return ({ url }) => {
    const [offset, limit] = ['offset', 'limit'].map((name) => Number(url.searchParams.get(name)));
    return { total_count: size, items: items.slice(offset, Number(offset) + Number(limit)) };
  };
}

describe('product categories', () => {
  test('are listed from the top', async (t) => {
    const { baseUrl, seen } = await answering(t, level(2));
    const page = await clientOf(baseUrl).listProductCategories();
    assert.deepEqual(page, {
      items: [
        { id: '0', name: 'Category 0' },
        { id: '1', name: 'Category 1' },
      ],
      total: 2,
      next: 2,
    });
    assert.equal(seen[0]?.url.href, 'http://service.test/v2/product-categories?offset=0&limit=50');
  });

  test('are listed below any of them, a page at a time', async (t) => {
    const { baseUrl, seen } = await answering(t, level(9));
    const page = await clientOf(baseUrl).listProductCategories({
      parentId: 'a&b',
      offset: 3,
      limit: 2,
    });
    assert.deepEqual([page.items.map(({ id }) => id), page.next, page.total], [['3', '4'], 5, 9]);
    assert.equal(seen[0]?.url.search, '?parent_product_category_id=a%26b&offset=3&limit=2');
  });

  test('that cannot be read are passed over, unless none can', async (t) => {
    const mixed = { total_count: 2, items: [{ name: 'no id' }, { product_category_id: 'a' }] };
    const broken = { total_count: 1, items: [{ name: 'no id' }] };
    const { baseUrl } = await answering(
      t,
      () => mixed,
      () => broken,
      () => ({ items: [] }),
    );
    const client = clientOf(baseUrl);
    assert.deepEqual((await client.listProductCategories()).items, [{ id: 'a', name: '' }]);
    await assert.rejects(client.listProductCategories(), { name: 'SchemaError' });
    await assert.rejects(client.listProductCategories(), { name: 'SchemaError' });
  });
});

describe('a whole level of the category tree', () => {
  test('arrives in one piece, however many pages it takes', async (t) => {
    const { baseUrl, seen } = await answering(t, level(120));
    const categories = await listCategoryLevel(clientOf(baseUrl), 'top');
    assert.equal(categories.length, 120);
    assert.deepEqual(
      seen.map(({ url }) => url.searchParams.get('offset')),
      ['0', '50', '100'],
    );
    assert.ok(
      seen.every(({ url }) => url.searchParams.get('parent_product_category_id') === 'top'),
    );
  });

  test('ends where the service has no more, whatever total it states', async (t) => {
    const { baseUrl, seen } = await answering(t, () => ({ total_count: 999, items: [] }));
    assert.deepEqual(await listCategoryLevel(clientOf(baseUrl)), []);
    assert.equal(seen.length, 1);
  });

  test('ends where a service never stops', async (t) => {
    const { baseUrl, seen } = await answering(t, () => ({
      total_count: 1_000_000,
      items: [{ product_category_id: 'same', name: '' }],
    }));
    assert.equal((await listCategoryLevel(clientOf(baseUrl))).length, 1);
    assert.equal(seen.length, 200);
  });

  test('is given up by its caller between two pages', async (t) => {
    const stop = new AbortController();
    const reason = new Error('closed');
    const { baseUrl, seen } = await answering(t, (asked, response) => {
      stop.abort(reason);
      return level(120)(asked, response);
    });
    const call = listCategoryLevel(clientOf(baseUrl), undefined, { signal: stop.signal });
    await assert.rejects(call, (error) => error === reason);
    assert.equal(seen.length, 1);
  });
});
