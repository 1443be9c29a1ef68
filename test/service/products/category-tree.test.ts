import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { at, listAt } from '../caller.js';
import { category, productCaller, productRecord, sending, uuid } from '../product-record.js';

/** The names of a product's first category and of those nested in it. */
function nestedNames(product: unknown): readonly unknown[] {
  const names: unknown[] = [];
  let next = at(product, 'product_categories', 'product_categories', 0);
  while (next) {
    names.push(at(next, 'name'));
    next = at(next, 'sub_category');
  }
  return names;
}

describe('a category 200 levels down', () => {
  const categories = Array.from({ length: 200 }, (_, level) =>
    category(level, `Level ${level}`, { parentId: level === 0 ? null : uuid(level - 1) }),
  );
  const { read } = productCaller({
    products: [productRecord(1, { categories: [uuid(199)] })],
    categories,
  });

  it('stands in all 199 above it, in every answer', async () => {
    const names = categories.map(({ name }) => name);
    assert.deepEqual(nestedNames(await read(`/v2/products/${uuid(1)}`)), names);
    const page = await read('/v2/products/search', sending('POST', {}));
    assert.deepEqual(nestedNames(at(page, 'items', 0)), names);
  });

  it('can be gone down to level by level', async () => {
    let parent = uuid(0);
    let level = 0;
    for (;;) {
      const page = await read(`/v2/product-categories?parent_product_category_id=${parent}`);
      const [next] = listAt(page, 'items');
      if (!next) break;
      parent = String(at(next, 'product_category_id'));
      level += 1;
    }
    assert.equal(level, 199);
  });
});

describe('categories in a circle', () => {
  it('lead back to where one was, from the top of the tree', async () => {
    const { read } = productCaller({
      categories: [
        category(1, 'Outdoor'),
        category(2, 'Gear', { parentId: uuid(1) }),
        category(1, 'Outdoor', { parentId: uuid(2) }),
      ],
    });
    const below = async (id: string): Promise<unknown> =>
      at(await read(`/v2/product-categories?parent_product_category_id=${id}`), 'items', 0);
    assert.equal(at(await below(uuid(1)), 'product_category_id'), uuid(2));
    assert.equal(at(await below(uuid(2)), 'product_category_id'), uuid(1));
  });

  it('do not change the path of a product: the first place of a category counts', async () => {
    const { read } = productCaller({
      products: [productRecord(1, { categories: [uuid(2)] })],
      categories: [
        category(1, 'Outdoor'),
        category(2, 'Gear', { parentId: uuid(1) }),
        category(3, 'Sale'),
        category(2, 'Gear', { parentId: uuid(3) }),
      ],
    });
    assert.deepEqual(nestedNames(await read(`/v2/products/${uuid(1)}`)), ['Outdoor', 'Gear']);
  });

  it('are gone round once in a product', async () => {
    const { read } = productCaller({
      products: [productRecord(1, { categories: [uuid(2)] })],
      categories: [
        category(1, 'Outdoor', { parentId: uuid(2) }),
        category(2, 'Gear', { parentId: uuid(1) }),
      ],
    });
    const names = nestedNames(await read(`/v2/products/${uuid(1)}`));
    assert.deepEqual(names, ['Gear', 'Outdoor', 'Gear']);
  });
});
