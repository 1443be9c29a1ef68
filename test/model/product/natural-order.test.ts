import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  areSizes,
  byNaturalOrder,
  inNaturalOrder,
} from '../../../src/model/product/natural-order.js';
import type { Product } from '../../../src/model/product/product.js';

function inOrder(values: readonly string[]): readonly string[] {
  return [...values].reverse().sort(byNaturalOrder);
}

function variant(name: string, sku: string, attributes: Readonly<Record<string, string>>): Product {
  return {
    ...{ id: sku, name, sku, createdDate: '', lastUpdated: '', categories: [] },
    attributes: Object.entries(attributes).map(([id, value]) => {
      return { id, name: id, type: 'text', values: [value], group: '' };
    }),
  };
}

describe('the natural order of names', () => {
  const orders: Readonly<Record<string, readonly string[]>> = {
    'sizes of clothes': ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', '4XL'],
    'sizes as words': ['Small', 'Medium', 'Large'],
    'sizes of shoes': ['8', '36', '38', '38.5', '39', '40'],
    volumes: ['100 ml', '20 cl', '250ml', '750 ml', '1 l', '1,5 l', '12 L'],
    lengths: ['8 mm', '1 cm', '2.5 cm', '1 m'],
    weights: ['500 mg', '250 g', '1 kg'],
    'names with sizes in them': [
      'Jacket, S, Blue',
      'Jacket, S, Red',
      'Jacket, M, Blue',
      'Jacket, XL, Blue',
    ],
    'names with amounts in them': ['Shampoo 100 ml', 'Shampoo 250 ml', 'Shampoo 1 l'],
    words: ['Lamp 2', 'Lamp 10', 'lily', 'Moss'],
  };
  for (const [what, order] of Object.entries(orders)) {
    it(`is that of people: ${what}`, () => {
      assert.deepEqual(inOrder(order), order);
    });
  }

  it('is the same from wherever it starts', () => {
    const mixed = ['m', 'n', 's', '1 l', '36', 'a', 'xl', '', '250 ml', '1 kg', 'M n'];
    const once = inOrder(mixed);
    const turned = [...mixed.slice(5), ...mixed.slice(0, 5)];
    assert.deepEqual(inOrder(turned), once);
  });

  it('tells sizes from other words', () => {
    assert.equal(areSizes(['S', 'XL', '2XL']), true);
    assert.equal(areSizes(['36', '38.5', '250 ml']), true);
    assert.equal(areSizes(['Red', 'S']), false);
    assert.equal(areSizes(['S small']), false);
  });

  it('takes a moment for names that are longer than anybody reads', () => {
    const long = 'x1 '.repeat(50_000);
    const started = performance.now();
    byNaturalOrder(long, long);
    assert.ok(performance.now() - started < 100);
  });
});

describe('variants of the same name', () => {
  it('are ordered by their attributes, not by bar codes, and at last by their SKUs', () => {
    const variants = [
      variant('Shirt', 'T-9', { barcode: '4000000000001', size: 'L', colour: 'Red' }),
      variant('Shirt', 'T-10', { barcode: '4000000000002', size: 'S', colour: 'Red' }),
      variant('Shirt', 'T-2', { barcode: '4000000000003', size: 'S', colour: 'Blue' }),
      variant('Shirt', 'T-1', { barcode: '4000000000004', size: 'L', colour: 'Red' }),
    ];
    const skus = inNaturalOrder(variants).map(({ sku }) => sku);
    assert.deepEqual(skus, ['T-2', 'T-10', 'T-1', 'T-9']);
  });
});
