import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  isWithin,
  pathOf,
  pathText,
  type NestedCategory,
  type ProductCategory,
} from '../../../src/model/product/product-category.js';

function category(id: string): ProductCategory {
  return { id, name: `The ${id}` };
}

function nested(ids: readonly string[]): NestedCategory {
  const [id = '', ...below] = ids;
  return { ...category(id), ...(below.length > 0 && { below: nested(below) }) };
}

describe("a category's path", () => {
  test('leads from the top of the tree to the category', () => {
    assert.deepEqual(pathOf(nested(['a', 'b', 'c'])), ['a', 'b', 'c'].map(category));
  });

  test('ends where the tree leads back to itself', () => {
    assert.deepEqual(pathOf(nested(['a', 'b', 'a', 'b'])), ['a', 'b'].map(category));
    const top: { id: string; name: string; below?: NestedCategory } = category('a');
    top.below = { ...category('b'), below: top };
    assert.deepEqual(pathOf(top), ['a', 'b'].map(category));
  });

  test('ends at a depth that no tree of people has', () => {
    const ids = Array.from({ length: 200 }, (_, depth) => String(depth));
    assert.deepEqual(pathOf(nested(ids)), ids.slice(0, 100).map(category));
  });

  test('is read from left to right', () => {
    assert.equal(
      pathText(['Apparel', 'Jackets'].map((name) => ({ id: name, name }))),
      'Apparel / Jackets',
    );
    assert.equal(pathText(['a', 'b'].map(category), ' › '), 'The a › The b');
  });

  test('holds each of its categories and no other', () => {
    const paths = [['a', 'b'], ['x']].map((ids) => ids.map(category));
    assert.deepEqual(
      ['a', 'b', 'x', 'c', ''].map((id) => isWithin(paths, id)),
      [true, true, true, false, false],
    );
    assert.equal(isWithin([], 'a'), false);
  });
});
