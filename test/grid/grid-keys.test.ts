import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { indexAfterKey, type GridDimensions } from '../../src/grid/grid-keys.js';

/** Twenty-two places in rows of five: the last row holds two. Three rows are seen. */
const shape: GridDimensions = { count: 22, columns: 5, visibleRows: 3, reversed: false };

function from(
  index: number,
  key: string,
  change: Partial<GridDimensions> = {},
): number | undefined {
  return indexAfterKey(key, index, { ...shape, ...change });
}

describe('a key in a list laid out in rows', () => {
  test('goes to the place beside, over the end of a row as well', () => {
    assert.equal(from(0, 'ArrowRight'), 1);
    assert.equal(from(4, 'ArrowRight'), 5);
    assert.equal(from(5, 'ArrowLeft'), 4);
  });

  test('goes the other way where the list is read from right to left', () => {
    assert.equal(from(7, 'ArrowRight', { reversed: true }), 6);
    assert.equal(from(7, 'ArrowLeft', { reversed: true }), 8);
    assert.equal(from(0, 'ArrowRight', { reversed: true }), 0);
  });

  test('goes to the row above and below', () => {
    assert.equal(from(7, 'ArrowDown'), 12);
    assert.equal(from(7, 'ArrowUp'), 2);
  });

  test('stays where there is no place to go to', () => {
    assert.equal(from(0, 'ArrowLeft'), 0);
    assert.equal(from(3, 'ArrowUp'), 3);
    assert.equal(from(21, 'ArrowRight'), 21);
    assert.equal(from(21, 'ArrowDown'), 21);
    assert.equal(from(18, 'ArrowDown'), 18);
  });

  test('goes to both ends of the list', () => {
    assert.equal(from(12, 'Home'), 0);
    assert.equal(from(12, 'End'), 21);
    assert.equal(from(12, 'End', { count: 1_000_000 }), 999_999);
  });

  test('goes by as many rows as are seen, and no further than there are', () => {
    assert.equal(from(2, 'PageDown'), 17);
    assert.equal(from(17, 'PageDown'), 21);
    assert.equal(from(17, 'PageUp'), 2);
    assert.equal(from(7, 'PageUp'), 0);
  });

  test('that does not move leads nowhere', () => {
    for (const key of ['Tab', 'Enter', ' ', 'a', 'Escape']) assert.equal(from(3, key), undefined);
  });
});
