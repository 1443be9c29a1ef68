import { sortByKey } from './sort-rows.js';

const HALF = 0x1_0000;

/** The first eight hexadecimal digits of a UUID as a number; 0 for other ids. */
export function idKeyOf(id: string): number {
  const key = Number.parseInt(id.slice(0, 8), 16);
  return Number.isNaN(key) ? 0 : key;
}

/** Sorts all rows by id. Compares keys first, and ids if keys are equal. */
export function orderById(keys: Uint32Array, idOf: (row: number) => string): Uint32Array {
  const rows = Uint32Array.from(keys.keys());
  const byLowHalf = sortByKey(rows, (row) => (keys[row] ?? 0) % HALF, HALF);
  const order = sortByKey(byLowHalf, (row) => Math.floor((keys[row] ?? 0) / HALF), HALF);
  let start = 0;
  for (let end = 1; end <= order.length; end += 1) {
    if (end < order.length && keys[order[end] ?? 0] === keys[order[start] ?? 0]) continue;
    if (end - start > 1) {
      const alike = Array.from(order.subarray(start, end), (row) => ({ row, id: idOf(row) }));
      alike.sort((one, other) => (one.id < other.id ? -1 : 1));
      order.set(
        alike.map(({ row }) => row),
        start,
      );
    }
    start = end;
  }
  return order;
}
