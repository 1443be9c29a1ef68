import type { AssetRecord, MetadataField } from '../../catalogue/catalogue.js';
import type { RecordSource } from '../../catalogue/record-source.js';
import { KEYWORDS, metadataKey } from '../built-in-fields.js';
import { CategoryColumn } from './category-column.js';
import type { Column } from './column.js';
import { IdColumn } from './id-column.js';
import { NumberColumn } from './number-column.js';
import { ProseColumn } from './prose-column.js';
import { ValueColumn } from './value-column.js';
import { Vocabulary } from './vocabulary.js';

type ReadValues = (record: AssetRecord) => readonly string[];
type ReadNumber = (record: AssetRecord) => number | null;

/** A column that is being filled. */
interface Filling {
  readonly push: (record: AssetRecord) => void;
  readonly finish: () => void;
}

/** The columns of a catalogue, by the keys of their fields. */
export class AssetColumns {
  readonly fileTypes: ValueColumn;
  readonly categories: CategoryColumn;
  readonly collections: ValueColumn;
  /** The columns that words without a field are searched in. */
  readonly everywhere: readonly Column[];
  /** The account's own fields without prose, by display key, in order. */
  readonly metadata: ReadonlyMap<string, ValueColumn>;

  readonly #vocabulary = new Vocabulary();
  readonly #columns = new Map<string, Column>();
  readonly #fillings: Filling[] = [];

  /** Creates empty columns. Call `push` for every record, then `finish`. */
  constructor(source: RecordSource, fields: readonly MetadataField[]) {
    this.fileTypes = this.#values('ft', ({ formatType }) => [formatType.toUpperCase()]);
    this.#values('ff', ({ format }) => [format]);
    this.#values('ag', ({ groups }) => groups);
    this.collections = this.#values('acn', ({ collections = [] }) => collections);
    this.categories = new CategoryColumn(this.#vocabulary);
    this.#fill('cat', this.categories, ({ categories }) => categories);
    this.#numbers('rd', ({ released }) => released);
    this.#numbers('ed', ({ expires }) => expires);
    // Clients use this field, but its meaning is unknown. No asset has a value.
    this.#numbers('lhd', () => null);
    this.#numbers('lasteditdate', ({ updated }) => updated);
    this.#numbers('dateadded', ({ created }) => created);
    this.#numbers('size', ({ bytes }) => bytes);
    this.#numbers('width', ({ width }) => width);
    this.#numbers('height', ({ height }) => height);
    this.#numbers('duration', ({ duration }) => duration);
    const id = new IdColumn(source.size, (text) => source.rowOfId(text));
    const embedId = new IdColumn(source.size, (text) => source.rowOfExternalId(text));
    this.#columns.set('id', id).set('embedid', embedId);

    const filenames = this.#prose('fn', source, ({ filename }) => [filename]);
    const own = fields.map(({ displayKey, prose }) => {
      const read = readerOf(displayKey);
      const key = metadataKey(displayKey);
      const column = prose ? this.#prose(key, source, read) : this.#values(key, read);
      return [displayKey, column] as const;
    });
    if (!fields.some(({ displayKey }) => displayKey === KEYWORDS)) {
      own.push([KEYWORDS, this.#values(KEYWORDS, ({ keywords }) => keywords)]);
    }
    const ownColumns = own.map(([, column]) => column);
    this.everywhere = [filenames, this.categories, ...ownColumns, id, embedId];
    this.metadata = new Map(
      own.flatMap(([displayKey, column]) =>
        column instanceof ValueColumn ? [[displayKey, column] as const] : [],
      ),
    );
  }

  /** The column of a field, by its key. */
  column(key: string): Column | undefined {
    return this.#columns.get(key);
  }

  /** Adds the record of the next row. */
  push(record: AssetRecord): void {
    for (const { push } of this.#fillings) push(record);
  }

  /** Builds the indexes after all records have been added. */
  finish(): void {
    for (const { finish } of this.#fillings) finish();
  }

  #values(key: string, read: ReadValues): ValueColumn {
    return this.#fill(key, new ValueColumn(this.#vocabulary), read);
  }

  #prose(key: string, source: RecordSource, read: ReadValues): ProseColumn {
    const column = new ProseColumn(this.#vocabulary, (row) => read(source.recordAt(row)));
    return this.#fill(key, column, read);
  }

  #fill<Kind extends ValueColumn | ProseColumn>(key: string, column: Kind, read: ReadValues): Kind {
    this.#columns.set(key, column);
    const push = (record: AssetRecord): void => column.push(read(record));
    this.#fillings.push({ push, finish: () => column.finish() });
    return column;
  }

  #numbers(key: string, read: ReadNumber): void {
    const column = new NumberColumn();
    this.#columns.set(key, column);
    this.#fillings.push({ push: (record) => column.push(read(record)), finish: () => undefined });
  }
}

/** The values of a field. An account's keywords field contains the asset's own keywords as well. */
function readerOf(displayKey: string): ReadValues {
  const read: ReadValues = ({ metadata }) =>
    Object.hasOwn(metadata, displayKey) ? (metadata[displayKey] ?? []) : [];
  return displayKey === KEYWORDS ? (record) => [...read(record), ...record.keywords] : read;
}
