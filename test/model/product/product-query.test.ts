import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  emptyProductQuery,
  sameProductQuery,
  type ProductFilter,
  type ProductQuery,
} from '../../../src/model/product/product-query.js';

const red: ProductFilter = {
  type: 'attribute',
  operator: 'in',
  attributeId: 'colour',
  values: ['red', 'blue'],
};
const query: ProductQuery = { ...emptyProductQuery, text: 'jacket', filters: [red] };

describe('a product query', () => {
  test('is the same as another that asks the same', () => {
    assert.ok(
      sameProductQuery(query, { ...query, filters: [{ ...red, values: ['red', 'blue'] }] }),
    );
  });

  for (const change of [
    { text: 'coat' },
    { show: 'parents' },
    { category: 'c' },
    { sort: '-name' },
    { filters: [] },
    { filters: [{ ...red, type: 'name' }] },
    { filters: [{ ...red, operator: 'contains' }] },
    { filters: [{ ...red, attributeId: 'size' }] },
    { filters: [{ ...red, values: ['red'] }] },
    { filters: [{ ...red, values: ['blue', 'red'] }] },
    { filters: [{ type: 'attribute', operator: 'in', attributeId: 'colour' }] },
  ] satisfies readonly Partial<ProductQuery>[]) {
    test(`is another with ${JSON.stringify(change)}`, () => {
      assert.equal(sameProductQuery(query, { ...query, ...change }), false);
      assert.equal(sameProductQuery({ ...query, ...change }, query), false);
    });
  }
});
