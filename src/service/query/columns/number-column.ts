import { Bitset } from '../bitset.js';
import type { Column } from './column.js';
import type { Range } from '../query-node.js';
import { inRange } from '../reading/read-range.js';
import { concatenate, partition, sortByKey } from '../sorting/sort-rows.js';

const DIGIT = 0x1_0000;

/** A field with at most one number per row. Words never match. */
export class NumberColumn implements Column {
  #numbers = new Float64Array(1024);
  #size = 0;

  /** Adds the next row. */
  push(number: number | null): void {
    if (this.#size === this.#numbers.length) {
      const room = new Float64Array(this.#size * 2);
      room.set(this.#numbers);
      this.#numbers = room;
    }
    this.#numbers[this.#size] = number ?? NaN;
    this.#size += 1;
  }

  findWords(): Bitset {
    return new Bitset(this.#size);
  }

  findExact(): Bitset {
    return new Bitset(this.#size);
  }

  has(): boolean {
    return false;
  }

  findRanges(ranges: readonly Range[]): Bitset {
    const [first, ...others] = ranges;
    if (!first) return new Bitset(this.#size);
    const found = this.#find((number) => inRange(number, first));
    for (const range of others) found.join(this.#find((number) => inRange(number, range)));
    return found;
  }

  findPresent(): Bitset {
    return this.#find((number) => !Number.isNaN(number));
  }

  sort(rows: Uint32Array, descending: boolean): Uint32Array {
    const [present, absent] = partition(rows, (row) => !Number.isNaN(this.#numbers[row]));
    let min = Infinity;
    let max = -Infinity;
    for (const row of present) {
      const number = this.#numbers[row] ?? 0;
      if (number < min) min = number;
      if (number > max) max = number;
    }
    let sorted = present;
    for (let scale = 1; scale <= max - min; scale *= DIGIT) {
      sorted = sortByKey(
        sorted,
        (row) => {
          const number = this.#numbers[row] ?? 0;
          const distance = Math.round(descending ? max - number : number - min);
          return Math.floor(distance / scale) % DIGIT;
        },
        DIGIT,
      );
    }
    return concatenate(sorted, absent);
  }

  #find(test: (number: number) => boolean): Bitset {
    const found = new Bitset(this.#size);
    for (let row = 0; row < this.#size; row += 1) {
      if (test(this.#numbers[row] ?? NaN)) found.add(row);
    }
    return found;
  }
}
