/** Lists of whole numbers, one per item, in one block of memory. */
export class NumberLists {
  #numbers = new Uint32Array(1024);
  #starts = new Uint32Array(1024);
  #length = 0;
  #size = 0;

  /** The number of lists. */
  get size(): number {
    return this.#size;
  }

  /** All numbers. The list of `item` is from `startOf(item)` to `startOf(item + 1)`. */
  get numbers(): Uint32Array {
    return this.#numbers;
  }

  /** The start of the list of `item` in `numbers`. */
  startOf(item: number): number {
    return this.#starts[item] ?? this.#length;
  }

  /** Appends the list of the next item. */
  push(numbers: readonly number[]): void {
    this.#size += 1;
    this.#numbers = roomy(this.#numbers, this.#length + numbers.length);
    this.#starts = roomy(this.#starts, this.#size + 1);
    for (const number of numbers) {
      this.#numbers[this.#length] = number;
      this.#length += 1;
    }
    this.#starts[this.#size] = this.#length;
  }

  /** The list of `item`, without copying it. */
  listOf(item: number): Uint32Array {
    return this.#numbers.subarray(this.startOf(item), this.startOf(item + 1));
  }

  /** Releases memory that was reserved for growth. */
  trim(): this {
    this.#numbers = this.#numbers.slice(0, this.#length);
    this.#starts = this.#starts.slice(0, this.#size + 1);
    return this;
  }

  /**
   * Inverts the lists: for each number below `count`, the items whose lists contain it, in
   * ascending order and without duplicates.
   */
  inverted(count: number): NumberLists {
    const last = new Int32Array(count).fill(-1);
    const ends = new Uint32Array(count + 1);
    this.#visit(last, (number) => (ends[number + 1] = (ends[number + 1] ?? 0) + 1));
    for (let number = 0; number < count; number += 1) {
      ends[number + 1] = (ends[number + 1] ?? 0) + (ends[number] ?? 0);
    }
    const inverse = new NumberLists();
    inverse.#size = count;
    inverse.#length = ends[count] ?? 0;
    inverse.#starts = ends.slice();
    inverse.#numbers = new Uint32Array(inverse.#length);
    last.fill(-1);
    this.#visit(last, (number, item) => {
      const at = ends[number] ?? 0;
      inverse.#numbers[at] = item;
      ends[number] = at + 1;
    });
    return inverse;
  }

  #visit(last: Int32Array, take: (number: number, item: number) => void): void {
    for (let item = 0; item < this.#size; item += 1) {
      const end = this.startOf(item + 1);
      for (let at = this.startOf(item); at < end; at += 1) {
        const number = this.#numbers[at] ?? 0;
        if (last[number] === item) continue;
        last[number] = item;
        take(number, item);
      }
    }
  }
}

function roomy(numbers: Uint32Array<ArrayBuffer>, wanted: number): Uint32Array<ArrayBuffer> {
  if (wanted <= numbers.length) return numbers;
  const room = new Uint32Array(Math.max(wanted, numbers.length * 2));
  room.set(numbers);
  return room;
}
