import assert from 'node:assert/strict';
import { describe, test, type TestContext } from 'node:test';
import {
  append,
  createClient,
  emptyQuery,
  hasMore,
  profiles,
  type AssetPage,
  type Client,
} from '../../src/api/index.js';
import { recordCatalogue, type AssetRecord } from '../../src/service/index.js';
import { serve, type ListeningService } from '../../src/service/node.js';
import { assetRecord, assetRecords } from '../service/asset-record.js';
import { tokensGiving } from './tokens.js';

interface Library {
  readonly service: ListeningService;
  readonly client: Client;
}

/** A client and a service that is as the live one, over real HTTP. */
async function openLibrary(
  context: TestContext,
  records: readonly AssetRecord[],
): Promise<Library> {
  const catalogue = recordCatalogue(records);
  const service = await serve({ catalogue, quirks: true, apiPort: 0, sitePort: 0 });
  context.after(() => service.close());
  return { service, client: clientOf(service, service.issueTokens().accessToken) };
}

function clientOf({ baseUrl }: ListeningService, token: string): Client {
  return createClient({ baseUrl, tokens: tokensGiving(token), profile: profiles.acquia });
}

function search(client: Client, text = '', more: object = {}): Promise<AssetPage> {
  const query = { ...emptyQuery, text };
  return client.searchAssets({ query, offset: 0, limit: 50, embeds: true, ...more });
}

describe('a library of the live service', () => {
  test('is read where answers are those of earlier years', async (t) => {
    const { client } = await openLibrary(t, [assetRecord({ externalId: 'adcdefghij' })]);
    const [asset] = (await search(client)).items;
    assert.equal(asset?.externalId, 'adcdefghij');
    assert.equal(asset.sizeInBytes, 2001 * 1024, 'rounded, as nothing says it exactly');
    assert.deepEqual(asset.dimensions, { width: 3000, height: 2000 });
    assert.equal((await client.getAsset(asset.id)).filename, asset.filename);
  });

  test('has lengths that are fractions, and unknown where they are null', async (t) => {
    const { client } = await openLibrary(t, [
      assetRecord({ width: 3000.5 }),
      assetRecord({ id: '2', externalId: 'bbcdefghij', width: null, height: null }),
    ]);
    const { items } = await search(client, '', { query: { ...emptyQuery, sort: 'width' } });
    const lengths = new Map(items.map(({ id, dimensions }) => [id, dimensions]));
    assert.deepEqual(lengths.get(assetRecord().id), { width: 3000.5, height: 2000 });
    assert.deepEqual([lengths.has('2'), lengths.get('2')], [true, undefined]);
  });

  test('has files of every class, those that nobody knows among them', async (t) => {
    const formatTypes = ['audio', 'pdf', 'office', 'generic_binary', 'project_archive'] as const;
    const { client } = await openLibrary(
      t,
      formatTypes.map((formatType, index) =>
        assetRecord({ id: `${index}`, externalId: `${index}bcdefghij`, formatType }),
      ),
    );
    const kinds = (await search(client)).items.map(({ id, kind }) => [id, kind] as const);
    assert.deepEqual(Object.fromEntries(kinds), {
      0: 'audio',
      1: 'pdf',
      2: 'office',
      3: 'other',
      4: 'other',
    });
  });

  test('says that it found one where it found nothing, which is not believed', async (t) => {
    const { service, client } = await openLibrary(t, assetRecords(3));
    const told = await fetch(`${service.baseUrl}/v2/assets/search?query=nowhere`, {
      headers: { authorization: `Bearer ${service.issueTokens().accessToken}` },
    });
    assert.equal(((await told.json()) as Record<string, unknown>)['total_count'], 1);
    const page = await search(client, 'nowhere');
    assert.deepEqual([page.total, page.items, hasMore(page)], [0, [], false]);
  });

  test('has templates whose share link is their own address', async (t) => {
    const { client } = await openLibrary(t, [assetRecord({ formatType: 'video' })]);
    const [asset] = (await search(client)).items;
    const template = asset?.embeds.find(({ name }) => name === 'templated');
    assert.equal(template?.html, null);
    assert.equal(template.share, template.url);
  });

  test('has facets of which some are absent and some are lists, and each of them refines', async (t) => {
    const { client } = await openLibrary(t, [
      ...assetRecords(3).map((record) => ({
        ...record,
        metadata: { season: ['Winter'], tone: ['Blue (dark)'] },
      })),
      assetRecord({ formatType: 'video', metadata: { season: ['Summer'], tone: ['Red'] } }),
    ]);
    assert.deepEqual((await search(client)).facets, []);
    const [fileTypes] = (await search(client, '', { facets: ['file_types'] })).facets;
    assert.deepEqual(
      fileTypes?.values.map(({ label }) => label),
      ['IMAGE', 'VIDEO'],
    );
    const { facets } = await search(client, '', { facets: ['metadata', 'categories'] });
    const labels = facets.map(({ key, values }) => [key, values.map(({ label }) => label)]);
    assert.deepEqual(Object.fromEntries(labels), {
      'metadata:season': ['Winter', 'Summer'],
      'metadata:tone': ['Blue (dark)', 'Red'],
      categories: ['Animals', 'Pets'],
    });
    for (const { key: facetKey, type: facetType, values } of facets) {
      for (const { clause, count, label } of values) {
        const applied = [{ facetKey, facetType, clause, label }];
        const page = await search(client, '', { query: { ...emptyQuery, applied } });
        assert.equal(page.total, count, clause);
      }
    }
  });

  test('joins words, the host’s filter and refinements so that all of them hold', async (t) => {
    const { client } = await openLibrary(t, [
      assetRecord({ filename: 'red boat.jpg', metadata: { tone: ['Blue'] } }),
      assetRecord({ id: '2', externalId: '2bcdefghij', filename: 'barn.jpg', groups: ['Press'] }),
    ]);
    const applied = [
      { facetKey: 'file_types', facetType: 'file_types', clause: 'ft:(IMAGE)', label: 'IMAGE' },
      { facetKey: 'file_types', facetType: 'file_types', clause: 'ft:(VIDEO)', label: 'VIDEO' },
    ] as const;
    const query = { ...emptyQuery, text: 'barn or (boat', filter: '-(ag:(Press))', applied };
    const page = await search(client, '', { query });
    assert.deepEqual(
      page.items.map(({ filename }) => filename),
      ['red boat.jpg'],
    );
    assert.equal(page.understood, true);
  });

  test('says in words how it read a query, and when it could not', async (t) => {
    const { client } = await openLibrary(t, [assetRecord({ filename: 'fall 2008.jpg' })]);
    const page = await search(client, 'fall 2007 or fall 2008');
    assert.equal(page.explained, '(fall AND 2007) OR (fall AND 2008)');
    assert.equal((await search(client, 'fall [')).understood, true);
    assert.equal((await search(client, 'fall OR')).understood, false);
  });

  test('is gone through to its end by scrolling, though each answer has another id', async (t) => {
    const { service, client } = await openLibrary(t, assetRecords(95));
    const seen: string[] = [];
    const facets: number[] = [];
    const all = { query: emptyQuery, limit: 30, facets: ['file_types'] };
    for await (const page of client.scrollAssets(all)) {
      seen.push(...page.items.map(({ id }) => id));
      facets.push(page.facets.length);
      for (const { thumbnails } of page.items) assert.ok(thumbnails.length > 0);
    }
    assert.equal(seen.length, 95);
    assert.equal(new Set(seen).size, 95);
    assert.deepEqual(facets, [1, 0, 0, 0]);
    assert.equal(service.stats().requests['GET /v2/assets/search/scroll'], 4);
  });

  test('lists an asset once though pages overlap', async (t) => {
    const level = assetRecords(60).map((record) => ({ ...record, created: 0 }));
    const { client } = await openLibrary(t, level);
    let page = await search(client, '', { limit: 10 });
    while (hasMore(page)) {
      page = append(page, await search(client, '', { limit: 10, offset: page.next }));
    }
    assert.equal(new Set(page.items.map(({ id }) => id)).size, page.items.length);
    assert.equal(page.total, 60);
  });

  test('takes a token of the old shape, as version 1.0 gives it', async (t) => {
    const { service } = await openLibrary(t, [assetRecord()]);
    const { siteUrl, clientId, clientSecret } = service;
    const answer = await fetch(`${siteUrl}/api/rest/oauth/token`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${btoa(`${clientId}:${clientSecret}`)}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ grant_type: 'password', username: 'demo.user', password: 'demo' }),
    });
    const { access_token: token } = (await answer.json()) as Record<string, string>;
    assert.match(token ?? '', /^acme\/[0-9a-f]+$/);
    assert.equal((await search(clientOf(service, token ?? ''))).total, 1);
  });
});
