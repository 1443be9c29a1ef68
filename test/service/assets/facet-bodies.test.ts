import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { assetRecord } from '../asset-record.js';
import { at, caller, listAt, textAt } from '../caller.js';

const hostile = ['Winter', 'a "quoted" (value)', 'OR', 'x:y / {z}', 'été', 'back\\slash'];
const seasons = [...hostile, ...Array.from({ length: 30 }, (_, index) => `Season ${index}`)];

const { read } = caller(
  seasons.flatMap((season, index) =>
    [0, 1].map((twin) =>
      assetRecord({
        id: `00000000-0000-4000-8000-00000000${twin}${String(index).padStart(3, '0')}`,
        externalId: `season${twin}${String(index).padStart(3, '0')}`,
        formatType: index === 0 ? 'video' : 'image',
        categories: [`Seasons/${season.replaceAll('/', '-')}`],
        metadata: index < 10 ? { season: [season] } : { season: [season], tone: [`T${twin}`] },
      }),
    ),
  ),
);

const search = (query: string, facets: string): Promise<unknown> =>
  read(`/v2/assets/search?limit=1&query=${encodeURIComponent(query)}&facet=${facets}`);

describe('facets', () => {
  it('are null where none is asked for, and one not asked for is null', async () => {
    assert.equal(at(await search('', ''), 'facets'), null);
    const facets = at(await search('', 'file_types'), 'facets');
    assert.deepEqual(facets, {
      file_types: [
        { name: 'IMAGE', search_query: 'ft:(IMAGE)', count: 70 },
        { name: 'VIDEO', search_query: 'ft:(VIDEO)', count: 2 },
      ],
      categories: null,
      metadata: null,
    });
  });

  it('come for every type asked for, and unknown types are passed over', async () => {
    const page = await search('', 'file_types,categories,metadata,moods');
    assert.deepEqual(Object.keys(Object(at(page, 'facets')) as object).sort(), [
      'categories',
      'file_types',
      'metadata',
    ]);
    const category = at(page, 'facets', 'categories', 0);
    for (const member of ['id', 'name', 'path', 'search_query']) textAt(category, member);
    assert.equal(typeof at(category, 'count'), 'number');
    for (const each of listAt(page, 'facets', 'categories')) {
      assert.match(textAt(each, 'id'), /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    }
    const fields = listAt(page, 'facets', 'metadata').map((field) => at(field, 'display_key'));
    assert.deepEqual(fields, ['season', 'tone']);
    textAt(page, 'facets', 'metadata', 0, 'display_name');
    textAt(page, 'facets', 'metadata', 0, 'values', 0, 'value');
  });

  it('hold at most 25 values, each with a count of at least 1', async () => {
    const page = await search('ft:(IMAGE)', 'file_types,categories,metadata');
    const lists = [
      listAt(page, 'facets', 'file_types'),
      listAt(page, 'facets', 'categories'),
      listAt(page, 'facets', 'metadata', 0, 'values'),
    ];
    assert.deepEqual(
      lists.map(({ length }) => length),
      [1, 25, 25],
    );
    for (const value of lists.flat()) assert.ok(Number(at(value, 'count')) >= 1);
  });

  it('carry queries that give exactly their count, whatever the value is', async () => {
    const page = await search('', 'file_types,categories,metadata');
    const values = [
      ...listAt(page, 'facets', 'file_types'),
      ...listAt(page, 'facets', 'categories'),
      ...listAt(page, 'facets', 'metadata', 0, 'values'),
      ...listAt(page, 'facets', 'metadata', 1, 'values'),
    ];
    for (const value of values) {
      const query = textAt(value, 'search_query');
      assert.equal(at(await search(query, ''), 'total_count'), at(value, 'count'), query);
    }
  });

  it('are counted anew within a refined search', async () => {
    const page = await search('season:(Winter)', 'file_types');
    assert.equal(at(page, 'total_count'), 2);
    assert.deepEqual(at(page, 'facets', 'file_types'), [
      { name: 'VIDEO', search_query: 'ft:(VIDEO)', count: 2 },
    ]);
  });
});
