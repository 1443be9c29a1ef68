import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { assignSlots, type RowSlot } from '../../src/grid/row-slots.js';

function slotOf(slots: readonly RowSlot[], row: number): number | undefined {
  return slots.find((slot) => slot.row === row)?.slot;
}

describe('the slots of rows', () => {
  test('go with their rows, in the order that is asked for', () => {
    const slots = assignSlots([], [4, 5, 2]);
    assert.deepEqual(
      slots.map(({ row }) => row),
      [4, 5, 2],
    );
  });

  test('stay with the rows that stay', () => {
    const before = assignSlots([], [0, 1, 2, 3]);
    const after = assignSlots(before, [2, 3, 4, 5]);
    assert.equal(slotOf(after, 2), slotOf(before, 2));
    assert.equal(slotOf(after, 3), slotOf(before, 3));
  });

  test('pass from the rows that leave to those that come', () => {
    const before = assignSlots([], [0, 1, 2, 3]);
    const far = assignSlots(before, [100, 101, 102, 103]);
    const sorted = (slots: readonly RowSlot[]): number[] => slots.map(({ slot }) => slot).sort();
    assert.deepEqual(sorted(far), sorted(before));
  });

  test('are never had by two rows', () => {
    let slots: readonly RowSlot[] = [];
    for (let step = 0; step < 200; step += 1) {
      const top = (step * 7919) % 50;
      const rows = Array.from({ length: 3 + (step % 9) }, (_, row) => top + row);
      slots = assignSlots(slots, [...rows, 999]);
      assert.equal(new Set(slots.map(({ slot }) => slot)).size, slots.length);
    }
  });
});
