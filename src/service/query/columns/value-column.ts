import { Bitset } from '../bitset.js';
import type { Column } from './column.js';
import { NumberLists } from './number-lists.js';
import type { Range } from '../query-node.js';
import { inRanges } from '../reading/read-range.js';
import { sortByKey } from '../sorting/sort-rows.js';
import { TermIndex } from './term-index.js';
import { fold, patternsOf, termsOf } from '../terms.js';
import type { Vocabulary } from './vocabulary.js';

/** A field with repeated values. Each value is stored once, and rows store numbers. */
export class ValueColumn implements Column {
  readonly #numbers = new Map<string, number>();
  readonly #folded = new Map<string, number[]>();
  readonly #values: string[] = [];
  readonly #lists = new NumberLists();
  readonly #terms: TermIndex;
  #rows: NumberLists | undefined;

  constructor(vocabulary: Vocabulary) {
    this.#terms = new TermIndex(vocabulary);
  }

  /** The values, by number. */
  get values(): readonly string[] {
    return this.#values;
  }

  /** Each row's values, by number. */
  get lists(): NumberLists {
    return this.#lists;
  }

  /** Adds the next row. Empty and duplicate values are ignored. */
  push(values: readonly string[]): void {
    const numbers: number[] = [];
    for (const value of values) {
      const number = value === '' ? undefined : this.#numberOf(value);
      if (number !== undefined && !numbers.includes(number)) numbers.push(number);
    }
    this.#lists.push(numbers);
  }

  /** Builds the index after all rows have been added. */
  finish(): void {
    this.#rows = this.#lists.trim().inverted(this.#values.length);
    this.#terms.finish();
  }

  findExact(text: string): Bitset {
    const number = this.#numbers.get(text);
    return this.#rowsOf(number === undefined ? (this.#folded.get(fold(text)) ?? []) : [number]);
  }

  has(text: string): boolean {
    return this.#numbers.has(text) || this.#folded.has(fold(text));
  }

  findWords(text: string, wild: boolean): Bitset {
    const patterns = wild ? patternsOf(text) : termsOf(text);
    return this.#rowsOf(this.#terms.find(patterns).toRows());
  }

  findRanges(ranges: readonly Range[]): Bitset {
    return this.findWhere((value) => inRanges(value, ranges));
  }

  /** The rows with a value that passes the test. */
  findWhere(test: (value: string) => boolean): Bitset {
    return this.#rowsOf([...this.#values.keys()].filter((each) => test(this.#values[each] ?? '')));
  }

  findPresent(): Bitset {
    return this.#rowsOf(this.#values.keys());
  }

  /** Sorts rows by their first value. */
  sort(rows: Uint32Array, descending: boolean): Uint32Array {
    const last = this.#values.length;
    const ranks = this.#ranks();
    const keyOf = (row: number): number => {
      const start = this.#lists.startOf(row);
      if (start === this.#lists.startOf(row + 1)) return last;
      const rank = ranks[this.#lists.numbers[start] ?? 0] ?? 0;
      return descending ? last - 1 - rank : rank;
    };
    return sortByKey(rows, keyOf, last + 1);
  }

  #ranks(): Uint32Array {
    const folded = this.#values.map(fold);
    const order = [...folded.keys()].sort((one, other) =>
      (folded[one] ?? '') < (folded[other] ?? '') ? -1 : 1,
    );
    const ranks = new Uint32Array(order.length);
    for (const [rank, number] of order.entries()) ranks[number] = rank;
    return ranks;
  }

  #numberOf(value: string): number {
    const known = this.#numbers.get(value);
    if (known !== undefined) return known;
    const number = this.#values.push(value) - 1;
    this.#numbers.set(value, number);
    const folded = fold(value);
    const alike = this.#folded.get(folded);
    if (alike) alike.push(number);
    else this.#folded.set(folded, [number]);
    this.#terms.push([value]);
    return number;
  }

  #rowsOf(numbers: Iterable<number>): Bitset {
    const found = new Bitset(this.#lists.size);
    for (const number of numbers) {
      for (const row of this.#rows?.listOf(number) ?? []) found.add(row);
    }
    return found;
  }
}
