import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NumberColumn } from '../../../../src/service/query/columns/number-column.js';

test('rows without a number come last in both directions, the others by number', () => {
  const column = new NumberColumn();
  for (const number of [5, null, -7, 2 ** 45, 5]) column.push(number);
  const rows = Uint32Array.from([0, 1, 2, 3, 4]);
  assert.deepEqual([...column.sort(rows, false)], [2, 0, 4, 3, 1]);
  assert.deepEqual([...column.sort(rows, true)], [3, 0, 4, 2, 1]);
});
