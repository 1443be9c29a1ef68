import { Bitset } from '../query/bitset.js';
import { fold } from '../query/terms.js';
import type { ProductRecord, ProductSort } from './product-catalogue.js';
import { TextsColumn } from './texts-column.js';

/** The parent row of a product that is not a variant. */
const NO_PARENT = -1;

/** The columns by which products are searched and sorted. */
export class ProductColumns {
  /** Both ids and names. */
  readonly types = new TextsColumn();
  readonly featuredImages = new TextsColumn();
  readonly channels = new TextsColumn();

  readonly #names: string[] = [];
  readonly #skus: string[] = [];
  readonly #created: number[] = [];
  readonly #updated: number[] = [];
  readonly #parents: number[] = [];
  readonly #typeNames: string[] = [];
  readonly #attributes: ReadonlyMap<string, TextsColumn>;
  readonly #orders = new Map<ProductSort['type'], Uint32Array>();

  constructor(attributeIds: readonly string[]) {
    this.#attributes = new Map(attributeIds.map((id) => [id, new TextsColumn()]));
  }

  get size(): number {
    return this.#names.length;
  }

  /** Adds the next row; `parent` is the row of a variant's parent. */
  push(product: ProductRecord, parent: number | undefined): void {
    const { type, featuredImage } = product;
    this.#names.push(fold(product.name));
    this.#skus.push(fold(product.sku));
    this.#created.push(product.created);
    this.#updated.push(product.updated);
    this.#parents.push(parent ?? NO_PARENT);
    this.#typeNames.push(fold(type?.name ?? ''));
    this.types.push(type ? [type.id, type.name] : []);
    this.featuredImages.push(featuredImage === null ? [] : [featuredImage]);
    this.channels.push(product.channels);
    for (const [id, column] of this.#attributes) column.push(product.attributes[id] ?? []);
    this.#orders.clear();
  }

  /** Records when the product at `row` was changed. */
  touch(row: number, updated: number): void {
    this.#updated[row] = updated;
    this.#orders.delete('last_updated');
  }

  attribute(id: string): TextsColumn | undefined {
    return this.#attributes.get(id);
  }

  /** The rows whose name or SKU contains every word, in any letter case. */
  findWords(words: readonly string[]): Bitset {
    return this.#where((row) => {
      const [name = '', sku = ''] = [this.#names[row], this.#skus[row]];
      return words.every((word) => name.includes(word) || sku.includes(word));
    });
  }

  findName(test: (name: string) => boolean): Bitset {
    return this.#where((row) => test(this.#names[row] ?? ''));
  }

  findSku(test: (sku: string) => boolean): Bitset {
    return this.#where((row) => test(this.#skus[row] ?? ''));
  }

  findCreated(test: (instant: number) => boolean): Bitset {
    return this.#where((row) => test(this.#created[row] ?? 0));
  }

  findUpdated(test: (instant: number) => boolean): Bitset {
    return this.#where((row) => test(this.#updated[row] ?? 0));
  }

  findVariants(): Bitset {
    return this.#where((row) => this.#parents[row] !== NO_PARENT);
  }

  /** The rows of the products that `variants` belong to. */
  parentsOf(variants: Bitset): Bitset {
    const parents = new Bitset(this.size);
    for (const row of variants.toRows()) {
      const parent = this.#parents[row] ?? NO_PARENT;
      if (parent !== NO_PARENT) parents.add(parent);
    }
    return parents;
  }

  /** All rows in ascending order. By type, products without one come first. */
  ascending(sort: ProductSort['type']): Uint32Array {
    const known = this.#orders.get(sort);
    if (known) return known;
    const keys = this.#keysOf(sort);
    const order = Uint32Array.from(keys.keys()).sort((one, other) => {
      const [first, second] = [keys[one] ?? 0, keys[other] ?? 0];
      return first < second ? -1 : Number(first > second);
    });
    this.#orders.set(sort, order);
    return order;
  }

  #keysOf(sort: ProductSort['type']): readonly (string | number)[] {
    switch (sort) {
      case 'created':
        return this.#created;
      case 'last_updated':
        return this.#updated;
      case 'name':
        return this.#names;
      case 'product_type_name':
        return this.#typeNames;
      case 'sku':
        return this.#skus;
    }
  }

  #where(test: (row: number) => boolean): Bitset {
    const found = new Bitset(this.size);
    for (let row = 0; row < this.size; row += 1) if (test(row)) found.add(row);
    return found;
  }
}
