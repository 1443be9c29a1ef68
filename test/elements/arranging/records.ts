import type { AssetRecord } from '../../../src/service/index.js';

const newest = Date.UTC(2026, 0, 1);
const day = 86_400_000;

/** An asset of a small library. The lower its number, the newer it is: `asset-1` is listed first. */
export function record(number: number, change: Partial<AssetRecord> = {}): AssetRecord {
  const created = newest - number * day;
  return {
    id: `asset-${number}`,
    externalId: `ext${number}`,
    filename: `picture ${number}.jpg`,
    created,
    updated: created,
    released: created,
    expires: null,
    deleted: null,
    archived: false,
    format: 'JPEG',
    formatType: 'image',
    bytes: 250_000,
    width: 1600,
    height: 900,
    duration: null,
    categories: [],
    groups: [],
    keywords: [],
    metadata: {},
    ...change,
  };
}

/** So many pictures, `asset-1` first. */
export function pictures(count: number): readonly AssetRecord[] {
  return Array.from({ length: count }, (_, index) => record(index + 1));
}
