import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { assetRecord, assetRecords } from '../asset-record.js';
import { at, caller, listAt } from '../caller.js';

const { ask, read } = caller([
  ...assetRecords(120),
  assetRecord({ created: Date.UTC(2025, 0, 1) }),
  assetRecord({
    id: '22222222-2222-4222-8222-222222222222',
    externalId: 'archived01',
    created: Date.UTC(2026, 0, 1),
    archived: true,
  }),
  assetRecord({
    id: '33333333-3333-4333-8333-333333333333',
    externalId: 'deleted001',
    created: Date.UTC(2027, 0, 1),
    deleted: Date.UTC(2027, 1, 1),
  }),
]);

const ids = (page: unknown): unknown[] => listAt(page, 'items').map((item) => at(item, 'id'));

describe('GET /v2/assets/search', () => {
  it('answers with the whole envelope', async () => {
    const page = await read('/v2/assets/search?query=snow&sort=filename&limit=5&offset=0');
    assert.equal(at(page, 'query'), 'snow');
    assert.equal(at(page, 'sort'), 'filename');
    assert.equal(typeof at(page, 'query_explained'), 'string');
    assert.notEqual(at(page, 'query_explained'), '');
    assert.equal(typeof at(page, 'sort_explained'), 'string');
    assert.equal(at(page, 'query_syntax_ok'), true);
    assert.equal(at(page, 'include_archived'), false);
    assert.equal(at(page, 'include_deleted'), false);
    assert.equal(at(page, 'facets'), null);
    assert.equal(at(page, 'item_type'), 'asset');
    assert.equal(at(page, 'total_count'), 1);
    assert.equal(at(page, 'offset'), 0);
    assert.equal(at(page, 'limit'), 5);
    assert.equal(at(page, 'scroll_id'), null);
    assert.equal(at(page, 'scroll_timeout'), null);
    assert.equal(listAt(page, 'items').length, 1);
  });

  it('is ordered by created date, newest first, where nothing is asked for', async () => {
    for (const path of ['/v2/assets/search', '/v2/assets/search?query=&sort=']) {
      const page = await read(path);
      assert.equal(at(page, 'query'), null);
      assert.equal(at(page, 'query_explained'), '');
      assert.equal(at(page, 'sort'), '-created_date');
      const dates = listAt(page, 'items').map((item) => String(at(item, 'created_date')));
      assert.deepEqual(dates, dates.toSorted().reverse());
    }
  });

  it('leaves archived and deleted assets out unless they are asked for', async () => {
    const total = async (members: string): Promise<unknown> =>
      at(await read(`/v2/assets/search?${members}`), 'total_count');
    assert.equal(await total(''), 121);
    assert.equal(await total('include_archived=true'), 122);
    assert.equal(await total('include_deleted=true'), 122);
    const all = await read('/v2/assets/search?include_archived=true&include_deleted=true');
    assert.equal(at(all, 'total_count'), 123);
    assert.equal(at(all, 'include_archived'), true);
    assert.equal(at(all, 'include_deleted'), true);
  });

  it('gives pages that follow each other without gap or overlap', async () => {
    const first = ids(await read('/v2/assets/search?limit=60'));
    const second = ids(await read('/v2/assets/search?limit=60&offset=60'));
    const third = ids(await read('/v2/assets/search?limit=60&offset=120'));
    assert.deepEqual([first.length, second.length, third.length], [60, 60, 1]);
    assert.equal(new Set([...first, ...second, ...third]).size, 121);
    assert.deepEqual(ids(await read('/v2/assets/search?offset=20000')), []);
  });

  it('gives 100 results where no limit is given', async () => {
    const page = await read('/v2/assets/search');
    assert.equal(at(page, 'limit'), 100);
    assert.equal(listAt(page, 'items').length, 100);
  });

  for (const members of [
    'limit=0',
    'limit=101',
    'limit=-1',
    'limit=ten',
    'limit=1.5',
    'limit=',
    'offset=-1',
    'offset=x',
    'scroll=yes',
    'include_deleted=1',
    'search_document_text=maybe',
  ]) {
    it(`refuses ${members} with 400`, async () => {
      assert.equal((await ask(`/v2/assets/search?${members}`)).status, 400);
    });
  }

  it('accepts search_document_text', async () => {
    assert.equal((await ask('/v2/assets/search?search_document_text=true')).status, 200);
  });

  it('tells queries it could not make sense of, and answers all the same', async () => {
    const page = await read(`/v2/assets/search?query=${encodeURIComponent('((snow')}`);
    assert.equal(at(page, 'query_syntax_ok'), false);
  });
});
