import { Bitset } from '../query/bitset.js';
import { fold } from '../query/terms.js';

/** A column of repeated text lists. Each list is stored once, and rows store its number. */
export class TextsColumn {
  readonly #numbers = new Map<string, number>();
  readonly #lists: (readonly string[])[] = [];
  readonly #rows: number[] = [];

  /** Adds the next row. */
  push(texts: readonly string[]): void {
    const key = texts.join('\n');
    let number = this.#numbers.get(key);
    if (number === undefined) {
      number = this.#lists.push(texts.filter(Boolean).map(fold)) - 1;
      this.#numbers.set(key, number);
    }
    this.#rows.push(number);
  }

  /** The rows with a text that passes the test. Texts are folded: no case, no accents. */
  findWhere(test: (text: string) => boolean): Bitset {
    const passing = this.#lists.map((texts) => texts.some(test));
    const found = new Bitset(this.#rows.length);
    for (const [row, number] of this.#rows.entries()) if (passing[number]) found.add(row);
    return found;
  }
}
