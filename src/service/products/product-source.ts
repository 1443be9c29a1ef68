import type { ProductRecord } from './product-catalogue.js';

/**
 * The source of a catalogue's products. Rows are numbered from 0; a row's product never changes.
 */
export interface ProductSource {
  readonly size: number;
  /** The product at `row`. Every call may create a new object. */
  recordAt(row: number): ProductRecord;
  rowOfId(id: string): number | undefined;
}

/** A source of given products. If two products share an id, lookups return the later one. */
export function productList(products: readonly ProductRecord[]): ProductSource {
  const rows = new Map(products.map(({ id }, row) => [id.toLowerCase(), row]));
  return {
    size: products.length,
    recordAt(row) {
      const product = products[row];
      if (!product) throw new RangeError(`No product at row ${row}`);
      return product;
    },
    rowOfId: (id) => rows.get(id.toLowerCase()),
  };
}
