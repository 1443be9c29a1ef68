/** A row that is drawn, and the name under which its elements are kept. */
export interface RowSlot {
  readonly row: number;
  readonly slot: number;
}

/**
 * Gives every wanted row a slot. Rows that stay keep theirs; a row that comes in takes over that
 * of one that left, so that its elements are filled anew instead of being built.
 */
export function assignSlots(before: readonly RowSlot[], rows: readonly number[]): RowSlot[] {
  const kept = new Map(before.map(({ row, slot }) => [row, slot]));
  const wantedRows = new Set(rows);
  const free = before.filter(({ row }) => !wantedRows.has(row)).map(({ slot }) => slot);
  let next = before.reduce((highest, { slot }) => Math.max(highest, slot), -1);
  return rows.map((row) => ({ row, slot: kept.get(row) ?? free.shift() ?? (next += 1) }));
}
