import type { Bitset } from '../bitset.js';
import type { Range } from '../query-node.js';

/** A field of every asset, indexed for searching and sorting. Rows are numbered from 0. */
export interface Column {
  /**
   * The rows whose texts contain these words in sequence. In `wild` text, `*` matches any letters.
   */
  findWords(text: string, wild: boolean): Bitset;

  /**
   * The rows with this whole value. Case and accents only matter if values differ by nothing else.
   */
  findExact(text: string): Bitset;

  /** Whether `findExact` would find anything. */
  has(text: string): boolean;

  /** The rows with a value in one of the ranges. */
  findRanges(ranges: readonly Range[]): Bitset;

  /** The rows with any value. */
  findPresent(): Bitset;

  /** Sorts the rows by value. The sort is stable, and rows without a value come last. */
  sort(rows: Uint32Array, descending: boolean): Uint32Array;
}
