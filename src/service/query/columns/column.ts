import type { Bitset } from '../bitset.js';
import type { Range } from '../query-node.js';

/** One field of every asset, ready to be searched and sorted by. Rows are numbered from 0. */
export interface Column {
  /** The rows with a text in which these words stand side by side; `*` in `wild` text is any letters. */
  findWords(text: string, wild: boolean): Bitset;

  /** The rows with this whole value; letter case and accents matter only where values differ by them. */
  findExact(text: string): Bitset;

  /** Whether `findExact` would find anything. */
  has(text: string): boolean;

  /** The rows with a value in one of the ranges. */
  findRanges(ranges: readonly Range[]): Bitset;

  /** The rows with any value. */
  findPresent(): Bitset;

  /** The rows in the order of their values. Equal ones stay as they were; those without come last. */
  sort(rows: Uint32Array, descending: boolean): Uint32Array;
}
