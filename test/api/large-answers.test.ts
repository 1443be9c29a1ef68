import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createClient, emptyProductQuery, emptyQuery, type Client } from '../../src/api/index.js';
import { tokensGiving } from './tokens.js';

/** A client of a service that answers everything by this body. */
function clientOf(body: BodyInit | (() => BodyInit)): Client {
  const answer = (): Response => new Response(typeof body === 'function' ? body() : body);
  return createClient({
    baseUrl: 'http://api.test',
    tokens: tokensGiving('wat_acme_1'),
    retries: 0,
    fetch: () => Promise.resolve(answer()),
  });
}

const search = { query: emptyQuery, offset: 0, limit: 50, facets: ['file_types', 'metadata'] };

const calls: readonly (readonly [string, (client: Client) => Promise<unknown>])[] = [
  ['a search', (client) => client.searchAssets(search)],
  ['an asset', (client) => client.getAsset('a')],
  ['products', (client) => client.searchProducts({ ...search, query: emptyProductQuery })],
  ['a product', (client) => client.getProduct('a')],
  ['categories', (client) => client.listProductCategories()],
];

const bytes = 3_900_000;

/** So many times the same, to fill an answer. */
function filled(part: string, separator = ','): string {
  return Array.from({ length: bytes / (part.length + 1) }, () => part).join(separator);
}

function members(value: string): string {
  return Array.from({ length: bytes / (value.length + 12) }, (_, n) => `"k${n}":${value}`).join();
}

const item = '{"id":"a","product_id":"a"}';
const embed = '{"url":"https://a.test"}';

const bodies: readonly (readonly [string, () => string])[] = [
  ['lists', () => `{"total_count":9,"items":[${filled('[]')}]}`],
  ['one asset over and over', () => `{"total_count":9,"items":[${filled(item)}]}`],
  ['numbers', () => `{"total_count":9,"items":[${filled('1')}]}`],
  ['nesting', () => `{"total_count":9,"items":[${'['.repeat(bytes / 2)}${']'.repeat(bytes / 2)}]}`],
  ['nested objects', () => `${'{"sub_category":'.repeat(bytes / 20)}1${'}'.repeat(bytes / 20)}`],
  ['embeds', () => `{"id":"a","embeds":{${members(embed)}}}`],
  [
    'thumbnails',
    () => `{"id":"a","thumbnails":{${members(embed).replaceAll(/"k(\d+)"/g, '"$1px"')}}}`,
  ],
  ['metadata', () => `{"id":"a","metadata":{"fields":{${members('["a"]')}}}}`],
  ['values', () => `{"id":"a","metadata":{"fields":{"a":[${filled('"a"')}]}}}`],
  ['attributes', () => `{"product_id":"a","attributes":{${members('{"values":["a"]}')}}}`],
  ['a long name', () => `{"id":"a","product_id":"a","filename":"${'a'.repeat(bytes)}"}`],
  [
    'facet values',
    () =>
      `{"total_count":0,"items":[],"facets":{"file_types":[${filled('{"search_query":"a"}')}],"metadata":[]}}`,
  ],
  [
    'unreadable facet values',
    () => `{"total_count":0,"items":[],"facets":{"file_types":[${filled('{}')}]}}`,
  ],
  [
    'fields',
    () =>
      `{"total_count":0,"items":[],"facets":{"metadata":[${filled('{"display_key":"a","values":[1]}')}]}}`,
  ],
];

/** The calls that read most of such an answer. */
function callsOf(what: string): readonly string[] {
  if (/^(?:lists|one asset|numbers)/.test(what)) return ['a search', 'products', 'categories'];
  if (/facet|fields/.test(what)) return ['a search'];
  if (/attributes|nested objects/.test(what)) return ['a product'];
  return ['an asset'];
}

describe('an answer as long as one may be', () => {
  for (const [what, bodyOf] of bodies) {
    test(`of ${what} is read in about the time of plain JSON`, async () => {
      const body = bodyOf();
      const client = clientOf(body);
      const startedPlain = performance.now();
      await new Response(body).json();
      const plain = performance.now() - startedPlain;
      for (const [name, call] of calls.filter(([each]) => callsOf(what).includes(each))) {
        // Where the machine is busy, reading plain JSON takes long as well.
        const most = Math.max(1000, 10 * plain);
        let took = Infinity;
        // Slow code is slow each time; a machine that stood still is not.
        for (let attempt = 0; attempt < 3 && took >= most; attempt += 1) {
          const started = performance.now();
          await call(client).catch((error: unknown) => {
            assert.equal(error instanceof Error ? error.name : '', 'SchemaError');
          });
          took = Math.min(took, performance.now() - started);
        }
        assert.ok(took < most, `${name} took ${took} ms, plain ${plain} ms`);
      }
    });
  }

  test('and longer still is refused', async () => {
    const call = clientOf(`{"items":[${'1,'.repeat(5_000_000)}1]}`).searchAssets(search);
    await assert.rejects(call, { name: 'SchemaError', message: /at most \d+ bytes/ });
  });
});

describe('a page', () => {
  const items = Array.from({ length: 500 }, (_, n) => ({ id: `${n}`, product_id: `${n}` }));

  test('holds no more than was asked for', async () => {
    const client = clientOf(() => JSON.stringify({ total_count: 500, items }));
    const page = await client.searchAssets({ ...search, limit: 10 });
    assert.deepEqual([page.items.length, page.next, page.total], [10, 10, 500]);
    const products = await client.searchProducts({
      ...{ offset: 20, limit: 10 },
      query: emptyProductQuery,
    });
    assert.deepEqual([products.items.length, products.next], [10, 30]);
  });
});

describe('texts that are only shown', () => {
  test('are cut between characters as people see them, and end in an ellipsis', async () => {
    const family = '👩‍👩‍👧‍👦';
    for (const shift of ['', 'a', 'aa', 'aaa', 'aaaa', 'aaaaa']) {
      const explained = shift + family.repeat(1000);
      const client = clientOf(
        JSON.stringify({ total_count: 0, items: [], query_explained: explained }),
      );
      const { explained: shown } = await client.searchAssets(search);
      assert.ok(shown.length > 900 && shown.length <= 1001, `${shown.length}`);
      assert.match(shown, new RegExp(`^${shift}(?:${family})+…$`, 'u'));
    }
  });

  test('are whole where they are no longer than that', async () => {
    const explained = 'a'.repeat(1000);
    const client = clientOf(
      JSON.stringify({ total_count: 0, items: [], query_explained: explained }),
    );
    assert.equal((await client.searchAssets(search)).explained, explained);
  });
});

describe('a scrolling search', () => {
  test('ends where its cursor leads to what was there already', { timeout: 10_000 }, async () => {
    const page = (ids: readonly string[], cursor: string): string =>
      JSON.stringify({ total_count: 9, items: ids.map((id) => ({ id })), scroll_id: cursor });
    const round = [page(['a', 'b'], '1'), page(['c', 'd'], '2')];
    for (const pages of [round.slice(0, 1), round]) {
      let asked = 0;
      const client = clientOf(() => pages[asked++ % pages.length] ?? '');
      const found: string[] = [];
      for await (const { items } of client.scrollAssets({ query: emptyQuery, limit: 2 })) {
        found.push(...items.map(({ id }) => id));
      }
      assert.deepEqual(found, pages.length === 1 ? ['a', 'b'] : ['a', 'b', 'c', 'd']);
      assert.equal(asked, pages.length + 1);
    }
  });
});
