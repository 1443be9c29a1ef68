import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { GridLayout } from '../../src/grid/grid-layout.js';

/** A hundred rows of five places, each row 200 px high. Three and a half rows are seen. */
function layout(change: Partial<Pick<GridLayout, 'height' | 'count'>> = {}): GridLayout {
  return Object.assign(
    new GridLayout(),
    { columns: 5, pitch: 200, height: 700, count: 500 },
    change,
  );
}

describe('the rows of a list', () => {
  test('are those that are seen, wholly or in part', () => {
    assert.deepEqual(layout().rowsAt(0, false), [0, 1, 2, 3]);
    assert.deepEqual(layout().rowsAt(100, false), [0, 1, 2, 3]);
    assert.deepEqual(layout().rowsAt(150, false), [0, 1, 2, 3, 4]);
    assert.deepEqual(layout().rowsAt(2000, false), [10, 11, 12, 13]);
  });

  test('include two more on each side, or what is there', () => {
    assert.deepEqual(layout().rowsAt(2000, true), [8, 9, 10, 11, 12, 13, 14, 15, 16]);
    assert.deepEqual(layout().rowsAt(19_300, true), [94, 95, 96, 97, 98, 99]);
  });

  test('are as many at each position down to the last ones, so that none has to be made', () => {
    const counts = Array.from({ length: 40 }, (_, step) => layout().rowsAt(step * 37, true));
    assert.deepEqual(new Set(counts.map(({ length }) => length)), new Set([9]));
  });

  test('are none beyond the end, and only as many as a page can bear', () => {
    assert.deepEqual(layout().rowsAt(50_000, true), []);
    assert.equal(layout({ height: 100_000, count: 5000 }).rowsAt(0, true).length, 24);
  });
});
