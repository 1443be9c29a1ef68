import { RecentlyUsed } from '../recently-used.js';
import { fitsPattern } from '../terms.js';

/** The number of cached patterns. All columns look up the same patterns. */
const REMEMBERED = 16;

/** All words of the catalogue, numbered by first use. It must be complete before searches. */
export class Vocabulary {
  readonly #numbers = new Map<string, number>();
  readonly #terms: string[] = [];
  #ranks: Uint32Array | undefined;
  readonly #fitting = new RecentlyUsed<readonly number[]>(REMEMBERED);

  /** The number of words. */
  get size(): number {
    return this.#terms.length;
  }

  /** The number of `term`. Adds new terms. */
  numberOf(term: string): number {
    const known = this.#numbers.get(term);
    if (known !== undefined) return known;
    this.#numbers.set(term, this.#terms.length);
    return this.#terms.push(term) - 1;
  }

  /** The numbers of the words that match `pattern`; `*` matches any letters. */
  find(pattern: string): readonly number[] {
    if (!pattern.includes('*')) {
      const known = this.#numbers.get(pattern);
      return known === undefined ? [] : [known];
    }
    return this.#fitting.take(pattern, () => {
      const pieces = pattern.split(/\*+/);
      const found: number[] = [];
      for (const [number, term] of this.#terms.entries()) {
        if (fitsPattern(term, pieces)) found.push(number);
      }
      return found;
    });
  }

  /** The rank of each word: numerals by value first, then words in alphabetical order. */
  get ranks(): Uint32Array {
    if (this.#ranks?.length === this.size) return this.#ranks;
    const numerals = this.#terms.map((term) => (/^\d{1,15}$/.test(term) ? Number(term) : Infinity));
    const order = this.#terms
      .map((_, number) => number)
      .sort((one, other) => {
        const difference = (numerals[one] ?? 0) - (numerals[other] ?? 0);
        // For two words, the difference is NaN: infinity minus infinity.
        if (difference) return difference;
        return (this.#terms[one] ?? '') < (this.#terms[other] ?? '') ? -1 : 1;
      });
    const ranks = new Uint32Array(this.size);
    for (const [rank, number] of order.entries()) ranks[number] = rank;
    return (this.#ranks = ranks);
  }
}
