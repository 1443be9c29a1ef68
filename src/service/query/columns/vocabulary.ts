import { RecentlyUsed } from '../recently-used.js';
import { fitsPattern } from '../terms.js';

/** Most patterns whose words are remembered: each column asks for the same ones in turn. */
const REMEMBERED = 16;

/** Every word of the catalogue, numbered in the order of first use. It is searched when it is full. */
export class Vocabulary {
  readonly #numbers = new Map<string, number>();
  readonly #terms: string[] = [];
  #ranks: Uint32Array | undefined;
  readonly #fitting = new RecentlyUsed<readonly number[]>(REMEMBERED);

  /** How many words there are; their numbers are below it. */
  get size(): number {
    return this.#terms.length;
  }

  /** The number of `term`, which is taken up where it is new. */
  numberOf(term: string): number {
    const known = this.#numbers.get(term);
    if (known !== undefined) return known;
    this.#numbers.set(term, this.#terms.length);
    return this.#terms.push(term) - 1;
  }

  /** The numbers of the words that `pattern` fits; `*` in it stands for any letters. */
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

  /** The place of each word in order: numerals first, by size, then words by their letters. */
  get ranks(): Uint32Array {
    if (this.#ranks?.length === this.size) return this.#ranks;
    const numerals = this.#terms.map((term) => (/^\d{1,15}$/.test(term) ? Number(term) : Infinity));
    const order = this.#terms
      .map((_, number) => number)
      .sort((one, other) => {
        const difference = (numerals[one] ?? 0) - (numerals[other] ?? 0);
        // Two words give NaN: infinity less infinity.
        if (difference) return difference;
        return (this.#terms[one] ?? '') < (this.#terms[other] ?? '') ? -1 : 1;
      });
    const ranks = new Uint32Array(this.size);
    for (const [rank, number] of order.entries()) ranks[number] = rank;
    return (this.#ranks = ranks);
  }
}
