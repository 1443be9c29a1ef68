import type {
  AssetRecord,
  AssetSearch,
  Catalogue,
} from '../../../src/service/catalogue/catalogue.js';

let made = 0;

/** A record with what a test says of it; the rest is the plainest there is. */
export function makeRecord(said: Partial<AssetRecord> = {}): AssetRecord {
  made += 1;
  return {
    id: `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`,
    externalId: `ext${String(made).padStart(7, '0')}`,
    filename: `file ${made}.jpg`,
    created: Date.UTC(2024, 0, 1) + made * 1000,
    updated: Date.UTC(2024, 0, 2),
    released: Date.UTC(2024, 0, 1),
    expires: null,
    deleted: null,
    archived: false,
    format: 'JPEG',
    formatType: 'image',
    bytes: 1_048_576,
    width: 300,
    height: 200,
    duration: null,
    categories: [],
    groups: [],
    keywords: [],
    metadata: {},
    ...said,
  };
}

/** A record with this filename, and what else is said of it. */
export function named(filename: string, said: Partial<AssetRecord> = {}): AssetRecord {
  return makeRecord({ ...said, filename });
}

/** A search for the query, as plain as can be. */
export function searchFor(query: string | null, said: Partial<AssetSearch> = {}): AssetSearch {
  return {
    query,
    sort: null,
    offset: 0,
    limit: 100,
    facets: [],
    includeArchived: false,
    includeDeleted: false,
    ...said,
  };
}

/** The filenames that the query finds, in the order of the alphabet. */
export function findNames(catalogue: Catalogue, query: string): readonly string[] {
  const { items } = catalogue.search(searchFor(query));
  return items.map(({ filename }) => filename).sort();
}
