import type { Column } from '../columns/column.js';
import { RecentlyUsed } from '../recently-used.js';
import { builtInField, metadataKey } from '../built-in-fields.js';

/** The number of cached orders. Each takes four bytes per asset. */
const REMEMBERED = 16;

/** The labels of the fields that a search can sort by, by their names there. */
const SORTABLE: ReadonlyMap<string, string> = new Map([
  ['created_date', 'Date added'],
  ['last_update_date', 'Last edit date'],
  ['filename', 'Filename'],
  ['file_format', 'File format'],
  ['file_size', 'File size'],
  ['size', 'File size'],
]);

/** Describes a sort, e.g. `Metadata: brand (descending)`. Unknown names are allowed. */
export function explainSort(sort: string): string {
  const { name, descending } = readSort(sort);
  const label = SORTABLE.get(name) ?? `Metadata: ${name}`;
  return `${label} (${descending ? 'descending' : 'ascending'})`;
}

function readSort(sort: string): { readonly name: string; readonly descending: boolean } {
  const descending = sort.startsWith('-');
  return { name: descending ? sort.slice(1) : sort, descending };
}

/** Sorts all rows and caches recent orders. */
export class SortOrders {
  readonly #column: (key: string) => Column | undefined;
  readonly #byId: Uint32Array;
  readonly #known = new RecentlyUsed<Uint32Array>(REMEMBERED);

  /** `byId` is all rows in the order of ids, which rows with equal values keep. */
  constructor(column: (key: string) => Column | undefined, byId: Uint32Array) {
    this.#column = column;
    this.#byId = byId;
  }

  /** All rows, sorted by e.g. `-created_date`. Unknown names sort by id. */
  take(sort: string): Uint32Array {
    const { name, descending } = readSort(sort);
    const key = SORTABLE.has(name) ? builtInField(name)?.key : metadataKey(name);
    const column = key === undefined ? undefined : this.#column(key);
    if (!column) return this.#byId;
    return this.#known.take(sort, () => column.sort(this.#byId, descending));
  }
}
