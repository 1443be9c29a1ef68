import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readProduct } from '../../../src/api/products/product-schema.js';
import type { Product } from '../../../src/model/product/product.js';

const jacket = {
  product_id: 'p1',
  name: 'Alpine jacket',
  sku: 'ALP-JKT-0412-M-RED',
  created_date: '2024-05-01T10:00:00Z',
  last_updated_timestamp: '2025-02-03T04:05:06Z',
  featured_image: { id: 'a1', url: 'https://images.example/a1.jpg' },
  parent_product: { parent_product_id: 'p0' },
  product_type: { product_type_id: 't1', name: 'Clothing' },
  attributes: {
    colour: {
      attribute_id: 'c1',
      name: 'Colour',
      type: 'text',
      values: ['Red'],
      import_only: null,
      attribute_group: { attribute_group_id: 'g1', name: 'Looks' },
    },
  },
  product_categories: {
    product_categories: [
      {
        product_category_id: '1',
        name: 'Clothing',
        sub_category: { product_category_id: '2', name: 'Jackets', sub_category: null },
      },
      { product_category_id: '3', name: 'Outlet' },
    ],
  },
};

function read(changes: Readonly<Record<string, unknown>>): Product {
  return readProduct({ ...jacket, ...changes }, 'product');
}

describe('a product', () => {
  test('arrives with everything that is said of it', () => {
    assert.deepEqual(read({}), {
      id: 'p1',
      name: 'Alpine jacket',
      sku: 'ALP-JKT-0412-M-RED',
      createdDate: '2024-05-01T10:00:00Z',
      lastUpdated: '2025-02-03T04:05:06Z',
      featuredImage: { assetId: 'a1', url: 'https://images.example/a1.jpg' },
      parentId: 'p0',
      type: { id: 't1', name: 'Clothing' },
      attributes: [{ id: 'c1', name: 'Colour', type: 'text', values: ['Red'], group: 'Looks' }],
      categories: [
        [
          { id: '1', name: 'Clothing' },
          { id: '2', name: 'Jackets' },
        ],
        [{ id: '3', name: 'Outlet' }],
      ],
    });
  });

  const bare = { id: 'p', name: '', sku: '', createdDate: '', lastUpdated: '' };

  test('needs no more than an id', () => {
    const product = readProduct({ product_id: 'p' }, 'product');
    assert.deepEqual(product, { ...bare, attributes: [], categories: [] });
  });

  test('may say null of everything else', () => {
    const nulls = Object.fromEntries(Object.keys(jacket).map((name) => [name, null]));
    const product = readProduct({ ...nulls, product_id: 'p' }, 'product');
    assert.deepEqual(product, { ...bare, attributes: [], categories: [] });
  });

  for (const [what, json] of [
    ['no id', { name: 'x' }],
    ['an empty id', { product_id: '' }],
    ['an id that no address can hold', { product_id: 'a\ud800' }],
    ['a number for its id', { product_id: 7 }],
    ['no text for its SKU', { product_id: 'p', sku: 7 }],
    ['no text for its name', { product_id: 'p', name: {} }],
  ] as const) {
    test(`with ${what} is not believed`, () => {
      assert.throws(() => readProduct(json, 'product'), { name: 'SchemaError' });
    });
  }

  for (const name of [
    'featured_image',
    'parent_product',
    'product_type',
    'attributes',
    'product_categories',
    'created_date',
    'last_updated_timestamp',
  ]) {
    for (const nonsense of ['text', 7, [], [null], { id: {} }, { product_categories: 7 }, true]) {
      test(`survives ${JSON.stringify(nonsense)} for ${name}`, () => {
        assert.equal(read({ [name]: nonsense }).sku, jacket.sku);
      });
    }
  }

  test('has a picture without an address where the asset has none', () => {
    assert.deepEqual(read({ featured_image: { id: 'a1', url: null } }).featuredImage, {
      assetId: 'a1',
      url: null,
    });
    assert.equal(read({ featured_image: { id: null, url: null } }).featuredImage, undefined);
  });

  test('is never shown by an address that would run something', () => {
    for (const url of ['javascript:alert(1)', 'data:image/svg+xml,<svg/>', '//images.example/a']) {
      assert.equal(read({ featured_image: { id: 'a1', url } }).featuredImage?.url, null, url);
    }
  });
});

describe("a product's attributes", () => {
  test('are known by any name, and none of them reaches further', () => {
    const attributes: unknown = JSON.parse('{"__proto__":{"values":["x"]},"constructor":{}}');
    assert.deepEqual(read({ attributes }).attributes, [
      { id: '__proto__', name: '__proto__', type: '', values: ['x'], group: '' },
      { id: 'constructor', name: 'constructor', type: '', values: [], group: '' },
    ]);
  });

  test('keep the values that are words', () => {
    const attributes = { a: { values: ['x', 1, null, 'y'] }, b: { values: 'z' }, c: 'none' };
    const values = read({ attributes }).attributes.map((attribute) => attribute.values);
    assert.deepEqual(values, [['x', 'y'], ['z']]);
  });

  test('are of the five types of the live service, or of any other', () => {
    const types = [
      'asset',
      'multi_controlled_vocab',
      'rich_text',
      'single_controlled_vocab',
      'text',
    ];
    for (const type of [...types, 'one_of_next_year']) {
      const attributes = { a: { attribute_id: 'i', name: 'A', type, values: ['x', 'y'] } };
      const expected = [{ id: 'i', name: 'A', type, values: ['x', 'y'], group: '' }];
      assert.deepEqual(read({ attributes }).attributes, expected);
    }
  });

  test('keep rich text as it is written', () => {
    const html = '<p onclick="x">a<script>b</script>';
    const attributes = { a: { type: 'rich_text', values: [html] } };
    assert.deepEqual(read({ attributes }).attributes[0]?.values, [html]);
  });

  test('refer to each asset once, by ids that an address can hold', () => {
    const values = ['a1', 'a2', 'a1', '', '..', 'a\ud800', 7, null, { id: 'a3' }, 'x'.repeat(9000)];
    const attributes = { a: { type: 'asset', values } };
    assert.deepEqual(read({ attributes }).attributes[0]?.values, ['a1', 'a2']);
  });

  for (const nonsense of [null, 7, true, {}, [[]], [null], [{}], { 0: 'x' }]) {
    for (const type of ['asset', 'rich_text', 'text', null, 7]) {
      test(`of type ${type} survive ${JSON.stringify(nonsense)} for their values`, () => {
        const attributes = { a: { type, values: nonsense } };
        assert.deepEqual(read({ attributes }).attributes[0]?.values, []);
      });
    }
  }

  test('are read in an instant, however many and long they are', () => {
    const values = Array.from({ length: 500 }, () => 'x'.repeat(100_000));
    const attributes = Object.fromEntries(
      Array.from({ length: 1000 }, (_, index) => [`a${index}`, { type: 'text', values }]),
    );
    const started = performance.now();
    assert.equal(read({ attributes }).attributes.length, 500);
    assert.ok(performance.now() - started < 2000);
  });
});

describe("a product's categories", () => {
  /** JSON in which each category holds the next. */
  function chain(ids: readonly string[]): unknown {
    return ids.reduceRight<unknown>(
      (below, id) => ({ product_category_id: id, name: id, sub_category: below }),
      null,
    );
  }

  function pathsFor(...chains: readonly unknown[]): string[] {
    const product = read({ product_categories: { product_categories: chains } });
    return product.categories.map((path) => path.map(({ id }) => id).join('/'));
  }

  test('end where they lead back to themselves', () => {
    assert.deepEqual(pathsFor(chain(['a', 'b', 'a', 'c'])), ['a/b']);
  });

  test('end at a depth that no tree of people has, however deep the answer', () => {
    const [path = ''] = pathsFor(
      chain(Array.from({ length: 50_000 }, (_, depth) => String(depth))),
    );
    assert.equal(path.split('/').length, 100);
  });

  test('are left out where they cannot be read, and cut where the rest cannot', () => {
    const broken = { product_category_id: 'a', name: 'a', sub_category: { name: 'no id' } };
    assert.deepEqual(pathsFor(null, { name: 'no id' }, broken, chain(['b'])), ['a', 'b']);
  });
});
