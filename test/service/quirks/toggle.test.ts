import assert from 'node:assert/strict';
import { get, type OutgoingHttpHeaders } from 'node:http';
import { after, before, describe, it } from 'node:test';
import { recordCatalogue } from '../../../src/service/index.js';
import { serve, type ListeningService } from '../../../src/service/node.js';
import { assetRecords } from '../asset-record.js';
import { at, hurriedClock, listAt, textAt } from '../caller.js';

const records = assetRecords(2);

/** The ways to send toggles: one of them, or several, repeated or in one value. */
const sent: readonly (readonly [how: string, OutgoingHttpHeaders, branded: boolean])[] = [
  ['no header', {}, false],
  ['the header of the specification', { 'x-service-api-toggle': 'branded-links' }, true],
  ['the live service’s header', { 'x-widen-api-toggle': 'branded-links' }, true],
  ['a repeated header', { 'x-widen-api-toggle': ['other', 'branded-links'] }, true],
  ['one comma-delimited header', { 'x-widen-api-toggle': 'other, branded-links,more' }, true],
  ['other toggles', { 'x-widen-api-toggle': ['other', 'branded'] }, false],
];

for (const quirks of [false, true]) {
  describe(`toggles, ${quirks ? 'with quirks' : 'by the book'}`, () => {
    let service: ListeningService;
    before(async () => {
      const catalogue = recordCatalogue(records);
      const options = { catalogue, quirks, brandedLinks: false, now: hurriedClock() };
      service = await serve({ apiPort: 0, sitePort: 0, products: 0, ...options });
    });
    after(() => service.close());

    /** Asks by plain HTTP: unlike fetch, it can repeat a header. */
    function read(path: string, headers: OutgoingHttpHeaders): Promise<unknown> {
      const authorization = `Bearer ${service.issueTokens().accessToken}`;
      return new Promise((resolve, reject) => {
        get(service.baseUrl + path, { headers: { ...headers, authorization } }, (answer) => {
          let text = '';
          answer.setEncoding('utf8').on('data', (part: string) => (text += part));
          answer.on('end', () => resolve(JSON.parse(text)));
        }).on('error', reject);
      });
    }

    const linksOf = (item: unknown): readonly unknown[] => [
      at(item, '_links', 'download'),
      ...Object.entries(Object(at(item, 'embeds')) as object)
        // As recorded, templates stay unbranded.
        .filter(([name]) => !quirks || name !== 'templated')
        .flatMap(([, embed]: readonly [string, unknown]) => [
          at(embed, 'url'),
          at(embed, 'share'),
          /(?:src|href)="([^"]*)"/.exec(String(at(embed, 'html')))?.[1],
        ]),
    ];

    for (const [how, headers, branded] of sent) {
      it(`give ${branded ? 'branded' : 'unbranded'} links on all four endpoints for ${how}`, async () => {
        const search = '/v2/assets/search?expand=embeds&limit=1&scroll=true';
        const first = await read(search, headers);
        const id = textAt(first, 'scroll_id');
        const next = await read(`/v2/assets/search/scroll?expand=embeds&scroll_id=${id}`, headers);
        const single = await read(`/v2/assets/${records[0]?.id ?? ''}?expand=embeds`, headers);
        const items = [...listAt(first, 'items'), ...listAt(next, 'items'), single];
        assert.equal(items.length, 3);
        const links = items.flatMap(linksOf).filter((link) => typeof link === 'string');
        assert.ok(links.length > 30);
        for (const link of links) assert.equal(isBranded(link), branded, link);
        const connector = textAt(await read('/v2/integrations/url', headers), 'url');
        assert.equal(/[?&]links=branded(&|$)/.test(connector), branded);
      });
    }
  });
}

function isBranded(link: string): boolean {
  return new URL(link).hostname === 'acme.localhost';
}
