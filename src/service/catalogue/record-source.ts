import type { AssetRecord } from './catalogue.js';

/** The source of a catalogue's records. Rows are numbered from 0; a row's record never changes. */
export interface RecordSource {
  /** How many records there are. */
  readonly size: number;
  /** The record at `row`. Every call may create a new object. */
  recordAt(row: number): AssetRecord;
  rowOfId(id: string): number | undefined;
  rowOfExternalId(externalId: string): number | undefined;
}

/** A source of given records. If two records share an id, lookups return the later one. */
export function listSource(records: readonly AssetRecord[]): RecordSource {
  const rows = new Map(records.map(({ id }, row) => [id.toLowerCase(), row]));
  const externalRows = new Map(records.map(({ externalId }, row) => [externalId, row]));
  return {
    size: records.length,
    recordAt(row) {
      const record = records[row];
      if (!record) throw new RangeError(`No record at row ${row}`);
      return record;
    },
    rowOfId: (id) => rows.get(id.toLowerCase()),
    rowOfExternalId: (externalId) => externalRows.get(externalId),
  };
}
