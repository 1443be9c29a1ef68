import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { assetRecord } from '../asset-record.js';
import { at, hurriedClock, jsonOf, listAt, textAt } from '../caller.js';
import {
  category,
  colour,
  jackets,
  productCaller,
  productRecord,
  sending,
  uuid,
} from '../product-record.js';

const asset = assetRecord();
const recorded = {
  products: [
    productRecord(1, {
      featuredImage: asset.id,
      type: jackets,
      attributes: { [colour.id]: ['Red'] },
      categories: [uuid(102)],
      channels: [uuid(801)],
    }),
    productRecord(2, { parentId: uuid(1), featuredImage: uuid(700), channels: [uuid(801)] }),
    ...Array.from({ length: 10 }, (_, index) => productRecord(10 + index)),
  ],
  categories: [
    category(101, 'Outdoor'),
    category(102, 'Jackets', { parentId: uuid(101) }),
    ...Array.from({ length: 60 }, (_, index) => category(200 + index, `Shelf ${index}`)),
  ],
  channels: [{ id: uuid(801), name: 'Web shop' }],
  attributes: [colour],
  types: [jackets],
};
const clock = hurriedClock();
const { ask, read } = productCaller(recorded, { quirks: true, now: clock }, [asset]);

const search = (body: object): Promise<unknown> =>
  read('/v2/products/search', sending('POST', body));

const nested = {
  product_categories: [
    {
      product_category_id: uuid(101),
      name: 'Outdoor',
      sub_category: { product_category_id: uuid(102), name: 'Jackets', sub_category: null },
    },
  ],
};

describe('with quirks, a product search', () => {
  it('that asks for nothing tells ten, last changed first, and what it took for granted', async () => {
    const { items, ...envelope } = Object(await search({})) as Readonly<Record<string, unknown>>;
    assert.deepEqual(envelope, {
      expanded: { attributes: false },
      filters: [],
      item_type: 'product',
      limit: 10,
      offset: 0,
      query: null,
      sort: { type: 'last_updated', order: 'descending' },
      total_count: 12,
    });
    assert.ok(Array.isArray(items) && items.length === 10);
  });

  it('may come without a body, for everything in the usual order', async () => {
    const bare = await read('/v2/products/search', { method: 'POST' });
    assert.deepEqual(bare, await search({}));
  });

  it('repeats the filters and the sort that were sent', async () => {
    const filters = [{ type: 'sku', operator: 'in', argument: ['SKU-1'] }];
    const sort = { type: 'created', order: 'ascending' };
    const page = await search({ filters, sort, expand: ['attributes'] });
    assert.deepEqual([at(page, 'filters'), at(page, 'sort')], [filters, sort]);
    assert.deepEqual(at(page, 'expanded'), { attributes: true });
    assert.deepEqual(at(page, 'items', 0, 'attributes', colour.id, 'values'), ['Red']);
    assert.equal(at(page, 'items', 0, 'attributes', colour.id, 'import_only'), false);
  });

  it('gives categories twice nested, and null for what a product has not', async () => {
    const page = await search({ query: 'SKU-1', sort: { type: 'sku', order: 'ascending' } });
    const [full, plain] = listAt(page, 'items');
    assert.deepEqual(at(full, 'product_categories'), nested);
    assert.deepEqual(at(full, 'product_type'), { product_type_id: jackets.id, name: 'Jackets' });
    assert.deepEqual(
      ['attributes', 'parent_product', 'featured_image', 'product_type'].map((name) =>
        at(plain, name),
      ),
      [null, null, null, null],
    );
    assert.deepEqual(at(plain, 'product_categories'), { product_categories: [] });
    const variant = await read(`/v2/products/${uuid(2)}`);
    assert.deepEqual(at(variant, 'featured_image'), { id: uuid(700), url: null });
    assert.deepEqual(at(variant, 'parent_product'), { parent_product_id: uuid(1) });
  });
});

describe('with quirks, a featured image', () => {
  it('has an address that lapses', async () => {
    let now = Date.UTC(2026, 0, 1);
    const shop = productCaller(recorded, { quirks: true, now: () => now }, [asset]);
    const product = await shop.read(`/v2/products/${uuid(1)}`);
    const url = textAt(product, 'featured_image', 'url');
    assert.equal((await shop.service.fetch(url)).status, 200);
    now += 86_400_000;
    assert.equal((await shop.service.fetch(url)).status, 403);
  });
});

describe('with quirks, a channel', () => {
  it('is listed under the plural path, up to a thousand at once, with categories', async () => {
    const path = `/v2/products/channels/${uuid(801)}`;
    const page = await read(`${path}?limit=1000`);
    assert.equal(at(page, 'total_count'), 2);
    assert.deepEqual(at(page, 'items', 0, 'product_categories'), nested);
    assert.equal((await ask(`${path}?limit=1001`)).status, 400);
  });
});

describe('with quirks, channels', () => {
  it('are listed by their ids and names', async () => {
    const page = await read('/v2/products/channels');
    assert.equal(at(page, 'total_count'), 1);
    assert.deepEqual(listAt(page, 'items'), [{ channel_id: uuid(801), channel_name: 'Web shop' }]);
    assert.deepEqual(listAt(await read('/v2/products/channels?offset=1'), 'items'), []);
    const plain = productCaller(recorded, {}, [asset]);
    assert.equal((await plain.ask('/v2/products/channels')).status, 404);
  });
});

describe('with quirks, product categories', () => {
  it('come fifty at a time, without their subcategories', async () => {
    const page = await read('/v2/product-categories');
    assert.deepEqual(
      [at(page, 'item_type'), at(page, 'limit'), at(page, 'offset'), at(page, 'total_count')],
      ['product_category', 50, 0, 61],
    );
    assert.equal(listAt(page, 'items').length, 50);
    assert.deepEqual(at(page, 'items', 0), { product_category_id: uuid(101), name: 'Outdoor' });
    const rest = await read('/v2/product-categories?limit=50&offset=50');
    assert.equal(listAt(rest, 'items').length, 11);
    const below = await read(`/v2/product-categories?parent_product_category_id=${uuid(101)}`);
    assert.deepEqual(listAt(below, 'items'), [{ product_category_id: uuid(102), name: 'Jackets' }]);
    for (const limit of [0, 51]) {
      assert.equal((await ask(`/v2/product-categories?limit=${limit}`)).status, 400);
    }
  });
});

describe('with quirks, changes of products', () => {
  const categories = (number: number): object => ({
    product_categories: [{ product_category_id: uuid(number) }],
  });

  it('are answered by no content, and by the id of what was made', async () => {
    const shop = productCaller(recorded, { quirks: true, now: clock });
    const body = sending('PUT', categories(101));
    const put = await shop.ask(`/v2/products/${uuid(1)}/product-category`, body);
    assert.deepEqual([put.status, await put.text()], [204, '']);
    const moved = await shop.read(`/v2/products/${uuid(1)}`);
    const [only, ...more] = listAt(moved, 'product_categories', 'product_categories');
    assert.deepEqual([at(only, 'name'), at(only, 'sub_category'), more], ['Outdoor', null, []]);

    const members = {
      ...categories(102),
      attributes: { [colour.id]: ['Blue'] },
      parent_product_id: uuid(1),
      product_type_id: jackets.id,
    };
    const post = await shop.ask(
      '/v2/products',
      sending('POST', { name: 'New', sku: 'NEW-1', ...members }),
    );
    assert.equal(post.status, 201);
    const made = await jsonOf(post);
    assert.deepEqual(Object.keys(Object(made) as object), ['product_id']);
    const product = await shop.read(`/v2/products/${textAt(made, 'product_id')}`);
    assert.deepEqual(at(product, 'product_categories'), nested);
    assert.equal(at(product, 'product_type', 'name'), 'Jackets');
  });
});
