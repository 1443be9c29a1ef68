import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createClient, emptyQuery, type AssetPage } from '../../../src/api/index.js';
import { expiryFacet } from '../../../src/model/facet/uncounted-facets.js';
import type { AppliedValue } from '../../../src/core/index.js';
import { recordCatalogue } from '../../../src/service/index.js';
import { serve } from '../../../src/service/node.js';
import { tokensGiving } from '../../api/tokens.js';
import { assetRecord } from '../../service/asset-record.js';

const day = (date: number, month = 11): number => Date.UTC(2026, month, date, 12);
const ends = { past: day(2), today: day(3), soon: day(20), later: day(20, 12), never: undefined };

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
    const records = Object.entries(ends).map(([name, expires], index) =>
      assetRecord({
        id: `11111111-1111-4111-8111-11111111111${index}`,
        ...{ externalId: name, filename: `${name}.jpg`, created: day(1, 0) },
        ...(expires !== undefined && { expires }),
      }),
    );
    const service = await serve({
      ...{ apiPort: 0, sitePort: 0, catalogue: recordCatalogue(records) },
    });
    t.after(() => service.close());
    const tokens = tokensGiving(service.issueTokens().accessToken);
    const client = createClient({ baseUrl: service.baseUrl, tokens });
    const find = async (...labels: readonly string[]): Promise<readonly string[]> => {
      const applied = facet.values.flatMap(({ label, clause }): AppliedValue[] => {
        const { key: facetKey, type: facetType, label: facetLabel } = facet;
        return labels.includes(label) ? [{ facetKey, facetType, facetLabel, label, clause }] : [];
      });
      const search = { query: { ...emptyQuery, applied }, offset: 0, limit: 50 };
      const { items }: AssetPage = await client.searchAssets(search);
      return items.map(({ externalId }) => externalId).sort();
    };
    assert.deepEqual(await find('Expired'), ['past']);
    assert.deepEqual(await find('Soon'), ['soon', 'today']);
    assert.deepEqual(await find('Never'), ['never']);
    assert.deepEqual(await find('Expired', 'Never'), ['never', 'past']);
  });
});
