import { Bitset } from '../bitset.js';
import { NumberLists } from './number-lists.js';
import { termsOf } from '../terms.js';
import type { Vocabulary } from './vocabulary.js';

/** Separates the texts of an item, so that phrases do not match across texts. */
const BOUNDARY = '\n';

/** An index of the words of items, with their order. Items are numbered in the order of `push`. */
export class TermIndex {
  readonly #vocabulary: Vocabulary;
  readonly #boundary: number;
  readonly #lists = new NumberLists();
  #items: NumberLists | undefined;

  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary;
    this.#boundary = vocabulary.numberOf(BOUNDARY);
  }

  /** Each item's words in order, as numbers of the vocabulary. */
  get lists(): NumberLists {
    return this.#lists;
  }

  /** Adds the next item with these texts. */
  push(texts: readonly string[]): void {
    const numbers: number[] = [];
    for (const [at, text] of texts.entries()) {
      if (at > 0) numbers.push(this.#boundary);
      for (const term of termsOf(text)) numbers.push(this.#vocabulary.numberOf(term));
    }
    this.#lists.push(numbers);
    this.#items = undefined;
  }

  /** Builds the index after all items have been added. Otherwise the first search does. */
  finish(): void {
    this.#items ??= this.#lists.trim().inverted(this.#vocabulary.size);
  }

  /** Every item. */
  all(): Bitset {
    return new Bitset(this.#lists.size).invert();
  }

  /** The items with consecutive words that match the patterns in this order. */
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

  /** The items with a text of exactly these words. Without words, those with an empty text. */
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
