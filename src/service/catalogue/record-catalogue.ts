import type { AssetRecord, AssetSearch, AssetSearchOutcome, Catalogue } from './catalogue.js';
import type { FacetCount, FacetCounts, MetadataField } from './catalogue.js';
import { uuidOfText } from './identity.js';

/** What a catalogue cannot read off its records. */
export interface RecordCatalogueOptions {
  /** The account's metadata fields, in order. Without it: every display key of the records. */
  readonly fields?: readonly MetadataField[];
}

/** A catalogue over given records, e.g. for a folder of real files or for a host's own tests. */
export function recordCatalogue(
  records: readonly AssetRecord[],
  { fields = fieldsOf(records) }: RecordCatalogueOptions = {},
): Catalogue {
  const byId = new Map(records.map((record) => [record.id, record]));
  const byExternalId = new Map(records.map((record) => [record.externalId, record]));
  const groupNames = [...new Set(records.flatMap(({ groups }) => groups))].sort();
  return {
    size: records.length,
    groups: groupNames.map((name) => ({ uuid: uuidOfText(`group/${name}`), name })),
    fields,
    search: (request) => search(records, fields, request),
    byId: (id) => byId.get(id),
    byExternalId: (externalId) => byExternalId.get(externalId),
  };
}

function fieldsOf(records: readonly AssetRecord[]): MetadataField[] {
  const keys = new Set(records.flatMap(({ metadata }) => Object.keys(metadata)));
  return [...keys].sort().map((displayKey) => ({ displayKey, displayName: displayKey }));
}

function search(
  records: readonly AssetRecord[],
  fields: readonly MetadataField[],
  request: AssetSearch,
): AssetSearchOutcome {
  const words = (request.query ?? '').toLowerCase().match(/[^\s()]+/gu) ?? [];
  const found = records
    .filter((record) => request.includeArchived || !record.archived)
    .filter((record) => request.includeDeleted || record.deleted === null)
    .filter((record) => words.every((word) => textOf(record).includes(word)))
    .sort((one, other) => other.created - one.created || (one.id < other.id ? -1 : 1));
  return {
    total: found.length,
    items: found.slice(request.offset, request.offset + request.limit),
    facets: facetsOf(found, fields, request),
    sort: '-created_date',
    explained: words.join(' AND '),
    sortExplained: 'Date added (descending)',
    syntaxOk: true,
  };
}

function textOf(record: AssetRecord): string {
  const { formatType, filename, categories, metadata } = record;
  const values = Object.entries(metadata).flatMap(([key, all]) => all.map((one) => `${key}:${one}`));
  const words = [`ft:${formatType}`, filename, ...categories.map((path) => `cat:${path}`), ...values];
  return words.join(' ').toLowerCase();
}

function facetsOf(
  found: readonly AssetRecord[],
  fields: readonly MetadataField[],
  { facets }: AssetSearch,
): FacetCounts {
  return {
    ...(facets.includes('file_types') && {
      file_types: count('ft', found, ({ formatType }) => [formatType.toUpperCase()]),
    }),
    ...(facets.includes('categories') && {
      categories: count('cat', found, ({ categories }) => categories).map((each) => ({
        ...each,
        id: uuidOfText(`category/${each.value}`),
        name: each.value.split('/').at(-1) ?? '',
        path: each.value,
      })),
    }),
    ...(facets.includes('metadata') && {
      metadata: fields.map((field) => ({
        field,
        values: count(field.displayKey, found, ({ metadata }) => metadata[field.displayKey] ?? []),
      })),
    }),
  };
}

function count(
  field: string,
  found: readonly AssetRecord[],
  valuesOf: (record: AssetRecord) => readonly string[],
): FacetCount[] {
  const counts = new Map<string, number>();
  for (const value of found.flatMap(valuesOf)) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .sort(([one, most], [other, least]) => least - most || (one < other ? -1 : 1))
    .slice(0, 25)
    .map(([value, total]) => ({ value, searchQuery: `${field}:(${value})`, count: total }));
}
