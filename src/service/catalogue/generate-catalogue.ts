import type { Catalogue } from './catalogue.js';
import { generateRecord } from './generate-record.js';
import { rowOfExternalId, rowOfId } from './identity.js';
import { indexCatalogue } from './index-catalogue.js';
import { libraryFields, libraryGroups } from './library-fields.js';

/** The number of records and the seed of their content. */
export interface GenerateOptions {
  readonly count: number;
  readonly seed: number;
}

/**
 * Generates a company's library from a seed. The same seed gives the same records for any count.
 * Records are generated on demand, and only their index is stored.
 */
export function generateCatalogue({ count, seed }: GenerateOptions): Catalogue {
  const within = (row: number): number | undefined => (row < count ? row : undefined);
  return indexCatalogue(
    {
      size: count,
      recordAt: (row) => generateRecord(row, seed),
      rowOfId: (id) => within(rowOfId(id, seed)),
      rowOfExternalId: (externalId) => within(rowOfExternalId(externalId, seed)),
    },
    { fields: libraryFields, groups: libraryGroups },
  );
}
