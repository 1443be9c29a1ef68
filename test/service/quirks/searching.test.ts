import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { assetRecord, assetRecords } from '../asset-record.js';
import { at, caller, listAt, textAt } from '../caller.js';

const places = ['Land/Coast', 'Land/Coast/Cliffs', 'Land/Woods', 'Food \\/ Drink/Tea (green)'];

const { ask, read } = caller(
  [
    ...places.map((path, index) =>
      assetRecord({
        id: `00000000-0000-4000-8000-00000000000${index}`,
        externalId: `placed000${index}`,
        filename: `placed ${index}.jpg`,
        categories: [path],
        bytes: 1000 + index,
      }),
    ),
    ...assetRecords(3).map((record) => ({
      ...record,
      id: `1${record.id.slice(1)}`,
      categories: [],
    })),
  ],
  { quirks: true },
);

const search = (members: Readonly<Record<string, string>>): Promise<unknown> =>
  read(`/v2/assets/search?${new URLSearchParams(members).toString()}`);

const namesIn = (page: unknown): readonly unknown[] =>
  listAt(page, 'items').map((item) => at(item, 'filename'));

describe('a search of the live service', () => {
  it('takes every parameter that its own client sends', async () => {
    const page = await search({
      query: 'placed',
      sort: '-filename',
      limit: '2',
      offset: '1',
      expand: 'thumbnails,tags,metadata_info,metadata_vocabulary',
      facet: 'file_types,categories',
      scroll: 'false',
      include_archived: 'true',
      include_deleted: 'true',
      search_document_text: 'true',
      include_natural_language_results: 'true',
    });
    assert.deepEqual(namesIn(page), ['placed 2.jpg', 'placed 1.jpg']);
    assert.deepEqual(Object.keys(Object(at(page, 'facets')) as object), [
      'file_types',
      'categories',
    ]);
    for (const section of ['thumbnails', 'tags', 'metadata_info']) {
      assert.equal(at(page, 'items', 0, 'expanded', section), true, section);
    }
    assert.equal(at(page, 'items', 0, 'expanded', 'embeds'), false);
  });

  it('wants its switches to be true or false, and does not know search_document', async () => {
    for (const name of ['search_document_text', 'include_natural_language_results', 'scroll']) {
      assert.equal((await ask(`/v2/assets/search?${name}=false`)).status, 200, name);
      assert.equal((await ask(`/v2/assets/search?${name}=yes`)).status, 400, name);
    }
    assert.equal((await ask('/v2/assets/search?search_document=yes')).status, 200);
  });

  it('keeps to a category that is named beside the query, and to what is below it', async () => {
    const within = async (path: string, query = ''): Promise<readonly unknown[]> =>
      namesIn(await search({ query_category: path, query, sort: 'filename' }));
    assert.deepEqual(await within('Land/Coast'), ['placed 0.jpg', 'placed 1.jpg']);
    assert.deepEqual(await within('Land', '1 OR 2'), ['placed 1.jpg', 'placed 2.jpg']);
    assert.deepEqual(await within('Food \\/ Drink/Tea (green)'), ['placed 3.jpg']);
    assert.deepEqual(await within('Nowhere'), []);
  });

  it('says the query as it was sent, and in its words the category too', async () => {
    const page = await search({ query: 'placed', query_category: 'Land' });
    assert.equal(at(page, 'query'), 'placed');
    assert.match(textAt(page, 'query_explained'), /placed.*Category.*Land/);
  });

  it('counts facets within the category', async () => {
    const page = await search({ query_category: 'Land/Coast', facet: 'file_types' });
    assert.equal(at(page, 'facets', 'file_types', 0, 'count'), 2);
  });

  it('sorts by a name that it does not know without an error, and says what it made of it', async () => {
    const page = await search({ sort: '-created' });
    assert.equal(at(page, 'sort'), '-created');
    assert.equal(at(page, 'sort_explained'), 'Metadata: created (descending)');
    assert.equal(at(page, 'total_count'), 7);
  });

  it('sorts by size under both of its names', async () => {
    for (const sort of ['size', 'file_size']) {
      const page = await search({ sort, query: 'placed' });
      assert.deepEqual(
        namesIn(page),
        [0, 1, 2, 3].map((n) => `placed ${n}.jpg`),
        sort,
      );
    }
    assert.equal(namesIn(await search({ sort: '-file_size', query: 'placed' }))[0], 'placed 3.jpg');
  });

  it('says what scrolling and reading the query came to, in every answer', async () => {
    const plain = await search({ query: 'placed [' });
    assert.equal(at(plain, 'query_syntax_ok'), true);
    assert.equal(at(plain, 'scroll_id'), null);
    assert.equal(at(plain, 'scroll_timeout'), null);
    const scrolling = await search({ scroll: 'true', limit: '2' });
    assert.equal(typeof at(scrolling, 'scroll_id'), 'string');
    assert.equal(typeof at(scrolling, 'scroll_timeout'), 'string');
  });

  it('holds limit and offset within its bounds', async () => {
    for (const [members, status] of [
      ['limit=100', 200],
      ['limit=101', 400],
      ['limit=0', 400],
      ['offset=10000', 200],
      ['offset=10001', 400],
    ] as const) {
      assert.equal((await ask(`/v2/assets/search?${members}`)).status, status, members);
    }
  });
});
