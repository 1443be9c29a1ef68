import { uuidOfText } from '../catalogue/identity.js';
import type { Bitset } from '../query/bitset.js';
import { fold } from '../query/terms.js';
import { findProducts } from './find-products.js';
import type {
  NewProduct,
  ProductCatalogue,
  ProductPage,
  ProductRecord,
  ProductSearch,
} from './product-catalogue.js';
import { ProductColumns } from './product-columns.js';
import type { ProductSource } from './product-source.js';

/** The account's settings that products do not contain. */
export type ProductAccount = Pick<
  ProductCatalogue,
  'attributes' | 'types' | 'categories' | 'channels'
>;

/** Creates a catalogue from a source of products. It reads them on the first search. */
export function indexProducts(source: ProductSource, account: ProductAccount): ProductCatalogue {
  return new IndexedProducts(source, account);
}

type Range = { readonly offset: number; readonly limit: number };

class IndexedProducts implements ProductCatalogue {
  readonly attributes: ProductCatalogue['attributes'];
  readonly types: ProductCatalogue['types'];
  readonly categories: ProductCatalogue['categories'];
  readonly channels: ProductCatalogue['channels'];

  readonly #source: ProductSource;
  readonly #added: ProductRecord[] = [];
  readonly #addedRows = new Map<string, number>();
  readonly #changes = new Map<number, Pick<ProductRecord, 'categories' | 'updated'>>();
  #indexed: ProductColumns | undefined;

  constructor(source: ProductSource, account: ProductAccount) {
    this.#source = source;
    this.attributes = account.attributes;
    this.types = account.types;
    this.categories = account.categories;
    this.channels = account.channels;
  }

  search(request: ProductSearch): ProductPage {
    const { query, sort, exactFirst } = request;
    const found = findProducts(this.#columns, request);
    const ascending = this.#columns.ascending(sort.type);
    const order = sort.order === 'ascending' ? ascending : ascending.toReversed();
    const isPreferring = exactFirst && query !== null;
    const exact = isPreferring ? [...this.#rowsOfSku(query).keep(found).toRows()] : [];
    if (exact.length === 0) return this.#page(found, order, request);
    return this.#page(found, [...exact, ...order.filter((row) => !exact.includes(row))], request);
  }

  inChannel(channelId: string, range: Range): ProductPage {
    const wanted = fold(channelId);
    const found = this.#columns.channels.findWhere((id) => id === wanted);
    return this.#page(found, this.#columns.ascending('sku'), range);
  }

  byId(id: string): ProductRecord | undefined {
    const row = this.#rowOf(id);
    return row === undefined ? undefined : this.#recordAt(row);
  }

  hasSku(sku: string): boolean {
    return this.#rowsOfSku(sku).count > 0;
  }

  add(product: NewProduct, now: number): ProductRecord {
    const columns = this.#columns;
    const row = columns.size;
    const id = uuidOfText(`product/${row}/${product.sku}`);
    const times = { created: now, updated: now };
    const record = { ...product, ...times, id, featuredImage: null, channels: [] };
    this.#added.push(record);
    this.#addedRows.set(id, row);
    columns.push(record, this.#rowOf(record.parentId));
    return record;
  }

  categorize(id: string, categories: readonly string[], now: number): void {
    const row = this.#rowOf(id);
    if (row === undefined) throw new RangeError('There is no product with this id');
    this.#columns.touch(row, now);
    this.#changes.set(row, { categories, updated: now });
  }

  get #columns(): ProductColumns {
    if (this.#indexed) return this.#indexed;
    const columns = new ProductColumns(this.attributes.map(({ id }) => id));
    for (let row = 0; row < this.#source.size; row += 1) {
      const record = this.#source.recordAt(row);
      columns.push(record, this.#rowOf(record.parentId));
    }
    return (this.#indexed = columns);
  }

  #rowsOfSku(sku: string): Bitset {
    const wanted = fold(sku.trim());
    return this.#columns.findSku((each) => each === wanted);
  }

  #rowOf(id: string | null): number | undefined {
    if (id === null) return undefined;
    return this.#source.rowOfId(id) ?? this.#addedRows.get(id.toLowerCase());
  }

  #recordAt(row: number): ProductRecord {
    const { size } = this.#source;
    const record = this.#added[row - size] ?? this.#source.recordAt(row);
    return { ...record, ...this.#changes.get(row) };
  }

  #page(found: Bitset, order: Iterable<number>, { offset, limit }: Range): ProductPage {
    const items: ProductRecord[] = [];
    let passed = 0;
    for (const row of order) {
      if (items.length === limit) break;
      if (!found.has(row)) continue;
      if (passed >= offset) items.push(this.#recordAt(row));
      passed += 1;
    }
    return { total: found.count, items };
  }
}
