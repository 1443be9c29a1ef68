import type { AssetRecord, Catalogue, MetadataField } from './catalogue.js';
import { indexCatalogue, type AccountOptions } from './index-catalogue.js';
import { listSource } from './record-source.js';

/** The field that contains prose in every account. */
const DESCRIPTION = 'des';

/**
 * Creates a catalogue from given records, e.g. for a folder of files or for a host's tests. By
 * default, the account has the metadata fields and asset groups of the records, sorted by name.
 */
export function recordCatalogue(
  records: readonly AssetRecord[],
  { fields = fieldsOf(records), groups = groupsOf(records) }: Partial<AccountOptions> = {},
): Catalogue {
  return indexCatalogue(listSource(records), { fields, groups });
}

function fieldsOf(records: readonly AssetRecord[]): readonly MetadataField[] {
  const keys = new Set(records.flatMap(({ metadata }) => Object.keys(metadata)));
  return [...keys].sort().map((displayKey) => ({
    displayKey,
    displayName: displayKey,
    prose: displayKey === DESCRIPTION,
  }));
}

function groupsOf(records: readonly AssetRecord[]): readonly string[] {
  return [...new Set(records.flatMap(({ groups }) => groups))].sort();
}
