import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { namedParents, rowsOf, type Families } from '../../../src/model/product/product-rows.js';
import type { Product } from '../../../src/model/product/product.js';

function product(id: string, parentId?: string): Product {
  const words = { name: id, sku: id.toUpperCase(), createdDate: '', lastUpdated: '' };
  return {
    id,
    ...words,
    attributes: [],
    categories: [],
    ...(parentId !== undefined && { parentId }),
  };
}

const nothingKnown: Families = {
  variantsOf: () => undefined,
  isOpen: () => true,
  parentOf: () => undefined,
  complete: false,
  text: '',
};

/** The lines as text: variants indented, `+` where a family can be opened, `-` where it is open. */
function drawn(products: readonly Product[], families: Partial<Families> = {}): string[] {
  return rowsOf(products, { ...nothingKnown, ...families }).map((row) => {
    const sign = row.expanded === undefined ? ' ' : row.expanded ? '-' : '+';
    return `${row.level === 2 ? '  ' : ''}${sign}${row.product.id}`;
  });
}

describe('rowsOf', () => {
  const [a, b, a1, a2] = [product('a'), product('b'), product('a1', 'a'), product('a2', 'a')];

  it('puts variants under their parent, at the place of whichever was found first', () => {
    assert.deepEqual(drawn([a1, b, a, a2]), ['-a', '   a1', '   a2', '+b']);
  });

  it('leaves a variant where it was found when its parent was not', () => {
    assert.deepEqual(drawn([b, a1]), ['+b', ' a1']);
  });

  it('leaves a variant at its place whose SKU was searched for', () => {
    assert.deepEqual(drawn([a1, a, a2], { text: 'A1' }), [' a1', '-a', '   a2']);
    assert.deepEqual(drawn([a1, a], { text: 'A1' }), [' a1', '+a']);
  });

  it('adds variants that were looked up, none twice', () => {
    const variantsOf = (id: string) => (id === 'a' ? [a1, a2] : undefined);
    assert.deepEqual(drawn([a, a2], { variantsOf }), ['-a', '   a1', '   a2']);
  });

  it('hides the variants of a closed family, and offers nothing where there are none', () => {
    const isOpen = (id: string) => id !== 'a';
    const variantsOf = (id: string) => (id === 'b' ? [] : undefined);
    assert.deepEqual(drawn([a, a1, b], { isOpen, variantsOf }), ['+a', ' b']);
  });

  it('says how many variants there are, and whether that is all', () => {
    const countsOf = (families: Partial<Families>) =>
      rowsOf([a, a1, b], { ...nothingKnown, ...families }).map((row) => [
        row.variants,
        row.counted,
      ]);
    const closed = { isOpen: () => false };
    assert.deepEqual(countsOf(closed), [
      [1, false],
      [0, false],
    ]);
    assert.deepEqual(countsOf({ ...closed, variantsOf: (id) => (id === 'a' ? [a1, a2] : []) }), [
      [2, true],
      [undefined, undefined],
    ]);
    assert.deepEqual(drawn([a, a1, b], { ...closed, complete: true }), ['+a', ' b']);
  });

  it('puts variants under a parent that was not found but is known', () => {
    const parentOf = (id: string) => (id === 'a' ? a : undefined);
    assert.deepEqual(drawn([a1, b, a2], { parentOf, isOpen: () => false }), ['+a', '+b']);
  });

  it('keeps one place for a family while its parent is being fetched', () => {
    const rows = rowsOf([a1, b, a2], { ...nothingKnown, parentOf: () => 'pending' });
    assert.deepEqual(
      rows.map(({ product: { id }, pending }) => [id, pending]),
      [
        ['a', true],
        ['b', undefined],
      ],
    );
    assert.deepEqual(namedParents(rows), ['a']);
  });

  it('names the parents of variants that stand alone', () => {
    assert.deepEqual(namedParents(rowsOf([b, a1], nothingKnown)), ['a']);
    assert.deepEqual(namedParents(rowsOf([a, a1], nothingKnown)), []);
  });

  it('survives products that are their own parents, or each other’s', () => {
    const circle = [product('x', 'x'), product('y', 'z'), product('z', 'y')];
    assert.deepEqual(drawn(circle), [' x', ' y', ' z']);
  });
});
