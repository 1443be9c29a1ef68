import type { Bitset } from '../bitset.js';
import type { Column } from './column.js';
import { concatenate, sortByKey } from '../sorting/sort-rows.js';
import { TermIndex } from './term-index.js';
import { fold, patternsOf, termsOf } from '../terms.js';
import type { Vocabulary } from './vocabulary.js';

/** Returns the texts of a row, which the column does not store. */
export type TextsOf = (row: number) => readonly string[];

/** A field of prose, different in nearly every row, such as a filename or a description. */
export class ProseColumn implements Column {
  readonly #vocabulary: Vocabulary;
  readonly #terms: TermIndex;
  readonly #textsOf: TextsOf;

  constructor(vocabulary: Vocabulary, textsOf: TextsOf) {
    this.#vocabulary = vocabulary;
    this.#terms = new TermIndex(vocabulary);
    this.#textsOf = textsOf;
  }

  /** Adds the next row. */
  push(texts: readonly string[]): void {
    this.#terms.push(texts);
  }

  /** Builds the index after all rows have been added. */
  finish(): void {
    this.#terms.finish();
  }

  findWords(text: string, wild: boolean): Bitset {
    return this.#terms.find(wild ? patternsOf(text) : termsOf(text));
  }

  findExact(text: string): Bitset {
    const wanted = fold(text);
    const candidates = this.#terms.findWhole(termsOf(text));
    return candidates.filter((row) => this.#textsOf(row).some((each) => fold(each) === wanted));
  }

  has(text: string): boolean {
    return this.findExact(text).count > 0;
  }

  /** Prose contains no numbers or dates to compare. */
  findRanges(): Bitset {
    return this.#terms.all().invert();
  }

  findPresent(): Bitset {
    const { lists } = this.#terms;
    return this.#terms.all().filter((row) => lists.startOf(row) < lists.startOf(row + 1));
  }

  /** Compares word by word, numerals by their size: `IMG 9` comes before `IMG 10`. */
  sort(rows: Uint32Array, descending: boolean): Uint32Array {
    const { lists } = this.#terms;
    const { ranks, size } = this.#vocabulary;
    const lengthOf = (row: number): number => lists.startOf(row + 1) - lists.startOf(row);
    let longest = 0;
    for (const row of rows) longest = Math.max(longest, lengthOf(row));

    let sorted: Uint32Array = new Uint32Array();
    const byLength = sortByKey(rows, lengthOf, longest + 1);
    let end = byLength.length;
    // A stable radix sort from the last word to the first. A text joins the sort at its own last
    // word, because longer texts with the same beginning come later.
    for (let at = longest - 1; at >= 0; at -= 1) {
      let start = end;
      while (start > 0 && lengthOf(byLength[start - 1] ?? 0) > at) start -= 1;
      const ending = byLength.subarray(start, end);
      end = start;
      const keyOf = (row: number): number => {
        const rank = ranks[lists.numbers[lists.startOf(row) + at] ?? 0] ?? 0;
        return descending ? size - 1 - rank : rank;
      };
      const joined = descending ? concatenate(sorted, ending) : concatenate(ending, sorted);
      sorted = sortByKey(joined, keyOf, size);
    }
    return concatenate(sorted, byLength.subarray(0, end));
  }
}
