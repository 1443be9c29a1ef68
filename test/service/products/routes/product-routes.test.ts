import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { assetRecord } from '../../asset-record.js';
import { at, listAt, textAt } from '../../caller.js';
import {
  barcode,
  category,
  colour,
  jackets,
  productCaller,
  productRecord,
  sending,
  uuid,
} from '../../product-record.js';

const asset = assetRecord();
const channels = [{ id: uuid(801), name: 'Web shop' }];
const { service, ask, read } = productCaller(
  {
    products: [
      productRecord(1, {
        name: 'Alpine Jacket',
        sku: 'ALP-JKT-0412',
        featuredImage: asset.id,
        type: jackets,
        attributes: { [colour.id]: ['Red', 'Blue'], [barcode.id]: [] },
        categories: [uuid(103)],
        channels: [uuid(801)],
      }),
      productRecord(2, {
        name: 'Alpine Jacket, M, Red',
        sku: 'ALP-JKT-0412-M-RED',
        parentId: uuid(1),
        featuredImage: '99999999-9999-4999-8999-999999999999',
        channels: [uuid(801)],
      }),
      productRecord(3),
    ],
    categories: [
      category(101, 'Outdoor'),
      category(102, 'Clothing', { parentId: uuid(101) }),
      category(103, 'Jackets', { parentId: uuid(102) }),
      category(104, 'Bags', { parentId: uuid(101) }),
    ],
    channels,
    attributes: [colour, barcode],
  },
  {},
  [asset],
);

const search = (body: object): Promise<unknown> =>
  read('/v2/products/search', sending('POST', body));

const jacket = {
  product_id: uuid(1),
  name: 'Alpine Jacket',
  sku: 'ALP-JKT-0412',
  created_date: '2024-01-01T00:00:00Z',
  last_updated_timestamp: '2024-07-01T00:00:00Z',
  featured_image: {
    id: asset.id,
    url: 'http://localhost:4802/previews/acme/abcdefghij/600px/Dog--cat-in-snow.jpg',
  },
  parent_product: null,
  product_type: { product_type_id: jackets.id, name: 'Jackets' },
  attributes: {
    [colour.id]: {
      attribute_id: colour.id,
      name: 'Colour',
      type: 'select',
      values: ['Red', 'Blue'],
      import_only: false,
      attribute_group: { attribute_group_id: uuid(921), name: 'Variant' },
    },
  },
  product_categories: {
    product_categories: [
      {
        product_category_id: uuid(101),
        name: 'Outdoor',
        sub_category: {
          product_category_id: uuid(102),
          name: 'Clothing',
          sub_category: { product_category_id: uuid(103), name: 'Jackets', sub_category: null },
        },
      },
    ],
  },
};

describe('a product asked for by its id', () => {
  it('comes with its attributes, and its categories inside those above them', async () => {
    assert.deepEqual(await read(`/v2/products/${uuid(1)}`), jacket);
  });

  it('is found whatever the letter case of the id', async () => {
    assert.equal((await ask(`/v2/products/${uuid(1).toUpperCase()}`)).status, 200);
  });

  it('has a picture that can be fetched', async () => {
    const product = await read(`/v2/products/${uuid(1)}`);
    const picture = await service.fetch(textAt(product, 'featured_image', 'url'));
    assert.equal(picture.status, 200);
    assert.match(picture.headers.get('content-type') ?? '', /^image\//);
  });

  it('names its parent, and keeps a picture that is gone without an address', async () => {
    const product = await read(`/v2/products/${uuid(2)}`);
    assert.deepEqual(at(product, 'parent_product'), { parent_product_id: uuid(1) });
    assert.equal(at(product, 'featured_image', 'url'), null);
    assert.deepEqual(at(product, 'product_categories'), { product_categories: [] });
  });

  it('is 404 in words where there is none', async () => {
    const answer = await ask('/v2/products/nonsense');
    assert.equal(answer.status, 404);
    assert.match(textAt(await answer.json(), 'error_message'), /'nonsense' was not found/);
  });
});

describe('an answer to a product search', () => {
  it('tells what was asked, and leaves attributes out unless they are asked for', async () => {
    assert.deepEqual(
      await search({ query: 'alpine jacket', filters: [{ type: 'exclude_variants' }] }),
      {
        query: 'alpine jacket',
        filters: [{ type: 'exclude_variants' }],
        sort: { type: 'last_updated', order: 'descending' },
        expanded: { attributes: false },
        item_type: 'product',
        total_count: 1,
        offset: 0,
        limit: 10,
        items: [{ ...jacket, attributes: null }],
      },
    );
  });

  it('carries attributes where they are asked for', async () => {
    const page = await search({ query: 'ALP-JKT-0412', expand: ['attributes'] });
    assert.deepEqual(at(page, 'expanded'), { attributes: true });
    assert.deepEqual(at(page, 'items', 0), jacket);
  });

  it('finds everything, last changed first, where nothing is asked', async () => {
    const page = await search({});
    assert.equal(at(page, 'query'), null);
    assert.deepEqual(at(page, 'filters'), []);
    const skus = listAt(page, 'items').map((item) => at(item, 'sku'));
    assert.deepEqual(skus, ['SKU-3', 'ALP-JKT-0412-M-RED', 'ALP-JKT-0412']);
  });
});

describe('the products of a channel', () => {
  for (const path of ['channel', 'channels']) {
    it(`come with category information under /${path}`, async () => {
      assert.deepEqual(await read(`/v2/products/${path}/${uuid(801)}?limit=1&expand=attributes`), {
        item_type: 'product',
        total_count: 2,
        offset: 0,
        limit: 1,
        items: [jacket],
      });
      const second = await read(`/v2/products/${path}/${uuid(801)}?limit=1000&offset=1`);
      assert.deepEqual(
        listAt(second, 'items').map((item) => at(item, 'sku')),
        ['ALP-JKT-0412-M-RED'],
      );
      assert.equal(at(second, 'items', 0, 'attributes'), null);
    });
  }

  it('are 404 for a channel that there is not, and 400 for more than a thousand', async () => {
    assert.equal((await ask(`/v2/products/channel/${uuid(1)}`)).status, 404);
    assert.equal((await ask(`/v2/products/channel/${uuid(801)}?limit=1001`)).status, 400);
    assert.equal((await ask(`/v2/products/channel/${uuid(801)}?limit=0`)).status, 400);
  });

  it('are listed for the channels that the service names', () => {
    assert.deepEqual(service.channelIds, [uuid(801)]);
  });
});

describe('product categories', () => {
  it('are those at the top, or those right below a parent', async () => {
    assert.deepEqual(await read('/v2/product-categories'), {
      item_type: 'product_category',
      total_count: 1,
      offset: 0,
      limit: 50,
      items: [{ product_category_id: uuid(101), name: 'Outdoor' }],
    });
    const below = await read(
      `/v2/product-categories?parent_product_category_id=${uuid(101)}&limit=1&offset=1`,
    );
    assert.equal(at(below, 'total_count'), 2);
    assert.deepEqual(listAt(below, 'items'), [{ product_category_id: uuid(104), name: 'Bags' }]);
  });

  it('are none below one that has none, and 404 below one that there is not', async () => {
    const path = '/v2/product-categories?parent_product_category_id=';
    assert.deepEqual(listAt(await read(path + uuid(103)), 'items'), []);
    assert.equal((await ask(path + uuid(1))).status, 404);
  });

  it('come at most fifty at a time', async () => {
    assert.equal((await ask('/v2/product-categories?limit=51')).status, 400);
    assert.equal((await ask('/v2/product-categories?limit=50')).status, 200);
  });
});

describe('every product endpoint', () => {
  it('wants a token', async () => {
    const calls: readonly (readonly [method: string, path: string])[] = [
      ['POST', '/v2/products/search'],
      ['POST', '/v2/products'],
      ['GET', `/v2/products/${uuid(1)}`],
      ['GET', `/v2/products/channel/${uuid(801)}`],
      ['GET', `/v2/products/channels/${uuid(801)}`],
      ['PUT', `/v2/products/${uuid(1)}/product-category`],
      ['GET', '/v2/product-categories'],
      ['GET', '/v2/integrations/url'],
    ];
    for (const [method, path] of calls) {
      const answer = await service.fetch(service.baseUrl + path, { method });
      assert.equal(answer.status, 401, `${method} ${path}`);
    }
  });

  it('is counted, products alike', async () => {
    const { read: readCounted, service: counted } = productCaller({ products: [productRecord(1)] });
    await readCounted(`/v2/products/${uuid(1)}`);
    await readCounted(`/v2/products/${uuid(2)}`);
    await readCounted('/v2/products/search', sending('POST', {}));
    assert.deepEqual(counted.stats().requests, {
      'GET /v2/products/{id}': 2,
      'POST /v2/products/search': 1,
    });
  });
});
