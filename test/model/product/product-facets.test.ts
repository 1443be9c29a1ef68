import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { facetsOf } from '../../../src/model/product/product-facets.js';
import type { Product } from '../../../src/model/product/product.js';

function product(attributes: Readonly<Record<string, readonly string[]>>, type = 'text'): Product {
  const words = { id: '', name: '', sku: '', createdDate: '', lastUpdated: '' };
  return {
    ...words,
    categories: [],
    attributes: Object.entries(attributes).map(([id, values]) => {
      return { id, name: `The ${id}`, type, values, group: '' };
    }),
  };
}

describe('facetsOf', () => {
  it('lists the values of an attribute, the most frequent first', () => {
    const [facet, ...more] = facetsOf([
      product({ colour: ['red'] }),
      product({ colour: ['blue', 'green'] }),
      product({ colour: ['blue', 'blue'] }),
    ]);
    assert.deepEqual(more, []);
    assert.equal(facet?.label, 'The colour');
    assert.deepEqual(
      facet.values.map(({ label }) => label),
      ['blue', 'red', 'green'],
    );
  });

  it('leaves out what tells nothing apart, what is empty, and long texts', () => {
    const long = 'x'.repeat(41);
    const products = [product({ a: ['1'], b: ['', 'x'], c: [long, '2'] }), product({ a: ['1'] })];
    assert.deepEqual(facetsOf(products), []);
  });

  it('leaves out kinds of value that are endless', () => {
    const products = ['1', '2'].map((weight) => product({ weight: [weight] }, 'number'));
    assert.deepEqual(facetsOf(products), []);
  });

  it('leaves out rich text and references to assets, which nobody chooses by', () => {
    for (const type of ['rich_text', 'asset']) {
      assert.deepEqual(
        facetsOf(['1', '2'].map((value) => product({ a: [value] }, type))),
        [],
        type,
      );
    }
    for (const type of ['single_controlled_vocab', 'multi_controlled_vocab', 'text']) {
      assert.equal(
        facetsOf(['1', '2'].map((value) => product({ a: [value] }, type))).length,
        1,
        type,
      );
    }
  });

  it('lists 25 values at most, and says that there are more', () => {
    const products = Array.from({ length: 52 }, (_, index) =>
      product({ shade: [`shade ${index % 26}`] }),
    );
    const [facet] = facetsOf(products);
    assert.equal(facet?.values.length, 25);
    assert.equal(facet.truncated, true);
  });

  it('leaves out ids, of which each product has its own', () => {
    const codes = (start: number) =>
      Array.from({ length: 3 }, (_, index) => product({ barcode: [`${start + index}`] }));
    assert.deepEqual(facetsOf(codes(4_000_000_000_012)), []);
    const articles = Array.from({ length: 10 }, (_, index) =>
      product({ article: [`A-${index}`], colour: [index % 2 ? 'red' : 'blue'] }),
    );
    assert.deepEqual(
      facetsOf(articles).map(({ key }) => key),
      ['colour'],
    );
  });

  it('lists sizes in their natural order, whatever their frequency', () => {
    const products = ['XL', 'XL', 'S', 'L', 'M'].map((size) => product({ size: [size] }));
    assert.deepEqual(
      facetsOf(products)[0]?.values.map(({ label }) => label),
      ['S', 'M', 'L', 'XL'],
    );
  });

  it('tells values apart that look alike, by their attribute', () => {
    const facets = facetsOf([product({ a: ['1'], b: ['1'] }), product({ a: ['2'], b: ['2'] })]);
    const clauses = facets.flatMap(({ values }) => values.map(({ clause }) => clause));
    assert.equal(new Set(clauses).size, 4);
  });
});
