/** A rendered row and the key under which its elements are reused. */
export interface RowSlot {
  readonly row: number;
  readonly slot: number;
}

/**
 * Assigns a slot to each row. Rows that stay keep their slots. A new row takes the slot of a
 * removed one, so that its elements are updated instead of created.
 */
export function assignSlots(before: readonly RowSlot[], rows: readonly number[]): RowSlot[] {
  const kept = new Map(before.map(({ row, slot }) => [row, slot]));
  const wantedRows = new Set(rows);
  const free = before.filter(({ row }) => !wantedRows.has(row)).map(({ slot }) => slot);
  let next = before.reduce((highest, { slot }) => Math.max(highest, slot), -1);
  return rows.map((row) => ({ row, slot: kept.get(row) ?? free.shift() ?? (next += 1) }));
}
