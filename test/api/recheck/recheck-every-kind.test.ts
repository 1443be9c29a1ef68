import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createClient, markupFor, recheck, type Asset } from '../../../src/api/index.js';
import {
  generateCatalogue,
  recordCatalogue,
  type AssetRecord,
} from '../../../src/service/index.js';
import { serve } from '../../../src/service/node.js';
import { tokensGiving } from '../tokens.js';

const emptyQuery = { text: '', filter: '', applied: [], sort: '' };

for (const quirks of [false, true]) {
  for (const branded of [false, true]) {
    const service = quirks ? 'as the live service' : 'by the book';
    describe(`${branded ? 'branded' : 'unbranded'} links of every kind, ${service}`, () => {
      test('are current while nothing changes, and follow the name of the file', async (t) => {
        const made = generateCatalogue({ count: 120, seed: 5, quirks });
        let records: readonly AssetRecord[] = made.search({
          ...{ query: null, sort: null, offset: 0, limit: 120, facets: [] },
          ...{ includeArchived: false, includeDeleted: false },
        }).items;
        let catalogue = recordCatalogue(records);
        const running = await serve({
          catalogue: { ...made, search: (request) => catalogue.search(request) },
          ...{ quirks, brandedLinks: false, apiPort: 0, sitePort: 0 },
        });
        t.after(() => running.close());
        const tokens = tokensGiving(running.issueTokens().accessToken);
        const client = createClient({ baseUrl: running.baseUrl, tokens, branded });
        const search = { query: emptyQuery, offset: 0, limit: 100, embeds: true };
        const { items: assets } = await client.searchAssets(search);
        const usable = assets.filter(({ available }) => available);
        const html = usable.flatMap(markupOf).join('\n');
        assert.ok(html.length > 50_000);

        const before = await recheck(html, { client });
        assert.ok(before.items.length > 300);
        assert.deepEqual(
          before.items.filter(({ findings }) => findings.length > 0),
          [],
        );
        assert.equal(before.html, html);

        records = records.map((record) => ({ ...record, filename: `Neu ${record.filename}` }));
        catalogue = recordCatalogue(records);
        const after = await recheck(html, { client });
        assert.deepEqual(
          new Set(after.items.map(({ findings }) => findings[0]?.type)),
          new Set(['renamed']),
        );
        const { items: renamed } = await client.searchAssets(search);
        const byId = new Map(renamed.map((asset) => [asset.id, asset]));
        const now = usable.flatMap(({ id }) => markupOf(byId.get(id))).join('\n');
        assert.deepEqual(urlsIn(after.html), urlsIn(now));
      });
    });
  }
}

/** The markup of every size, and a link to each page that shares it. */
function markupOf(asset: Asset | undefined): readonly string[] {
  return (asset?.embeds ?? [])
    .filter(({ url }) => !url.includes('{'))
    .flatMap((embed) => {
      assert.ok(asset);
      const share = (embed.share ?? '').replace(/&?u=\w+/, '');
      return [
        markupFor(asset, embed, 'Words').html,
        `<a href="${share.replaceAll('&', '&amp;')}">Share</a>`,
      ];
    });
}

function urlsIn(html: string): readonly string[] {
  return [...html.matchAll(/ (?:src|href|poster)="([^"]*)"/g)].map(([, url = '']) =>
    url.replaceAll(/&(?:amp|#38);/g, '&').replaceAll('&#39;', "'"),
  );
}
