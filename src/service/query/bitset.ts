/** A set of row numbers below `size`, one bit each. */
export class Bitset {
  readonly size: number;
  readonly #words: Uint32Array;

  constructor(size: number) {
    this.size = size;
    this.#words = new Uint32Array((size + 31) >>> 5);
  }

  /** The number of rows in the set. */
  get count(): number {
    let count = 0;
    for (let word of this.#words) {
      word -= (word >>> 1) & 0x55555555;
      word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
      count += Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
    }
    return count;
  }

  add(row: number): void {
    const at = row >>> 5;
    this.#words[at] = (this.#words[at] ?? 0) | (1 << (row & 31));
  }

  has(row: number): boolean {
    return ((this.#words[row >>> 5] ?? 0) & (1 << (row & 31))) !== 0;
  }

  /** The rows of the set that pass the test. */
  filter(test: (row: number) => boolean): Bitset {
    const passed = new Bitset(this.size);
    for (const row of this.toRows()) if (test(row)) passed.add(row);
    return passed;
  }

  copy(): Bitset {
    const copy = new Bitset(this.size);
    copy.#words.set(this.#words);
    return copy;
  }

  /** Adds the rows of `other`. Like `keep` and `invert`, it modifies this set. */
  join(other: Bitset): this {
    return this.#combine(other, (one, two) => one | two);
  }

  /** Removes the rows that are not in `other`. */
  keep(other: Bitset): this {
    return this.#combine(other, (one, two) => one & two);
  }

  /** Replaces the set with its complement. */
  invert(): this {
    for (let at = 0; at < this.#words.length; at += 1) this.#words[at] = ~(this.#words[at] ?? 0);
    const rest = this.size & 31;
    const last = this.#words.length - 1;
    if (rest > 0) this.#words[last] = (this.#words[last] ?? 0) & ((1 << rest) - 1);
    return this;
  }

  /** The rows of the set, in ascending order. */
  toRows(): Uint32Array {
    const rows = new Uint32Array(this.count);
    let found = 0;
    for (let at = 0; at < this.#words.length; at += 1) {
      for (let word = this.#words[at] ?? 0; word !== 0; word &= word - 1) {
        rows[found] = (at << 5) + 31 - Math.clz32(word & -word);
        found += 1;
      }
    }
    return rows;
  }

  #combine(other: Bitset, operation: (one: number, two: number) => number): this {
    for (let at = 0; at < this.#words.length; at += 1) {
      this.#words[at] = operation(this.#words[at] ?? 0, other.#words[at] ?? 0);
    }
    return this;
  }
}
