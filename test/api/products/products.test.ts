import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  createClient,
  emptyProductQuery,
  profiles,
  type Client,
  type ProductQuery,
} from '../../../src/api/index.js';
import type { ProductSearch } from '../../../src/api/products/products.js';
import { answering, emptyPage, refusing, type Answer } from '../answering.js';
import { tokensGiving } from '../tokens.js';

function clientOf(baseUrl: string): Client {
  return createClient({ baseUrl, tokens: tokensGiving('wat_acme_1'), wait: async () => {} });
}

function searchFor(query: Partial<ProductQuery> = {}): ProductSearch {
  return { query: { ...emptyProductQuery, ...query }, offset: 0, limit: 50 };
}

/** A page of products with these ids, out of `total`. */
function pageOf(ids: readonly string[], total = 5): Answer {
  return () => ({ total_count: total, items: ids.map((id) => ({ product_id: id })) });
}

describe('a product search', () => {
  test('that asks for nothing in particular sends no more than its page', async (t) => {
    const { baseUrl, seen } = await answering(t, () => emptyPage);
    await clientOf(baseUrl).searchProducts(searchFor());
    const [{ method, url, headers, json } = {}] = seen;
    assert.deepEqual([method, url?.pathname], ['POST', '/v2/products/search']);
    assert.equal(headers?.['content-type'], 'application/json');
    assert.equal(headers['x-service-api-toggle'], undefined);
    assert.deepEqual(json, { limit: 50, offset: 0 });
  });

  test('sends words, order, attributes and page', async (t) => {
    const { baseUrl, seen } = await answering(t, () => emptyPage);
    const search = searchFor({ text: ' rød jakke ', sort: '-name' });
    await clientOf(baseUrl).searchProducts({ ...search, offset: 20, limit: 10, attributes: true });
    assert.deepEqual(seen[0]?.json, {
      query: 'rød jakke',
      sort: { type: 'name', order: 'descending' },
      expand: ['attributes'],
      limit: 10,
      offset: 20,
    });
  });

  test('sorts upwards without a minus', async (t) => {
    const { baseUrl, seen } = await answering(t, () => emptyPage);
    await clientOf(baseUrl).searchProducts(searchFor({ sort: 'sku' }));
    assert.deepEqual(seen[0]?.json, {
      sort: { type: 'sku', order: 'ascending' },
      limit: 50,
      offset: 0,
    });
  });

  for (const [show, type] of [
    ['parents', 'exclude_variants'],
    ['variants', 'exclude_parents'],
  ] as const) {
    test(`for ${show} leaves the others out, beside the host's own filters`, async (t) => {
      const { baseUrl, seen } = await answering(t, () => emptyPage);
      const filters: ProductQuery['filters'] = [
        { type: 'attribute', operator: 'in', attributeId: 'c1', values: ['Red', 'Blue'] },
        { type: 'featured_image', operator: 'has_value' },
      ];
      await clientOf(baseUrl).searchProducts(searchFor({ show, filters }));
      assert.deepEqual(seen[0]?.json, {
        filters: [
          { type, operator: 'has_value' },
          { type: 'attribute', operator: 'in', attribute_id: 'c1', argument: ['Red', 'Blue'] },
          { type: 'featured_image', operator: 'has_value' },
        ],
        limit: 50,
        offset: 0,
      });
    });
  }

  test('changes nothing and so is repeated where that may help', async (t) => {
    const { baseUrl, seen } = await answering(t, refusing(503), pageOf(['a']));
    const { items } = await clientOf(baseUrl).searchProducts(searchFor());
    assert.deepEqual([items.length, seen.length], [1, 2]);
  });

  test('goes on after what came, though some of it cannot be read or came twice', async (t) => {
    const items = [{ product_id: 'a' }, { product_id: 'a' }, { sku: 'no id' }, { product_id: 'b' }];
    const { baseUrl } = await answering(t, () => ({ total_count: 9, items }));
    const page = await clientOf(baseUrl).searchProducts({ ...searchFor(), offset: 2 });
    assert.deepEqual(
      [page.items.map(({ id }) => id), page.total, page.next, page.counted],
      [['a', 'b'], 9, 6, true],
    );
  });

  test('ends with an empty page, whatever total that states', async (t) => {
    const { baseUrl } = await answering(t, pageOf([], 7));
    assert.equal((await clientOf(baseUrl).searchProducts(searchFor())).next, 7);
  });

  test('ends where the service gives no later page, and still tells the total', async (t) => {
    const { baseUrl } = await answering(t, pageOf(['a', 'b'], 50_000));
    const page = await clientOf(baseUrl).searchProducts({ ...searchFor(), offset: 9998 });
    assert.deepEqual([page.next, page.total], [50_000, 50_000]);
  });

  for (const answer of [null, [], {}, { total_count: -1, items: [] }, { total_count: 1 }]) {
    test(`answered by ${JSON.stringify(answer)} is said to be unreadable`, async (t) => {
      const { baseUrl } = await answering(t, () => answer);
      const call = clientOf(baseUrl).searchProducts(searchFor());
      await assert.rejects(call, { name: 'SchemaError', retryable: false });
    });
  }
});

describe('one product', () => {
  test('is asked for by its id', async (t) => {
    const { baseUrl, seen } = await answering(t, () => ({ product_id: 'a/b', sku: 'S' }));
    assert.equal((await clientOf(baseUrl).getProduct('a/b')).sku, 'S');
    assert.deepEqual([seen[0]?.method, seen[0]?.url.pathname], ['GET', '/v2/products/a%2Fb']);
  });

  for (const id of ['', '.', '..', '\ud800']) {
    test(`is not asked for by ${JSON.stringify(id)}, which would reach another resource or none`, async (t) => {
      const { baseUrl, seen } = await answering(t, () => emptyPage);
      const client = clientOf(baseUrl);
      await assert.rejects(client.getProduct(id), { name: 'TypeError' });
      await assert.rejects(client.listChannelProducts(id, { offset: 0, limit: 1 }), TypeError);
      assert.equal(seen.length, 0);
    });
  }
});

describe("a channel's products", () => {
  for (const [name, path] of [
    ['spec', '/v2/products/channel/c%201'],
    ['acquia', '/v2/products/channels/c%201'],
  ] as const) {
    test(`are listed where the dialect "${name}" has them`, async (t) => {
      const { baseUrl, seen } = await answering(t, pageOf(['a', 'b'], 12_000));
      const tokens = tokensGiving('wat_acme_1');
      const client = createClient({ baseUrl, tokens, profile: profiles[name] });
      const page = await client.listChannelProducts('c 1', { offset: 10_998, limit: 1000 });
      assert.deepEqual([page.items.length, page.next, page.total], [2, 11_000, 12_000]);
      assert.equal(seen[0]?.url.pathname, path);
      assert.equal(seen[0].url.search, '?offset=10998&limit=1000');
    });
  }
});
