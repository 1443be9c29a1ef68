import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { append, emptyQuery, hasMore, type Query, searchFaceted } from '../../src/api/index.js';
import type { AssetSearch } from '../../src/api/assets/assets.js';
import { createClient, type Client } from '../../src/api/client.js';
import type { Asset } from '../../src/model/asset/asset.js';
import type { AppliedValue, Facet, FacetValue } from '../../src/model/facet/facet.js';
import { serve, type ListeningService } from '../../src/service/node.js';

function searchFor(query: Partial<Query> = {}): AssetSearch {
  const facets = ['file_types', 'categories', 'metadata'];
  return { query: { ...emptyQuery, ...query }, offset: 0, limit: 50, facets };
}

function applying({ key, type, label }: Facet, value: FacetValue): AppliedValue {
  const { label: valueLabel, clause } = value;
  return { facetKey: key, facetType: type, facetLabel: label, label: valueLabel, clause };
}

for (const quirks of [false, true]) {
  describe(`with a service ${quirks ? 'that answers as the live one does' : 'by the book'}`, () => {
    let service: ListeningService;
    let client: Client;

    before(async () => {
      service = await serve({
        assets: 300,
        seed: 7,
        quirks,
        brandedLinks: false,
        apiPort: 0,
        sitePort: 0,
      });
      const { accessToken } = service.issueTokens();
      const tokens = { get: () => Promise.resolve(accessToken), refuse: () => undefined };
      const { baseUrl, siteUrl } = service;
      client = createClient({ baseUrl, siteUrl, tokens });
    });

    after(() => service.close());

    /** The whole of a search, page by page, as a person who scrolls on gets it. */
    async function all(query: Partial<Query>): Promise<readonly Asset[]> {
      let page = await client.searchAssets(searchFor(query));
      while (hasMore(page)) {
        const offset = page.next;
        page = append(page, await client.searchAssets({ ...searchFor(query), offset }));
      }
      return page.items;
    }

    test('a person gets to every asset by scrolling on', async () => {
      const { total } = await client.searchAssets(searchFor());
      const ids = new Set((await all({})).map(({ id }) => id));
      assert.ok(total > 100);
      // Where ties reorder between pages, one may be missed; none is ever listed twice.
      assert.ok(quirks ? ids.size > total / 2 : ids.size === total, `${ids.size} of ${total}`);
    });

    test('a scrolling search counts on its first page what a search counts', async () => {
      const facets = ['file_types', 'categories', 'metadata'];
      const counted: (readonly Facet[])[] = [];
      for await (const page of client.scrollAssets({ query: emptyQuery, limit: 100, facets })) {
        counted.push(page.facets);
      }
      const [first, ...rest] = counted;
      assert.deepEqual(first, (await client.searchAssets(searchFor())).facets);
      assert.ok(rest.length > 0 && rest.every((none) => none.length === 0));
    });

    test('a harvester gets to every asset by a scrolling search', async () => {
      const ids = new Set<string>();
      let total = 0;
      for await (const page of client.scrollAssets({ query: emptyQuery, limit: 100 })) {
        total = page.total;
        for (const { id } of page.items) ids.add(id);
      }
      assert.ok(quirks ? ids.size > total / 2 : ids.size === total, `${ids.size} of ${total}`);
    });

    test('every asset arrives with what a card shows', async () => {
      for (const asset of await all({})) {
        assert.ok(asset.filename && asset.externalId && asset.format);
        assert.ok(!Number.isNaN(Date.parse(asset.createdDate)));
        assert.ok(asset.thumbnails.length > 0);
        assert.deepEqual(asset.embeds, []);
      }
    });

    test('the order is the one asked for', async () => {
      const names = (await all({ sort: 'filename' })).map(({ filename }) => filename.toLowerCase());
      const inOrder = names.filter(
        (name, index) => index === 0 || name >= (names[index - 1] ?? ''),
      );
      assert.ok(inOrder.length > names.length * 0.9, `${inOrder.length} of ${names.length}`);
    });

    test('a value of any facet gives as many results as it was counted', async () => {
      const { facets } = await client.searchAssets(searchFor());
      assert.ok(facets.length > 2);
      for (const facet of facets) {
        for (const value of facet.values.slice(0, 5)) {
          const applied = [applying(facet, value)];
          const page = await client.searchAssets({ ...searchFor({ applied }), bare: true });
          assert.equal(page.total, value.count, value.clause);
        }
      }
    });

    test('counts of alternatives stay as they are when one of them is taken', async () => {
      const { facets } = await searchFaceted(client, searchFor());
      for (const facet of facets.slice(0, 3)) {
        const [first, second] = facet.values;
        assert.ok(first && second);
        const applied = [applying(facet, first), applying(facet, second)];
        const narrowed = await searchFaceted(client, searchFor({ applied }));
        const again = narrowed.facets.find(({ key }) => key === facet.key);
        assert.deepEqual(again, facet);
        assert.ok(narrowed.total >= Math.max(first.count ?? 0, second.count ?? 0));
      }
    });

    test("a person's words cannot lift the host's filter", async () => {
      const filter = 'ft:(VIDEO)';
      for (const text of ['a OR ft:(IMAGE)', 'a) OR (ft:(IMAGE)', 'a OR ft:(IMAGE) (', 'a OR "b']) {
        for (const asset of await all({ text, filter })) assert.equal(asset.kind, 'video', text);
      }
    });

    test('an asset opens with its embeds and metadata, in both kinds of links', async () => {
      const [first] = (await client.searchAssets(searchFor({ text: 'ft:(IMAGE)' }))).items;
      assert.ok(first);
      const plain = await client.getAsset(first.id);
      const branded = await client.withBranded(true).getAsset(first.id);
      assert.ok(plain.embeds.length > 2 && plain.metadata.size > 0);
      assert.deepEqual(
        plain.embeds.map(({ name }) => name),
        branded.embeds.map(({ name }) => name),
      );
      assert.match(plain.embeds[0]?.url ?? '', /\/img\/acme\//);
      for (const { name, url, html, share } of branded.embeds) {
        // As recorded, templates stay unbranded.
        if (quirks && name === 'templated') continue;
        for (const text of [url, html, share]) {
          assert.match(text ?? '', /\/\/acme\..*\/(content|view)\//);
        }
      }
    });

    test('both versions tell the same of person and groups', async () => {
      const user = await client.getUser();
      assert.deepEqual(await client.getUserV1(), { ...user, username: null, title: null });
      const groups = await client.listAssetGroups();
      assert.ok(groups.length > 0);
      assert.deepEqual(await client.listAssetGroupsV1(), groups);
    });

    test('an asset that nobody knows is an error of its own', async () => {
      await assert.rejects(client.getAsset('2eca8de8-f57b-4974-96e4-c7d24cb7a82f'), {
        name: 'HttpError',
        status: 404,
      });
    });

    for (const fault of ['408', '429', '500', '502', 'reset', 'truncate'] as const) {
      test(`a passing "${fault}" is not noticed`, async () => {
        service.planFault({ path: '/v2/user', fault });
        assert.ok((await client.getUser()).uuid);
      });
    }

    for (const fault of ['401', '403'] as const) {
      test(`a refusal by ${fault} is an error of its own, and is not repeated`, async () => {
        const asked = (): number => Number(service.stats().requests['GET /v2/user']);
        const before = asked();
        service.planFault({ path: '/v2/user', fault });
        const refused = { name: 'HttpError', status: Number(fault), retryable: false };
        await assert.rejects(client.getUser(), refused);
        assert.equal(asked() - before, 1);
      });
    }

    for (const fault of ['html', 'nonsense'] as const) {
      test(`"${fault}" for an answer is told from a refusal`, async () => {
        service.planFault({ path: '/v2/user', fault });
        await assert.rejects(client.getUser(), { name: 'SchemaError', retryable: false });
      });
    }
  });
}
