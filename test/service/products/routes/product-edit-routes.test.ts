import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ServiceOptions } from '../../../../src/service/index.js';
import { at, jsonOf, listAt, textAt, type Caller } from '../../caller.js';
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

const shop = (options: ServiceOptions = {}): Caller =>
  productCaller(
    {
      products: [
        productRecord(1, { sku: 'ALP-1', categories: [uuid(101)] }),
        productRecord(2, { sku: 'ALP-1-RED', parentId: uuid(1) }),
      ],
      categories: [
        category(101, 'Outdoor'),
        category(102, 'Home'),
        category(103, 'Archive', { protected: true }),
      ],
      attributes: [colour, barcode],
      types: [jackets],
    },
    options,
  );

const put = ({ ask }: Caller, body: unknown, id = uuid(1)): Promise<Response> =>
  ask(`/v2/products/${id}/product-category`, sending('PUT', body));

const inCategories = (...numbers: readonly number[]): object => ({
  product_categories: numbers.map((number) => ({ product_category_id: uuid(number) })),
});

/** The names of a product's categories, as its answer tells them. */
async function categoriesOf({ read }: Caller, id = uuid(1)): Promise<readonly unknown[]> {
  const product = await read(`/v2/products/${id}`);
  const categories = listAt(product, 'product_categories', 'product_categories');
  return categories.map((each) => at(each, 'name'));
}

describe("setting a product's category", () => {
  it('answers without content, and every later answer carries the new category', async () => {
    const now = Date.UTC(2026, 0, 2);
    const person = shop({ now: () => now });
    // Searched once before: what was remembered of the order must not outlast the change.
    await person.read('/v2/products/search', sending('POST', {}));
    const answer = await put(person, inCategories(102));
    assert.equal(answer.status, 204);
    assert.equal(await answer.text(), '');
    assert.deepEqual(await categoriesOf(person), ['Home']);
    const page = await person.read('/v2/products/search', sending('POST', { limit: 1 }));
    assert.equal(at(page, 'items', 0, 'product_id'), uuid(1));
    assert.equal(at(page, 'items', 0, 'last_updated_timestamp'), '2026-01-02T00:00:00Z');
    const [first] = listAt(page, 'items', 0, 'product_categories', 'product_categories');
    assert.equal(at(first, 'name'), 'Home');
  });

  it('takes several, each once, or none', async () => {
    const person = shop();
    await put(person, inCategories(102, 101, 102));
    assert.deepEqual(await categoriesOf(person), ['Home', 'Outdoor']);
    await put(person, inCategories());
    assert.deepEqual(await categoriesOf(person), []);
  });

  it('is refused, and changes nothing, where the product or the category is unknown', async () => {
    const person = shop();
    assert.equal((await put(person, inCategories(102), uuid(9))).status, 404);
    assert.equal((await put(person, inCategories(102, 9))).status, 400);
    for (const body of [{}, { product_categories: {} }, { product_categories: [uuid(102)] }]) {
      assert.equal((await put(person, body)).status, 400);
    }
    assert.deepEqual(await categoriesOf(person), ['Outdoor']);
  });

  it('is refused for a protected category', async () => {
    const person = shop();
    const answer = await put(person, inCategories(103));
    assert.equal(answer.status, 403);
    assert.match(textAt(await jsonOf(answer), 'error_message'), /protected/);
    assert.deepEqual(await categoriesOf(person), ['Outdoor']);
  });

  it('is refused for a person without permission, as new products are', async () => {
    const person = shop({ readOnlyProducts: true });
    assert.equal((await put(person, inCategories(102))).status, 403);
    const made = await person.ask('/v2/products', sending('POST', { name: 'A', sku: 'B' }));
    assert.equal(made.status, 403);
    assert.deepEqual(await categoriesOf(person), ['Outdoor']);
  });

  it('can be done from an allowed page', async () => {
    const { service } = shop({ allowedOrigins: ['https://cms.example'] });
    const paths = {
      '/v2/products/search': 'POST',
      [`/v2/products/${uuid(1)}/product-category`]: 'PUT',
    };
    for (const [path, method] of Object.entries(paths)) {
      const { status, headers } = await service.fetch(service.baseUrl + path, {
        method: 'OPTIONS',
        headers: {
          origin: 'https://cms.example',
          'access-control-request-method': method,
          'access-control-request-headers': 'authorization,content-type',
        },
      });
      assert.equal(status, 204);
      assert.equal(headers.get('access-control-allow-origin'), 'https://cms.example');
      assert.ok(headers.get('access-control-allow-methods')?.includes(method));
      assert.match(headers.get('access-control-allow-headers') ?? '', /content-type/);
    }
  });
});

describe('a new product', () => {
  const create = ({ ask }: Caller, members: object = {}): Promise<Response> =>
    ask(
      '/v2/products',
      sending('POST', { name: 'Alpine Jacket, Blue', sku: 'ALP-1-BLU', ...members }),
    );

  it('is found by its id and by searching, with all that was said of it', async () => {
    const person = shop({ now: () => Date.UTC(2026, 0, 2) });
    await person.read('/v2/products/search', sending('POST', {}));
    const answer = await create(person, {
      parent_product_id: uuid(1),
      product_type_id: jackets.id,
      attributes: { [colour.id]: ['Blue'] },
      ...inCategories(102),
    });
    assert.equal(answer.status, 201);
    const made = await jsonOf(answer);
    assert.deepEqual(Object.keys(Object(made) as object), ['product_id']);
    const product = await person.read(`/v2/products/${textAt(made, 'product_id')}`);
    assert.equal(at(product, 'created_date'), '2026-01-02T00:00:00Z');
    assert.equal(at(product, 'parent_product', 'parent_product_id'), uuid(1));
    assert.equal(at(product, 'product_type', 'name'), 'Jackets');
    assert.deepEqual(at(product, 'attributes', colour.id, 'values'), ['Blue']);
    assert.deepEqual(await categoriesOf(person, textAt(made, 'product_id')), ['Home']);
    const found = await person.read('/v2/products/search', {
      ...sending('POST', { query: 'alp-1-blu', filters: [{ type: 'exclude_parents' }] }),
    });
    assert.deepEqual(at(found, 'items', 0), { ...Object(product), attributes: null });
    const latest = await person.read('/v2/products/search', sending('POST', { limit: 1 }));
    assert.equal(at(latest, 'items', 0, 'sku'), 'ALP-1-BLU');
  });

  it('is refused where its SKU is taken, whatever the letter case', async () => {
    const person = shop();
    assert.equal((await create(person, { sku: 'alp-1' })).status, 409);
    assert.equal((await create(person)).status, 201);
    assert.equal((await create(person)).status, 409);
  });

  const senseless: readonly object[] = [
    { name: '' },
    { name: ' ' },
    { name: null },
    { sku: 5 },
    { sku: 'x'.repeat(501) },
    { parent_product_id: uuid(9) },
    { parent_product_id: uuid(2) },
    { product_type_id: uuid(9) },
    { attributes: [] },
    { attributes: { [uuid(9)]: ['x'] } },
    { attributes: { [colour.id]: 'Blue' } },
    { attributes: { [colour.id]: [5] } },
    { attributes: { [barcode.id]: ['4000000000000'] } },
    { product_categories: [{ product_category_id: uuid(9) }] },
  ];
  for (const members of senseless) {
    it(`is refused for ${JSON.stringify(members).slice(0, 80)}`, async () => {
      const person = shop();
      assert.equal((await create(person, members)).status, 400);
      const all = await person.read('/v2/products/search', sending('POST', {}));
      assert.equal(at(all, 'total_count'), 2);
    });
  }

  it('is refused for a protected category', async () => {
    assert.equal((await create(shop(), inCategories(103))).status, 403);
  });
});
