import type { ValueColumn } from './columns/value-column.js';

/** The maximum number of values of a facet (section 8). */
const MAX_VALUES = 25;

/** A value of a column and its number of rows. */
export interface ValueCount {
  readonly value: string;
  readonly count: number;
}

/** The most frequent values of the rows, at most 25: highest count first, then by name. */
export function countValues(column: ValueColumn, rows: Uint32Array): readonly ValueCount[] {
  const { lists, values } = column;
  const { numbers } = lists;
  const counts = new Uint32Array(values.length);
  for (const row of rows) {
    const end = lists.startOf(row + 1);
    for (let at = lists.startOf(row); at < end; at += 1) {
      const number = numbers[at] ?? 0;
      counts[number] = (counts[number] ?? 0) + 1;
    }
  }
  const found: ValueCount[] = [];
  for (const [number, count] of counts.entries()) {
    if (count > 0) found.push({ value: values[number] ?? '', count });
  }
  return found.sort(byCount).slice(0, MAX_VALUES);
}

function byCount(one: ValueCount, other: ValueCount): number {
  return other.count - one.count || (one.value < other.value ? -1 : 1);
}
