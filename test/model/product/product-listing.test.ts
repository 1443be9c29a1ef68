import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  emptyListing,
  isListed,
  sameListing,
  toProductQuery,
  type ProductListing,
} from '../../../src/model/product/product-listing.js';
import type { ProductFilter } from '../../../src/model/product/product-query.js';
import type { Product } from '../../../src/model/product/product.js';

function value(facetKey: string, label: string, facetType = 'attribute') {
  return { facetKey, facetType, facetLabel: '', label, clause: `${facetKey}:${label}` };
}

const lamp: Product = {
  id: '1',
  name: 'Desk lamp',
  sku: 'LMP-1',
  createdDate: '2026-01-02T00:00:00Z',
  lastUpdated: '2026-01-03T00:00:00Z',
  type: { id: 't', name: 'Lamps' },
  attributes: [{ id: 'colour', name: 'Colour', type: 'text', values: ['red'], group: '' }],
  categories: [
    [
      { id: 'home', name: 'Home' },
      { id: 'desk', name: 'Desk' },
    ],
  ],
};

function lists(change: Partial<ProductListing>): boolean {
  return isListed(lamp, { ...emptyListing, ...change });
}

describe('toProductQuery', () => {
  it('adds one filter an attribute to the host’s own, with its values as alternatives', () => {
    const own: ProductFilter = { type: 'sku', operator: 'contains', values: ['L'] };
    const applied = [value('colour', 'red'), value('size', 'S'), value('colour', 'blue')];
    assert.deepEqual(toProductQuery({ ...emptyListing, filters: [own], applied }).filters, [
      own,
      { type: 'attribute', operator: 'in', attributeId: 'colour', values: ['red', 'blue'] },
      { type: 'attribute', operator: 'in', attributeId: 'size', values: ['S'] },
    ]);
  });

  it('passes over values that are of no attribute', () => {
    const applied = [value('metadata:x', 'x', 'metadata')];
    assert.deepEqual(toProductQuery({ ...emptyListing, applied }).filters, []);
  });
});

describe('sameListing', () => {
  it('compares what is asked for, not who made the lists', () => {
    const filters: readonly ProductFilter[] = [{ type: 'exclude_parents', operator: 'has_value' }];
    const one = { ...emptyListing, filters: [...filters] };
    assert.equal(sameListing(one, { ...emptyListing, filters }), true);
    assert.equal(sameListing(one, emptyListing), false);
    assert.equal(sameListing(emptyListing, { ...emptyListing, channel: 'web' }), false);
  });
});

describe('isListed', () => {
  it('looks for the words in name and SKU, in any case', () => {
    assert.deepEqual(
      ['DESK', 'lmp-1', ''].map((text) => lists({ text })),
      [true, true, true],
    );
    assert.equal(lists({ text: 'sofa' }), false);
  });

  it('knows parents from variants, and what is below a category', () => {
    assert.equal(lists({ show: 'variants' }), false);
    assert.equal(lists({ show: 'parents', category: 'home' }), true);
    assert.equal(lists({ category: 'shed' }), false);
  });

  const met: readonly ProductFilter[] = [
    { type: 'attribute', operator: 'in', attributeId: 'colour', values: ['blue', 'red'] },
    { type: 'attribute', operator: 'is_empty', attributeId: 'size' },
    { type: 'name', operator: 'contains', values: ['LAMP'] },
    { type: 'product_type', operator: 'in', values: ['t'] },
    { type: 'featured_image', operator: 'is_empty' },
    { type: 'exclude_variants', operator: 'has_value' },
    { type: 'created_timestamp', operator: 'after', values: ['2026-01-01'] },
  ];
  for (const filter of met) {
    it(`lets through what meets ${filter.type} ${filter.operator}`, () => {
      assert.equal(lists({ filters: [filter] }), true);
    });
  }

  const missed: readonly ProductFilter[] = [
    { type: 'attribute', operator: 'in', attributeId: 'colour', values: ['blue'] },
    { type: 'attribute', operator: 'has_value', attributeId: 'size' },
    { type: 'exclude_parents', operator: 'has_value' },
    { type: 'featured_image', operator: 'has_value' },
    { type: 'last_updated_timestamp', operator: 'after', values: ['2026-02-01'] },
    { type: 'search_parents_via_variants', operator: 'has_value' },
  ];
  for (const filter of missed) {
    it(`keeps back what misses ${filter.type} ${filter.operator}`, () => {
      assert.equal(lists({ filters: [...met, filter] }), false);
    });
  }
});
