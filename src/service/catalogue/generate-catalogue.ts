import type { Catalogue } from './catalogue.js';
import { generateRecord } from './generate-record.js';
import { rowOfExternalId, rowOfId } from './identity.js';
import { indexCatalogue } from './index-catalogue.js';
import { libraryFields, libraryGroups } from './library-fields.js';

/** How many records to make, and the number that decides what is in them. */
export interface GenerateOptions {
  readonly count: number;
  readonly seed: number;
}

/**
 * A company's library, made up from a seed. The same seed gives the same records at any count; they
 * are made when they are asked for, and only their index is kept.
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
