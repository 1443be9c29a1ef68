import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createService } from '../../../../src/service/index.js';
import { at, caller, jsonOf, listAt, textAt, type Caller } from '../../caller.js';
import { sending } from '../../product-record.js';

/** A person who may use a service with made-up products, and assets to show them. */
function shop(products: number, seed = 1): Caller {
  const service = createService({ products, seed, assets: 2000 });
  const authorization = `Bearer ${service.issueTokens().accessToken}`;
  const ask: Caller['ask'] = (path, init) => {
    const headers = { ...Object(init?.headers), authorization } as Record<string, string>;
    return service.fetch(service.baseUrl + path, { ...init, headers });
  };
  return { service, ask, read: async (path, init) => jsonOf(await ask(path, init)) };
}

async function everyProduct({ read }: Caller): Promise<readonly unknown[]> {
  const products: unknown[] = [];
  for (let offset = 0; ; offset += 100) {
    const body = { limit: 100, offset, expand: ['attributes'] };
    const items = listAt(await read('/v2/products/search', sending('POST', body)), 'items');
    if (items.length === 0) return products;
    products.push(...items);
  }
}

const person = shop(1500);
const products = await everyProduct(person);

describe('the made-up products', () => {
  it('are as many as asked for, each with an id and a SKU of its own', () => {
    assert.equal(products.length, 1500);
    assert.equal(new Set(products.map((product) => at(product, 'product_id'))).size, 1500);
    assert.equal(new Set(products.map((product) => at(product, 'sku'))).size, 1500);
    for (const product of products) {
      assert.match(textAt(product, 'sku'), /^[A-Z]{3}-[A-Z]{3}-\d{4}(-[A-Z0-9]+){0,2}$/);
    }
  });

  it('are families: a variant has the name and the SKU of its parent, and more', () => {
    const byId = new Map(products.map((product) => [at(product, 'product_id'), product]));
    const variants = products.filter((product) => at(product, 'parent_product'));
    assert.ok(variants.length > 1000 && variants.length < 1450);
    for (const variant of variants) {
      const parent = byId.get(at(variant, 'parent_product', 'parent_product_id'));
      assert.equal(at(parent, 'parent_product'), null);
      assert.ok(textAt(variant, 'name').startsWith(`${textAt(parent, 'name')}, `));
      assert.ok(textAt(variant, 'sku').startsWith(`${textAt(parent, 'sku')}-`));
    }
  });

  it('are the same from the same seed, and others from another', async () => {
    assert.deepEqual(await everyProduct(shop(100)), await everyProduct(shop(100)));
    const [other] = await everyProduct(shop(100, 2));
    assert.ok(!products.some((product) => at(product, 'sku') === at(other, 'sku')));
  });

  it('have attributes of several types, with groups and without', () => {
    const attributes = products.flatMap(
      (product) => Object.values(Object(at(product, 'attributes')) as object) as unknown[],
    );
    const types = new Set(attributes.map((attribute) => at(attribute, 'type')));
    assert.ok(types.size >= 6);
    assert.ok(attributes.some((attribute) => at(attribute, 'import_only') === true));
    assert.ok(attributes.some((attribute) => at(attribute, 'attribute_group') === undefined));
    for (const name of ['Colour', 'Size', 'Material', 'Weight (g)', 'Price (EUR)']) {
      assert.ok(
        attributes.some((attribute) => at(attribute, 'name') === name),
        name,
      );
    }
  });

  it('have pictures from the library, of their own colour where there is one', async () => {
    const pictured = products.filter((product) => at(product, 'featured_image'));
    assert.ok(pictured.length > 1300 && pictured.length < 1450);
    for (const product of pictured.slice(0, 20)) {
      const id = textAt(product, 'featured_image', 'id');
      assert.equal((await person.ask(`/v2/assets/${id}`)).status, 200);
      const url = textAt(product, 'featured_image', 'url');
      assert.equal((await person.service.fetch(url)).status, 200);
    }
    const shown = new Map(
      pictured.flatMap((product) => {
        const colour = /Field Watch,.* (Navy|Black|White|Terracotta)$/.exec(
          textAt(product, 'name'),
        );
        return colour ? [[colour[1], textAt(product, 'featured_image', 'id')] as const] : [];
      }),
    );
    assert.ok(shown.size >= 3);
    for (const [colour, id] of shown) {
      const asset = await person.read(`/v2/assets/${id}?expand=metadata`);
      assert.deepEqual(at(asset, 'metadata', 'fields', 'colour'), [colour]);
    }
  });

  it('have no pictures where the library has none', async () => {
    const { read } = caller([], { products: 50 });
    const page = await read('/v2/products/search', sending('POST', { limit: 50 }));
    assert.ok(listAt(page, 'items').every((item) => at(item, 'featured_image') === null));
  });

  it('are given out by four channels', async () => {
    const { service, read } = person;
    assert.equal(service.channelIds.length, 4);
    const counts = await Promise.all(
      service.channelIds.map(async (id) =>
        Number(at(await read(`/v2/products/channel/${id}?limit=1`), 'total_count')),
      ),
    );
    assert.ok(counts.every((count) => count > 100 && count < 1500));
  });

  it('stand in categories five deep, which begin at the top of the tree', async () => {
    const tops = listAt(await person.read('/v2/product-categories'), 'items');
    const deepest = products.map((product) => {
      let next = at(product, 'product_categories', 'product_categories', 0);
      const top = at(next, 'product_category_id');
      let levels = 0;
      for (; next; levels += 1) next = at(next, 'sub_category');
      assert.ok(levels === 0 || tops.some((each) => at(each, 'product_category_id') === top));
      return levels;
    });
    assert.deepEqual([...new Set(deepest)].sort(), [0, 5]);
  });

  it('cannot all be moved: one category is protected', async () => {
    const tops = listAt(await person.read('/v2/product-categories'), 'items');
    const archive = tops.find((each) => at(each, 'name') === 'Archive');
    const id = textAt(products[0], 'product_id');
    const body = { product_categories: [archive] };
    const answer = await person.ask(`/v2/products/${id}/product-category`, sending('PUT', body));
    assert.equal(answer.status, 403);
  });
});
