import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { assetRecord } from '../asset-record.js';
import { at, caller, listAt } from '../caller.js';

const { read } = caller(
  [assetRecord({ metadata: { season: ['Winter'], tone: ['Blue (dark)'] } })],
  {
    quirks: true,
  },
);

const facetsOf = async (types: string): Promise<unknown> =>
  at(await read(`/v2/assets/search?facet=${types}`), 'facets');

describe('facets of the live service', () => {
  it('are null where none was asked for, and have no member at all in older answers', async () => {
    const page = await read('/v2/assets/search');
    assert.equal(at(page, 'facets'), null);
    const older = caller([assetRecord({ externalId: 'adcdefghij' })], { quirks: true });
    const before = await older.read('/v2/assets/search');
    assert.equal(Object.hasOwn(Object(before) as object, 'facets'), false);
  });

  it('lack the types that were not asked for', async () => {
    assert.deepEqual(await facetsOf('file_types'), {
      file_types: [{ name: 'IMAGE', search_query: 'ft:(IMAGE)', count: 1 }],
    });
  });

  it('give the values of a field one by one, or as lists', async () => {
    const facets = await facetsOf('metadata');
    assert.deepEqual(
      listAt(facets, 'metadata').map((field) => at(field, 'values')),
      [
        [{ value: 'Winter', search_query: 'season:(Winter)', count: 1 }],
        [{ values: ['Blue (dark)'], search_query: 'tone:(Blue \\(dark\\))', count: 1 }],
      ],
    );
  });
});
