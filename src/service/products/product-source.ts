import type { ProductRecord } from './product-catalogue.js';

/** Where a catalogue's products come from. Rows are numbered from 0; a row's product never changes. */
export interface ProductSource {
  readonly size: number;
  /** The product at `row`, which may be made anew each time. */
  recordAt(row: number): ProductRecord;
  rowOfId(id: string): number | undefined;
}

/** Serves given products. Of two with the same id the later one is found by it. */
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
