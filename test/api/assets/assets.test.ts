import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Client, createClient, emptyQuery, profiles } from '../../../src/api/index.js';
import type { AssetSearch } from '../../../src/api/assets/assets.js';
import { answering, emptyPage, refusing, type Answer } from '../answering.js';
import { tokensGiving } from '../tokens.js';

const search: AssetSearch = { query: emptyQuery, offset: 0, limit: 50 };

function clientOf(baseUrl: string, branded = false): Client {
  return createClient({ baseUrl, tokens: tokensGiving('wat_acme_1'), branded, retries: 0 });
}

function pageOf(ids: readonly string[], scrollId?: string): Answer {
  return () => ({ total_count: 5, items: ids.map((id) => ({ id })), scroll_id: scrollId ?? null });
}

describe('a search', () => {
  test('asks for what a card in a grid shows, and for nothing that was not wanted', async (t) => {
    const { baseUrl, seen } = await answering(t, () => emptyPage);
    await clientOf(baseUrl).searchAssets(search);
    assert.equal(seen[0]?.url.pathname, '/v2/assets/search');
    assert.deepEqual(Object.fromEntries(seen[0].url.searchParams), {
      limit: '50',
      offset: '0',
      expand: 'thumbnails,file_properties,security',
    });
  });

  test('sends query, order, facets and offset', async (t) => {
    const { baseUrl, seen } = await answering(t, () => emptyPage);
    await clientOf(baseUrl).searchAssets({
      query: { ...emptyQuery, text: 'été & sea+lake', sort: '-created_date' },
      offset: 100,
      limit: 25,
      facets: ['file_types', 'categories'],
      embeds: true,
    });
    assert.deepEqual(Object.fromEntries(seen[0]?.url.searchParams ?? []), {
      query: 'été & sea+lake',
      sort: '-created_date',
      limit: '25',
      offset: '100',
      facet: 'file_types,categories',
      expand: 'thumbnails,file_properties,security,embeds',
    });
  });

  test('for counts alone asks for no section of the assets', async (t) => {
    const { baseUrl, seen } = await answering(t, () => emptyPage);
    await clientOf(baseUrl).searchAssets({ ...search, bare: true });
    assert.equal(seen[0]?.url.searchParams.has('expand'), false);
  });
});

describe('one asset', () => {
  test('is asked for with everything that is shown of it', async (t) => {
    const { baseUrl, seen } = await answering(t, () => ({ id: 'a/b c' }));
    assert.equal((await clientOf(baseUrl).getAsset('a/b c')).id, 'a/b c');
    assert.equal(seen[0]?.url.pathname, '/v2/assets/a%2Fb%20c');
    assert.equal(
      seen[0].url.searchParams.get('expand'),
      'embeds,file_properties,metadata,metadata_info,security,thumbnails',
    );
  });

  for (const id of ['', '.', '..', '\ud800']) {
    test(`is not asked for by ${JSON.stringify(id)}, which would reach another resource or none`, async (t) => {
      const { baseUrl, seen } = await answering(t, () => ({ id: 'a' }));
      await assert.rejects(clientOf(baseUrl).getAsset(id), { name: 'TypeError' });
      assert.equal(seen.length, 0);
    });
  }
});

describe('branded links', () => {
  test('are asked for on the calls that give links, and only there', async (t) => {
    const { baseUrl, seen } = await answering(t, ({ url }) => {
      if (url.pathname.endsWith('/search'))
        return { ...emptyPage, items: [{ id: 'a' }], scroll_id: '1' };
      return { id: 'a', uuid: 'u', total_count: 0, items: [], url: 'https://acme.example/' };
    });
    const client = clientOf(baseUrl, true);
    await client.searchAssets(search);
    await client.getAsset('a');
    for await (const page of client.scrollAssets(search)) assert.ok(page);
    await client.connectorUrl();
    await client.getUser();
    await client.listAssetGroups();

    const toggled = seen.map(({ url, headers }) => [url.pathname, headers['x-service-api-toggle']]);
    assert.deepEqual(toggled, [
      ['/v2/assets/search', 'branded-links'],
      ['/v2/assets/a', 'branded-links'],
      ['/v2/assets/search', 'branded-links'],
      ['/v2/assets/search/scroll', 'branded-links'],
      ['/v2/integrations/url', 'branded-links'],
      ['/v2/user', undefined],
      ['/v2/assets/assetgroups', undefined],
    ]);
  });

  test('are asked for by no header at all unless wanted', async (t) => {
    const { baseUrl, seen } = await answering(t, () => emptyPage);
    const branded = clientOf(baseUrl, true);
    const unbranded = branded.withBranded(false);
    await unbranded.searchAssets(search);
    assert.equal(seen[0]?.headers['x-service-api-toggle'], undefined);
    assert.deepEqual([branded.branded, unbranded.branded], [true, false]);
  });

  test("are asked for in the service's own dialect", async (t) => {
    const { baseUrl, seen } = await answering(t, () => emptyPage);
    const tokens = tokensGiving('wat_acme_1');
    const client = createClient({ baseUrl, tokens, profile: profiles.acquia });
    await client.withBranded(true).searchAssets(search);
    assert.equal(seen[0]?.headers['x-widen-api-toggle'], 'branded-links');
    assert.equal(seen[0].headers['x-service-api-toggle'], undefined);
  });
});

describe('a scrolling search', () => {
  async function collect(client: Client): Promise<string[][]> {
    const pages: string[][] = [];
    for await (const page of client.scrollAssets({ ...search, facets: ['file_types'] })) {
      pages.push(page.items.map(({ id }) => id));
    }
    return pages;
  }

  test('goes on by the latest id until a page is empty', async (t) => {
    const { baseUrl, seen } = await answering(
      t,
      pageOf(['a', 'b'], 's1'),
      pageOf(['c'], 's2'),
      pageOf([], 's3'),
    );
    assert.deepEqual(await collect(clientOf(baseUrl)), [['a', 'b'], ['c']]);
    assert.deepEqual(
      seen.map(({ url }) => [url.pathname, Object.fromEntries(url.searchParams)]),
      [
        [
          '/v2/assets/search',
          {
            limit: '50',
            expand: 'thumbnails,file_properties,security',
            facet: 'file_types',
            scroll: 'true',
          },
        ],
        [
          '/v2/assets/search/scroll',
          { scroll_id: 's1', expand: 'thumbnails,file_properties,security' },
        ],
        [
          '/v2/assets/search/scroll',
          { scroll_id: 's2', expand: 'thumbnails,file_properties,security' },
        ],
      ],
    );
  });

  test('has facets on its first page alone', async (t) => {
    const image = { name: 'IMAGE', search_query: 'ft:(IMAGE)', count: 3 };
    const facets = { file_types: [image], categories: null, metadata: null };
    const first: Answer = () => ({
      ...{ total_count: 2, items: [{ id: 'a' }], scroll_id: 's1', facets },
    });
    const { baseUrl } = await answering(t, first, pageOf(['b'], 's2'), pageOf([]));
    const counted: unknown[] = [];
    const asked = { ...search, facets: ['file_types'] };
    for await (const page of clientOf(baseUrl).scrollAssets(asked)) counted.push(page.facets);
    assert.deepEqual(counted, [
      [
        {
          ...{ key: 'file_types', type: 'file_types', label: '', truncated: false },
          values: [{ label: 'IMAGE', clause: 'ft:(IMAGE)', count: 3 }],
        },
      ],
      [],
    ]);
  });

  test('ends where no id comes', async (t) => {
    const { baseUrl, seen } = await answering(t, pageOf(['a'], 's1'), pageOf(['b']));
    assert.deepEqual(await collect(clientOf(baseUrl)), [['a'], ['b']]);
    assert.equal(seen.length, 2);
  });

  test('that finds nothing still tells so, once', async (t) => {
    const { baseUrl, seen } = await answering(t, pageOf([], 's1'));
    assert.deepEqual(await collect(clientOf(baseUrl)), [[]]);
    assert.equal(seen.length, 1);
  });

  test('asks for nothing before and nothing after it is listened to', async (t) => {
    const { baseUrl, seen } = await answering(t, pageOf(['a'], 's1'), pageOf(['b'], 's2'));
    const pages = clientOf(baseUrl).scrollAssets(search);
    assert.equal(seen.length, 0);
    for await (const page of pages) {
      if (page.items.length > 0) break;
    }
    assert.equal(seen.length, 1);
  });

  test('stops with the reason of an abort between two pages', async (t) => {
    const { baseUrl, seen } = await answering(t, pageOf(['a'], 's1'));
    const stop = new AbortController();
    const reason = new Error('enough');
    const pages = clientOf(baseUrl).scrollAssets(search, { signal: stop.signal });
    await pages.next();
    stop.abort(reason);
    await assert.rejects(pages.next(), (error) => error === reason);
    assert.equal(seen.length, 1);
  });

  test('fails where a later page fails', async (t) => {
    const { baseUrl } = await answering(t, pageOf(['a'], 's1'), refusing(404));
    await assert.rejects(collect(clientOf(baseUrl)), { status: 404 });
  });
});
