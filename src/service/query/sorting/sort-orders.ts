import type { Column } from '../columns/column.js';
import { RecentlyUsed } from '../recently-used.js';
import { builtInField, metadataKey } from '../built-in-fields.js';

/** Most orders that are remembered: one takes four bytes an asset. */
const REMEMBERED = 16;

/** The fields that a search sorts by, by the names it uses for them. */
const SORTABLE: ReadonlyMap<string, string> = new Map([
  ['created_date', 'Date added'],
  ['last_update_date', 'Last edit date'],
  ['filename', 'Filename'],
  ['file_format', 'File format'],
  ['file_size', 'File size'],
  ['size', 'File size'],
]);

/** A sort, for people, e.g. `Metadata: brand (descending)`. An unknown name is no error. */
export function explainSort(sort: string): string {
  const { name, descending } = readSort(sort);
  const label = SORTABLE.get(name) ?? `Metadata: ${name}`;
  return `${label} (${descending ? 'descending' : 'ascending'})`;
}

function readSort(sort: string): { readonly name: string; readonly descending: boolean } {
  const descending = sort.startsWith('-');
  return { name: descending ? sort.slice(1) : sort, descending };
}

/** All rows in the order of each sort that was asked for lately. */
export class SortOrders {
  readonly #column: (key: string) => Column | undefined;
  readonly #byId: Uint32Array;
  readonly #known = new RecentlyUsed<Uint32Array>(REMEMBERED);

  /** `byId` is all rows in the order that equal ones keep. */
  constructor(column: (key: string) => Column | undefined, byId: Uint32Array) {
    this.#column = column;
    this.#byId = byId;
  }

  /** All rows, sorted by e.g. `-created_date`; by a name that no field has, in the order of ids. */
  take(sort: string): Uint32Array {
    const { name, descending } = readSort(sort);
    const key = SORTABLE.has(name) ? builtInField(name)?.key : metadataKey(name);
    const column = key === undefined ? undefined : this.#column(key);
    if (!column) return this.#byId;
    return this.#known.take(sort, () => column.sort(this.#byId, descending));
  }
}
