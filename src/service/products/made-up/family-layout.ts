import { productFamily, type FamilyVariant, type ProductFamily } from './product-family.js';

/** The position of a row in its family. */
export interface FamilyPlace {
  readonly family: ProductFamily;
  /** Absent for the family's parent, which is its first row. */
  readonly variant: FamilyVariant | undefined;
  /** The row of the parent. */
  readonly start: number;
}

/** Assigns rows to families. The last family may be incomplete. */
export class FamilyLayout {
  readonly #count: number;
  readonly #seed: number;
  #starts: Uint32Array | undefined;
  #latest: { readonly index: number; readonly family: ProductFamily } | undefined;

  constructor(count: number, seed: number) {
    this.#count = count;
    this.#seed = seed;
  }

  /** The position of a row. */
  find(row: number): FamilyPlace {
    const starts = (this.#starts ??= this.#measure());
    const index = lastNotAbove(starts, row);
    const start = starts[index] ?? 0;
    // Rows are usually read in order, so the latest family is cached.
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

/** The index of the last of the ascending `numbers` that is not above `limit`. */
function lastNotAbove(numbers: Uint32Array, limit: number): number {
  let [low, high] = [0, numbers.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((numbers[middle] ?? 0) <= limit) low = middle;
    else high = middle - 1;
  }
  return low;
}
