import type { AssetRecord } from './catalogue.js';

/** Where a catalogue's records come from. Rows are numbered from 0; a row's record never changes. */
export interface RecordSource {
  /** How many records there are. */
  readonly size: number;
  /** The record at `row`, which may be made anew each time. */
  recordAt(row: number): AssetRecord;
  rowOfId(id: string): number | undefined;
  rowOfExternalId(externalId: string): number | undefined;
}

/** Serves given records. Of two with the same id the later one is found by it. */
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
