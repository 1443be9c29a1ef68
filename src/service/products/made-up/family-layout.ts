import { productFamily, type FamilyVariant, type ProductFamily } from './product-family.js';

/** A row's place in its family. */
export interface FamilyPlace {
  readonly family: ProductFamily;
  /** Absent for the family's parent, which is its first row. */
  readonly variant: FamilyVariant | undefined;
  /** The row of the parent. */
  readonly start: number;
}

/** Which rows belong to which family. The last family is cut short where the rows end. */
export class FamilyLayout {
  readonly #count: number;
  readonly #seed: number;
  #starts: Uint32Array | undefined;
  #latest: { readonly index: number; readonly family: ProductFamily } | undefined;

  constructor(count: number, seed: number) {
    this.#count = count;
    this.#seed = seed;
  }

  /** The place of a row below the count. */
  find(row: number): FamilyPlace {
    const starts = (this.#starts ??= this.#measure());
    const index = lastAtMost(starts, row);
    const start = starts[index] ?? 0;
    // Rows are mostly asked for one after the other, and so by families.
    if (this.#latest?.index !== index) {
      this.#latest = { index, family: productFamily(index, this.#seed) };
    }
    const { family } = this.#latest;
    return { family, variant: family.variants[row - start - 1], start };
  }

  #measure(): Uint32Array {
    const starts: number[] = [];
    let start = 0;
    while (start < this.#count) {
      const { variants } = productFamily(starts.length, this.#seed);
      starts.push(start);
      start += 1 + variants.length;
    }
    return Uint32Array.from(starts);
  }
}

/** The place of the last of the ascending `numbers` that is not above `most`. */
function lastAtMost(numbers: Uint32Array, most: number): number {
  let [low, high] = [0, numbers.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((numbers[middle] ?? 0) <= most) low = middle;
    else high = middle - 1;
  }
  return low;
}
