import type { Catalogue } from './catalogue.js';
import { generateRecord } from './generate-record.js';
import { rowOfExternalId, rowOfId } from './identity.js';
import { indexCatalogue } from './index-catalogue.js';
import { libraryFields, libraryGroups } from './library-fields.js';
import { recordedFields, recordedRecord } from '../quirks/recorded-library.js';

/** The number of records and the seed of their content. */
export interface GenerateOptions {
  readonly count: number;
  readonly seed: number;
  /**
   * Adds what libraries of the live service were recorded with: spin sets, moving pictures, Markdown
   * files, fields with dates and numbers, and the service's own names of formats.
   */
  readonly quirks?: boolean;
}

/**
 * Generates a company's library from a seed. The same seed gives the same records for any count.
 * Records are generated on demand, and only their index is stored.
 */
export function generateCatalogue({ count, seed, quirks }: GenerateOptions): Catalogue {
  const within = (row: number): number | undefined => (row < count ? row : undefined);
  return indexCatalogue(
    {
      size: count,
      recordAt: (row) =>
        quirks ? recordedRecord(generateRecord(row, seed), row) : generateRecord(row, seed),
      rowOfId: (id) => within(rowOfId(id, seed)),
      rowOfExternalId: (externalId) => within(rowOfExternalId(externalId, seed)),
    },
    { fields: quirks ? recordedFields : libraryFields, groups: libraryGroups },
  );
}
