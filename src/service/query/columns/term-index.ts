import { Bitset } from '../bitset.js';
import { NumberLists } from './number-lists.js';
import { termsOf } from '../terms.js';
import type { Vocabulary } from './vocabulary.js';

/** Stands between two texts of one item, so that no phrase runs from one into the other. */
const BOUNDARY = '\n';

/** Which items hold which words, in which order. Items are numbered as they were added. */
export class TermIndex {
  readonly #vocabulary: Vocabulary;
  readonly #boundary: number;
  readonly #lists = new NumberLists();
  #items: NumberLists | undefined;

  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary;
    this.#boundary = vocabulary.numberOf(BOUNDARY);
  }

  /** Each item's words by their numbers in the vocabulary, in order. */
  get lists(): NumberLists {
    return this.#lists;
  }

  /** Adds the next item, which consists of these texts. */
  push(texts: readonly string[]): void {
    const numbers: number[] = [];
    for (const [at, text] of texts.entries()) {
      if (at > 0) numbers.push(this.#boundary);
      for (const term of termsOf(text)) numbers.push(this.#vocabulary.numberOf(term));
    }
    this.#lists.push(numbers);
    this.#items = undefined;
  }

  /** Makes what searching needs, once all items are added; otherwise the first search does. */
  finish(): void {
    this.#items ??= this.#lists.trim().inverted(this.#vocabulary.size);
  }

  /** Every item. */
  all(): Bitset {
    return new Bitset(this.#lists.size).invert();
  }

  /** The items in which words that fit the patterns stand side by side, in this order. */
  find(patterns: readonly string[]): Bitset {
    this.finish();
    const found = new Bitset(this.#lists.size);
    const phrase = patterns.map((pattern) =>
      this.#vocabulary.find(pattern).filter((number) => number !== this.#boundary),
    );
    const [rarest] = phrase.toSorted(
      (one, other) => this.#countItems(one) - this.#countItems(other),
    );
    if (!rarest?.length) return found;
    for (const number of rarest) {
      for (const item of this.#items?.listOf(number) ?? []) found.add(item);
    }
    return phrase.length > 1 ? this.#sideBySide(found, phrase) : found;
  }

  /** The items of which one text consists of exactly these words, or of none where there are none. */
  findWhole(terms: readonly string[]): Bitset {
    const candidates = terms.length > 0 ? this.find(terms) : this.all();
    return candidates.filter((item) => {
      const length = this.#lists.startOf(item + 1) - this.#lists.startOf(item);
      return length === terms.length || this.#lists.listOf(item).includes(this.#boundary);
    });
  }

  #countItems(numbers: readonly number[]): number {
    let count = 0;
    for (const number of numbers) {
      count += (this.#items?.startOf(number + 1) ?? 0) - (this.#items?.startOf(number) ?? 0);
    }
    return count;
  }

  #sideBySide(candidates: Bitset, phrase: readonly (readonly number[])[]): Bitset {
    const wanted = phrase.map((numbers) => new Set(numbers));
    const found = new Bitset(candidates.size);
    const { numbers } = this.#lists;
    for (const item of candidates.toRows()) {
      const last = this.#lists.startOf(item + 1) - wanted.length;
      for (let start = this.#lists.startOf(item); start <= last; start += 1) {
        if (wanted.every((set, at) => set.has(numbers[start + at] ?? -1))) {
          found.add(item);
          break;
        }
      }
    }
    return found;
  }
}
