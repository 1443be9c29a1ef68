import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { FormatType } from '../../../src/service/index.js';
import { assetRecord } from '../asset-record.js';
import { at, caller, textAt, type Caller } from '../caller.js';

const formatTypes: readonly FormatType[] = [
  'image',
  'video',
  'audio',
  'pdf',
  'office',
  'generic_binary',
];
const library = caller(
  formatTypes.map((formatType, index) =>
    assetRecord({
      id: `${index}1111111-1111-4111-8111-111111111111`,
      externalId: `abcdefghi${index}`,
      formatType,
    }),
  ),
);
const toggle = { 'x-service-api-toggle': 'branded-links' };

/** Every link that answers say may be branded: of all embeds, and the download. */
async function linksOf(
  { read }: Caller,
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<readonly string[]> {
  const answer = await read(path, { headers });
  const items = at(answer, 'items') ?? [answer];
  assert.ok(Array.isArray(items) && items.length > 0);
  return items.flatMap((item: unknown) => [
    textAt(item, '_links', 'download'),
    ...Object.values(Object(at(item, 'embeds')) as object).flatMap((embed: unknown) => {
      const html = textAt(embed, 'html').replaceAll('&#38;', '&');
      const inHtml = /(?:src|href)="([^"]*)"/.exec(html)?.[1] ?? '';
      return [textAt(embed, 'url'), textAt(embed, 'share'), inHtml];
    }),
  ]);
}

const unbranded =
  /^http:\/\/localhost:4802\/img\/acme\/abcdefghi\d\/[^/]+\/Dog--cat-in-snow\.jpg(\?|$)/;
const branded =
  /^http:\/\/acme\.localhost:4802\/content\/abcdefghi\d\/[^/]+\/Dog--cat-in-snow\.jpg\?w=(\d+|\{size\})(&|$)/;

describe('links', () => {
  const endpoints = async (): Promise<readonly string[]> => {
    const first = await library.read('/v2/assets/search?scroll=true&limit=1');
    const id = textAt(first, 'scroll_id');
    return [
      '/v2/assets/search?expand=embeds',
      `/v2/assets/search/scroll?expand=embeds&scroll_id=${id}`,
      '/v2/assets/01111111-1111-4111-8111-111111111111?expand=embeds',
    ];
  };

  it('are unbranded by default, on every endpoint and in every kind of asset', async () => {
    for (const path of await endpoints()) {
      for (const link of await linksOf(library, path, {})) assert.match(link, unbranded);
    }
  });

  it('are all branded with the toggle', async () => {
    for (const path of await endpoints()) {
      for (const link of await linksOf(library, path, toggle)) assert.match(link, branded);
    }
  });

  for (const [how, headers] of [
    ['by the live service’s header', { 'x-widen-api-toggle': 'branded-links' }],
    ['in a list', { 'x-service-api-toggle': 'something, Branded-Links ,else' }],
  ] as const) {
    it(`can be toggled ${how}`, async () => {
      const links = await linksOf(library, '/v2/assets/search?expand=embeds', headers);
      for (const link of links) assert.match(link, branded);
    });
  }

  it('stay unbranded with any other toggle', async () => {
    const headers = { 'x-service-api-toggle': 'branded-links-v2, x' };
    const links = await linksOf(library, '/v2/assets/search?expand=embeds', headers);
    for (const link of links) assert.match(link, unbranded);
  });

  it('are the same with the toggle and without where links are branded already', async () => {
    const moved = caller([assetRecord({ externalId: 'abcdefghi1' })], { brandedLinks: true });
    const path = '/v2/assets/search?expand=embeds';
    const untoggled = await linksOf(moved, path, {});
    for (const link of untoggled) assert.match(link, branded);
    assert.deepEqual(await linksOf(moved, path, toggle), untoggled);
    const connector = await moved.read('/v2/integrations/url');
    assert.match(textAt(connector, 'url'), /[?&]links=branded&/);
  });

  it('lead to the hosts that the service was given', async () => {
    const hosted = caller([assetRecord()], {
      siteUrl: 'https://acme.example.com',
      embedUrl: 'https://embed.example.net',
      brandedHost: 'example.org',
    });
    const path = '/v2/assets/search?expand=embeds';
    for (const link of await linksOf(hosted, path, {})) {
      assert.ok(link.startsWith('https://embed.example.net/img/acme/'));
    }
    for (const link of await linksOf(hosted, path, toggle)) {
      assert.ok(link.startsWith('https://acme.example.org/content/'));
    }
  });

  it('all work, branded or not', async () => {
    const filled = (link: string): string =>
      link.replace('{size}', '100').replace('{scale}', '2').replace('{quality}', '80');
    for (const headers of [{}, toggle]) {
      for (const link of await linksOf(library, '/v2/assets/search?expand=embeds', headers)) {
        const answer = await library.service.fetch(filled(link));
        assert.equal(answer.status, 200, link);
        assert.ok((await answer.arrayBuffer()).byteLength > 0);
      }
    }
  });
});
