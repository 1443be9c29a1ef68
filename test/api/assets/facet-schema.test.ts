import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readFacets } from '../../../src/api/assets/facet-schema.js';

const asked = ['file_types', 'categories', 'metadata'];
const image = { name: 'IMAGE', search_query: 'ft:(IMAGE)', count: 2 };

describe('facets in an answer', () => {
  test('are read as the specification gives them', () => {
    const json = {
      file_types: [image],
      categories: [
        { id: 'c', name: 'Coast', path: 'Land/Coast', search_query: 'cat:(Land/Coast)', count: 3 },
      ],
      metadata: [
        {
          display_key: 'season',
          display_name: 'Season',
          values: [{ value: 'Été', search_query: 'season:(Été)', count: 1 }],
        },
      ],
    };
    assert.deepEqual(readFacets(json, asked), [
      {
        key: 'file_types',
        type: 'file_types',
        label: '',
        values: [{ label: 'IMAGE', clause: 'ft:(IMAGE)', count: 2 }],
        truncated: false,
      },
      {
        key: 'categories',
        type: 'categories',
        label: '',
        values: [{ label: 'Coast', path: 'Land/Coast', clause: 'cat:(Land/Coast)', count: 3 }],
        truncated: false,
      },
      {
        key: 'metadata:season',
        type: 'metadata',
        label: 'Season',
        values: [{ label: 'Été', clause: 'season:(Été)', count: 1 }],
        truncated: false,
      },
    ]);
  });

  test('come in the order they were asked for, and only those', () => {
    const json = {
      file_types: [image],
      surprises: [image],
      categories: [{ ...image, search_query: 'cat:(x)' }],
    };
    const keys = readFacets(json, ['categories', 'file_types', 'file_types']).map(({ key }) => key);
    assert.deepEqual(keys, ['categories', 'file_types']);
  });

  for (const json of [
    undefined,
    null,
    [],
    'none',
    { file_types: null },
    { file_types: {} },
    { file_types: [] },
    {},
  ]) {
    test(`may be missing: ${JSON.stringify(json)}`, () => {
      assert.deepEqual(readFacets(json, asked), []);
    });
  }

  test('may give several values at once, as the live service does', () => {
    const values = [{ values: ['dark', 'blue'], search_query: 'colour:(dark blue)', count: 4 }];
    const json = { metadata: [{ display_key: 'colour', display_name: null, values }] };
    const [facet] = readFacets(json, asked);
    assert.equal(facet?.label, 'colour');
    assert.equal(facet.values[0]?.label, 'dark, blue');
  });

  test('lose only the values that cannot be passed back', () => {
    const json = {
      file_types: [null, 5, { name: 'A', count: 1 }, { name: 'B', search_query: '' }, image, image],
      metadata: [null, { display_key: 7, values: [] }, { display_key: 'a' }],
    };
    const [facet, ...others] = readFacets(json, asked);
    assert.deepEqual(facet?.values, [{ label: 'IMAGE', clause: 'ft:(IMAGE)', count: 2 }]);
    assert.deepEqual(others, []);
  });

  test('show no count that is no count', () => {
    const counts = ['2', -1, null, 1.5];
    const json = { file_types: counts.map((count, i) => ({ search_query: `${i}`, count })) };
    const values = readFacets(json, asked)[0]?.values;
    assert.deepEqual(
      values,
      [0, 1, 2, 3].map((i) => ({ label: `${i}`, clause: `${i}` })),
    );
  });

  test('that are full say that there may be more', () => {
    const list = (length: number): unknown =>
      Array.from({ length }, (_, i) => ({ name: `n${i}`, search_query: `ft:(n${i})`, count: 1 }));
    assert.equal(readFacets({ file_types: list(25) }, asked)[0]?.truncated, true);
    assert.equal(readFacets({ file_types: list(24) }, asked)[0]?.truncated, false);
  });
});
