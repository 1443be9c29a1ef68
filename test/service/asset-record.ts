import type { AssetRecord } from '../../src/service/index.js';

/** A record of no importance, with what a test cares about. */
export function assetRecord(wanted: Partial<AssetRecord> = {}): AssetRecord {
  return {
    id: '11111111-1111-4111-8111-111111111111',
    externalId: 'abcdefghij',
    filename: 'Dog + cat in snow.jpg',
    created: Date.UTC(2024, 0, 2, 3, 4, 5, 678),
    updated: Date.UTC(2024, 5, 1),
    released: null,
    expires: null,
    deleted: null,
    archived: false,
    format: 'JPEG',
    formatType: 'image',
    bytes: 2_048_001,
    width: 3000,
    height: 2000,
    duration: null,
    categories: ['Animals/Pets'],
    groups: ['Public'],
    keywords: ['dog', 'cat'],
    metadata: { season: ['Winter'], photographer: [] },
    ...wanted,
  };
}

/** As many records, each created a day before the one before it. */
export function assetRecords(count: number): readonly AssetRecord[] {
  return Array.from({ length: count }, (_, index) => {
    const digits = String(index).padStart(4, '0');
    return assetRecord({
      id: `00000000-0000-4000-8000-00000000${digits}`,
      externalId: `asset0${digits}`,
      filename: `Picture ${digits}.jpg`,
      created: Date.UTC(2024, 0, 1) - index * 86_400_000,
    });
  });
}
