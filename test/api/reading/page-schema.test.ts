import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type AssetPage, hasMore } from '../../../src/api/index.js';
import { readAssetPage } from '../../../src/api/reading/page-schema.js';

function pageOf(items: readonly unknown[], members: object = {}, offset = 0): AssetPage {
  return readAssetPage({ total_count: 100, items, ...members }, offset, 50, []);
}

describe('a page of a search', () => {
  test('tells where the next one starts', () => {
    const page = pageOf([{ id: 'a' }, { id: 'b' }], {}, 40);
    assert.equal(page.next, 42);
    assert.equal(page.total, 100);
  });

  test('goes without an asset that cannot be read, and does not ask for it again', () => {
    const page = pageOf([{ id: 'a' }, { id: 5 }, null, { id: 'b' }]);
    assert.deepEqual(
      page.items.map(({ id }) => id),
      ['a', 'b'],
    );
    assert.equal(page.next, 4);
  });

  test('lists an asset once though the service gives it twice', () => {
    const page = pageOf([
      { id: 'a', filename: '1' },
      { id: 'a', filename: '2' },
    ]);
    assert.deepEqual(
      page.items.map(({ filename }) => filename),
      ['1'],
    );
    assert.equal(page.next, 2);
  });

  test('is an error, not an empty page, where none of its assets can be read', () => {
    assert.throws(() => pageOf([{ id: 5 }, {}]), {
      name: 'SchemaError',
      message: 'Expected string at assets.items.0.id',
    });
  });

  test('has no total that its own items belie', () => {
    const item = { id: 'a', external_id: 'b', filename: 'c.jpg' };
    const json = { total_count: 0, items: [item] };
    assert.equal(readAssetPage(json, 0, 50, []).total, 1);
    assert.equal(readAssetPage({ ...json, total_count: 7 }, 40, 50, []).total, 41);
  });

  test('without items ends the search, whatever its total says', () => {
    assert.equal(hasMore(pageOf([], {}, 40)), false);
  });

  test('says how the service understood the query', () => {
    const page = pageOf([], { query_explained: 'Any: sea', query_syntax_ok: false });
    assert.equal(page.explained, 'Any: sea');
    assert.equal(page.understood, false);
    assert.equal(pageOf([], { query_syntax_ok: null }).understood, true);
    assert.equal(pageOf([], { query_explained: null }).explained, '');
  });

  for (const [json, message] of [
    [null, 'Expected Object at assets'],
    [[], 'Expected "total_count" at assets.total_count'],
    [{ items: [] }, 'Expected "total_count" at assets.total_count'],
    [{ total_count: '5', items: [] }, 'Expected number at assets.total_count'],
    [{ total_count: Infinity, items: [] }, 'Expected another value at assets.total_count'],
    [{ total_count: -1, items: [] }, 'Expected another value at assets.total_count'],
    [{ total_count: 5, items: {} }, 'Expected Array at assets.items'],
  ] as const) {
    test(`is refused where it is ${JSON.stringify(json)}`, () => {
      assert.throws(() => readAssetPage(json, 0, 50, []), { name: 'SchemaError', message });
    });
  }
});
