import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { assetRecords } from '../asset-record.js';
import { at, caller, listAt, textAt, type Caller } from '../caller.js';

const ids = (page: unknown): unknown[] => listAt(page, 'items').map((item) => at(item, 'id'));

const start = (read: Caller['read'], members = ''): Promise<unknown> =>
  read(`/v2/assets/search?scroll=true&limit=10${members}`);

describe('a scrolling search', () => {
  it('gives every result once, in order, and then ends', async () => {
    const { read } = caller(assetRecords(25));
    let page = await start(read, '&sort=filename');
    const seen = [...ids(page)];
    assert.match(textAt(page, 'scroll_timeout'), /^\d+s$/);
    for (let calls = 0; at(page, 'scroll_id') !== null; calls += 1) {
      assert.ok(calls < 5, 'the search never ends');
      page = await read(`/v2/assets/search/scroll?scroll_id=${textAt(page, 'scroll_id')}`);
      assert.equal(at(page, 'total_count'), 25);
      seen.push(...ids(page));
    }
    assert.deepEqual(
      seen,
      assetRecords(25).map(({ id }) => id),
    );
    assert.equal(at(page, 'scroll_timeout'), null);
  });

  it('goes on with the first id, too, and at the search address', async () => {
    const { read } = caller(assetRecords(30));
    const id = textAt(await start(read), 'scroll_id');
    const pages = [
      await read(`/v2/assets/search/scroll?scroll_id=${id}`),
      await read(`/v2/assets/search?scroll_id=${id}`),
    ];
    assert.equal(new Set(pages.flatMap(ids)).size, 20);
  });

  it('has facets at its start and never again', async () => {
    const { read } = caller(assetRecords(30));
    const first = await start(read, '&facet=file_types');
    assert.equal(listAt(first, 'facets', 'file_types').length, 1);
    const id = textAt(first, 'scroll_id');
    for (const path of ['/v2/assets/search/scroll', '/v2/assets/search']) {
      const page = await read(`${path}?scroll_id=${id}&facet=file_types`);
      assert.equal(at(page, 'facets'), null);
    }
  });

  it('expands what each call asks for', async () => {
    const { read } = caller(assetRecords(30));
    const first = await start(read, '&expand=thumbnails');
    assert.notEqual(at(first, 'items', 0, 'thumbnails'), null);
    const path = `/v2/assets/search/scroll?scroll_id=${textAt(first, 'scroll_id')}`;
    assert.equal(at(await read(path), 'items', 0, 'thumbnails'), null);
    assert.notEqual(at(await read(`${path}&expand=embeds`), 'items', 0, 'embeds'), null);
  });

  it('lapses when nobody goes on in time, and each answer gives more time', async () => {
    let now = 0;
    const { ask, read } = caller(assetRecords(50), { scrollSeconds: 5, now: () => now });
    const first = await start(read);
    assert.equal(at(first, 'scroll_timeout'), '5s');
    const path = `/v2/assets/search/scroll?scroll_id=${textAt(first, 'scroll_id')}`;
    for (now of [4000, 8000, 12_000]) assert.equal((await ask(path)).status, 200);
    now = 17_000;
    assert.equal((await ask(path)).status, 404);
  });

  it('needs an id that is one', async () => {
    const { ask } = caller(assetRecords(1));
    assert.equal((await ask('/v2/assets/search/scroll')).status, 400);
    assert.equal((await ask('/v2/assets/search/scroll?scroll_id=x')).status, 404);
  });

  it('still works where offsets have a limit', async () => {
    const { ask, read } = caller(assetRecords(30), { quirks: true });
    assert.equal((await ask('/v2/assets/search?offset=10000&limit=10')).status, 200);
    assert.equal((await ask('/v2/assets/search?offset=10001&limit=10')).status, 400);
    const id = textAt(await start(read), 'scroll_id');
    assert.equal((await ask(`/v2/assets/search/scroll?scroll_id=${id}`)).status, 200);
  });
});
