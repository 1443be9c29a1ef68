import assert from 'node:assert/strict';
import { describe, test, type TestContext } from 'node:test';
import { createClient, emptyQuery, type AssetPage, type Facet } from '../../../src/api/index.js';
import {
  createdFacet,
  expiryFacet,
  fileFormatFacet,
  fileSizeFacet,
  orientationFacet,
  widthFacet,
} from '../../../src/model/facet/uncounted-facets.js';
import type { AppliedValue } from '../../../src/core/index.js';
import { recordCatalogue, type AssetRecord } from '../../../src/service/index.js';
import { serve } from '../../../src/service/node.js';
import { tokensGiving } from '../../api/tokens.js';
import { assetRecord } from '../../service/asset-record.js';

const day = (date: number, month = 11): number => Date.UTC(2026, month, date, 12);
const ends = { past: day(2), today: day(3), soon: day(20), later: day(20, 12) };

/** Finds the external ids of the records that match values of a facet, by their labels. */
async function finding(
  t: TestContext,
  { key: facetKey, type: facetType, label: facetLabel, values }: Facet,
  records: readonly AssetRecord[],
): Promise<(...labels: readonly string[]) => Promise<readonly string[]>> {
  const service = await serve({ apiPort: 0, sitePort: 0, catalogue: recordCatalogue(records) });
  t.after(() => service.close());
  const tokens = tokensGiving(service.issueTokens().accessToken);
  const client = createClient({ baseUrl: service.baseUrl, tokens });
  return async (...labels) => {
    const applied = values.flatMap(({ label, clause }): AppliedValue[] =>
      labels.includes(label) ? [{ facetKey, facetType, facetLabel, label, clause }] : [],
    );
    const search = { query: { ...emptyQuery, applied }, offset: 0, limit: 50 };
    const { items }: AssetPage = await client.searchAssets(search);
    return items.map(({ externalId }) => externalId).sort();
  };
}

/** One record for each change, with the name of the change as its external id. */
function recordsOf(
  changes: Readonly<Record<string, Partial<AssetRecord>>>,
): readonly AssetRecord[] {
  return Object.entries(changes).map(([name, change], index) =>
    assetRecord({
      id: `11111111-1111-4111-8111-1111111111${String(index).padStart(2, '0')}`,
      ...{ externalId: name, filename: `${name}.jpg`, created: day(1, 0) },
      ...change,
    }),
  );
}

const facet = expiryFacet(['Expiry', 'Expired', 'Soon', 'Never'], '2026-12-03');

describe('filters for expiry', () => {
  test('have the names that people read, and no counts', () => {
    assert.deepEqual(
      [facet.label, ...facet.values.map(({ label }) => label)],
      ['Expiry', 'Expired', 'Soon', 'Never'],
    );
    assert.ok(facet.values.every(({ count }) => count === undefined));
  });

  test('find what they say, and more where several are set', async (t) => {
    const records = recordsOf({
      past: { expires: ends.past },
      today: { expires: ends.today },
      soon: { expires: ends.soon },
      later: { expires: ends.later },
      never: {},
    });
    const find = await finding(t, facet, records);
    assert.deepEqual(await find('Expired'), ['past']);
    assert.deepEqual(await find('Soon'), ['soon', 'today']);
    assert.deepEqual(await find('Never'), ['never']);
    assert.deepEqual(await find('Expired', 'Never'), ['never', 'past']);
  });
});

describe('filters for upload dates', () => {
  test('find what was uploaded since then, including today, and ranges with both days', async (t) => {
    const names = ['Uploaded', 'Today', '7 days', '30 days', 'This year'] as const;
    const created = createdFacet(names, '2026-12-03');
    const clause = 'DateAdded:[11/26/2026 to 11/27/2026]';
    const withRange = { ...created, values: [...created.values, { label: 'Range', clause }] };
    const records = recordsOf({
      today: { created: day(3) },
      sixDaysAgo: { created: Date.UTC(2026, 10, 27, 0, 0) },
      sevenDaysAgo: { created: Date.UTC(2026, 10, 26, 23, 59) },
      january: { created: Date.UTC(2026, 0, 1) },
      lastYear: { created: Date.UTC(2025, 11, 31, 23) },
    });
    const find = await finding(t, withRange, records);
    assert.deepEqual(await find('Today'), ['today']);
    assert.deepEqual(await find('7 days'), ['sixDaysAgo', 'today']);
    assert.deepEqual(await find('30 days'), ['sevenDaysAgo', 'sixDaysAgo', 'today']);
    assert.deepEqual(await find('This year', 'Today'), await find('This year'));
    assert.equal((await find('This year')).length, 4);
    assert.deepEqual(await find('Range'), ['sevenDaysAgo', 'sixDaysAgo']);
  });
});

describe('filters for orientation', () => {
  const sized = (width: number | null, height: number | null) => ({ width, height });
  const orientation = orientationFacet(['Orientation', 'Landscape', 'Portrait']);

  test('find what is a quarter longer on one side, of any size, and never the other way round', async (t) => {
    const records = recordsOf({
      icon: sized(120, 90),
      photo: sized(1350, 1080),
      banner: sized(6000, 400),
      panorama: sized(40_000, 12_500),
      phone: sized(1170, 2532),
      poster: sized(4800, 6000),
      square: sized(1000, 1000),
      sound: sized(null, null),
    });
    const find = await finding(t, orientation, records);
    assert.deepEqual(await find('Landscape'), ['banner', 'icon', 'panorama', 'photo']);
    assert.deepEqual(await find('Portrait'), ['phone', 'poster']);
    assert.equal((await find('Landscape', 'Portrait')).length, 6);
  });

  test('find every picture in the usual proportions', async (t) => {
    const changes: Record<string, Partial<AssetRecord>> = {};
    for (const [long, short] of [
      [5, 4],
      [4, 3],
      [3, 2],
      [16, 9],
    ] as const) {
      for (const side of [97, 480, 1001, 2400, 7919]) {
        changes[`${long}:${short} at ${side}`] = sized(Math.ceil((side * long) / short), side);
      }
    }
    const find = await finding(t, orientation, recordsOf(changes));
    assert.equal((await find('Landscape')).length, 20);
    assert.deepEqual(await find('Portrait'), []);
  });
});

describe('filters for files', () => {
  const names = {
    fileFacets: ['Width', 'File size', 'Format'],
    atLeast: (amount: string) => `at least ${amount}`,
    below: (amount: string) => `below ${amount}`,
    above: (amount: string) => `above ${amount}`,
    number: (value: number) => String(value),
    fileSize: (bytes: number) => `${bytes / 1e6} MB`,
  } as const;
  const records = recordsOf({
    small: { width: 999, bytes: 500_000, format: 'PNG' },
    medium: { width: 1000, bytes: 5_000_000, format: 'MPEG4' },
    large: { width: 4000, bytes: 50_000_000, format: 'MP4' },
    none: { width: null, bytes: 500_000, format: 'PdfDocument' },
  });

  test('find pictures of at least a width', async (t) => {
    const find = await finding(t, widthFacet(names), records);
    assert.deepEqual(await find('at least 1000 px'), ['large', 'medium']);
    assert.deepEqual(await find('at least 2000 px', 'at least 4000 px'), ['large']);
  });

  test('find small, medium and large files', async (t) => {
    const find = await finding(t, fileSizeFacet(names), records);
    assert.deepEqual(await find('below 1 MB'), ['none', 'small']);
    assert.deepEqual(await find('1 MB – 10 MB'), ['medium']);
    assert.deepEqual(await find('above 10 MB', 'below 1 MB'), ['large', 'none', 'small']);
  });

  test('find formats by each of their names', async (t) => {
    const find = await finding(t, fileFormatFacet(names), records);
    assert.deepEqual(await find('PNG'), ['small']);
    assert.deepEqual(await find('MP4'), ['large', 'medium']);
    assert.deepEqual(await find('PDF', 'PNG'), ['none', 'small']);
  });
});
