import { AssetColumns } from '../query/columns/asset-columns.js';
import { Bitset } from '../query/bitset.js';
import { fieldFinder, inCategory } from '../query/built-in-fields.js';
import { QueryEvaluator } from '../query/evaluate-query.js';
import { explainQuery } from '../query/reading/explain-query.js';
import { idKeyOf, orderById } from '../query/sorting/order-by-id.js';
import { parseQuery } from '../query/reading/parse-query.js';
import { joinNodes } from '../query/query-node.js';
import { RecentlyUsed } from '../query/recently-used.js';
import { explainSort, SortOrders } from '../query/sorting/sort-orders.js';
import type { AssetSearch, Catalogue, FacetCounts, MetadataField } from './catalogue.js';
import { FacetWriter } from './facet-writer.js';
import { uuidOfText } from './identity.js';
import type { RecordSource } from './record-source.js';

/** The account's settings that records do not contain. */
export interface AccountOptions {
  /** The account's metadata fields, in order. */
  readonly fields: readonly MetadataField[];
  /** The names of its asset groups, in order. */
  readonly groups: readonly string[];
}

/** The result of a query among the visible assets. */
interface Found {
  /** The query and the other inputs of the result, as one text. */
  readonly key: string;
  readonly rows: Bitset;
  readonly list: Uint32Array;
  readonly explained: string;
  readonly syntaxOk: boolean;
}

/** The number of cached query results. Paging and refining repeat the same queries. */
const REMEMBERED = 16;
const DEFAULT_SORT = '-created_date';

/** Creates a catalogue from a source of records. Reads and indexes all records once. */
export function indexCatalogue(source: RecordSource, account: AccountOptions): Catalogue {
  return new IndexedCatalogue(source, account);
}

class IndexedCatalogue implements Catalogue {
  readonly size: number;
  readonly categories: readonly string[];
  readonly collections: readonly string[];
  readonly groups: Catalogue['groups'];
  readonly fields: readonly MetadataField[];

  readonly #source: RecordSource;
  readonly #evaluator: QueryEvaluator;
  readonly #orders: SortOrders;
  readonly #facets: FacetWriter;
  readonly #archived: Bitset;
  readonly #deleted: Bitset;
  readonly #known = new RecentlyUsed<Found>(REMEMBERED);
  readonly #counted = new RecentlyUsed<FacetCounts>(REMEMBERED);

  constructor(source: RecordSource, { fields, groups }: AccountOptions) {
    const { size } = source;
    const columns = new AssetColumns(source, fields);
    const idKeys = new Uint32Array(size);
    this.#archived = new Bitset(size);
    this.#deleted = new Bitset(size);
    for (let row = 0; row < size; row += 1) {
      const record = source.recordAt(row);
      columns.push(record);
      idKeys[row] = idKeyOf(record.id);
      if (record.archived) this.#archived.add(row);
      if (record.deleted !== null) this.#deleted.add(row);
    }
    columns.finish();

    this.size = size;
    this.categories = columns.categories.values;
    this.collections = columns.collections.values;
    this.fields = fields;
    this.groups = groups.map((name) => ({ uuid: uuidOfText(`group/${name}`), name }));
    this.#source = source;
    this.#evaluator = new QueryEvaluator({
      size,
      column: (key) => columns.column(key),
      everywhere: columns.everywhere,
    });
    const byId = orderById(idKeys, (row) => source.recordAt(row).id);
    this.#orders = new SortOrders((key) => columns.column(key), byId);
    this.#orders.take(DEFAULT_SORT);
    this.#facets = new FacetWriter(columns, fields);
  }

  search(request: AssetSearch): ReturnType<Catalogue['search']> {
    const sort = request.sort ?? DEFAULT_SORT;
    const { key, rows, list, explained, syntaxOk } = this.#find(request);
    const facetsKey = JSON.stringify([request.facets, key]);
    const page = this.#page(rows, this.#orders.take(sort), request);
    return {
      total: list.length,
      items: page.map((row) => this.#source.recordAt(row)),
      facets: this.#counted.take(facetsKey, () => this.#facets.write(request.facets, list)),
      sort,
      explained,
      sortExplained: explainSort(sort),
      syntaxOk,
    };
  }

  byId(id: string): ReturnType<Catalogue['byId']> {
    const row = this.#source.rowOfId(id);
    return row === undefined ? undefined : this.#source.recordAt(row);
  }

  byExternalId(externalId: string): ReturnType<Catalogue['byExternalId']> {
    const row = this.#source.rowOfExternalId(externalId);
    return row === undefined ? undefined : this.#source.recordAt(row);
  }

  #find({ query, category = null, includeArchived, includeDeleted }: AssetSearch): Found {
    const key = JSON.stringify([query, category, includeArchived, includeDeleted]);
    return this.#known.take(key, () => {
      const { root: asked, syntaxOk } = parseQuery(query ?? '', fieldFinder(this.fields));
      const root = joinNodes('all', [asked, category === null ? undefined : inCategory(category)]);
      const rows = new Bitset(this.size).invert();
      if (!includeArchived) rows.keep(this.#archived.copy().invert());
      if (!includeDeleted) rows.keep(this.#deleted.copy().invert());
      if (root) rows.keep(this.#evaluator.find(root));
      return { key, rows, list: rows.toRows(), explained: explainQuery(root), syntaxOk };
    });
  }

  #page(rows: Bitset, order: Uint32Array, { offset, limit }: AssetSearch): readonly number[] {
    const page: number[] = [];
    let passed = 0;
    for (let at = 0; at < order.length && page.length < limit; at += 1) {
      const row = order[at] ?? 0;
      if (!rows.has(row)) continue;
      if (passed >= offset) page.push(row);
      passed += 1;
    }
    return page;
  }
}
