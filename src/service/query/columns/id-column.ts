import { Bitset } from '../bitset.js';
import type { Column } from './column.js';

/** A unique field, such as an id. Only whole values match. */
export class IdColumn implements Column {
  readonly #size: number;
  readonly #rowOf: (id: string) => number | undefined;

  constructor(size: number, rowOf: (id: string) => number | undefined) {
    this.#size = size;
    this.#rowOf = rowOf;
  }

  findWords(text: string): Bitset {
    return this.findExact(text);
  }

  findExact(text: string): Bitset {
    const found = new Bitset(this.#size);
    const row = this.#rowOf(text.trim());
    if (row !== undefined) found.add(row);
    return found;
  }

  has(text: string): boolean {
    return this.#rowOf(text.trim()) !== undefined;
  }

  findRanges(): Bitset {
    return new Bitset(this.#size);
  }

  findPresent(): Bitset {
    return new Bitset(this.#size).invert();
  }

  sort(rows: Uint32Array): Uint32Array {
    return rows;
  }
}
