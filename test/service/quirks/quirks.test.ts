import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { assetRecord, assetRecords } from '../asset-record.js';
import { at, caller, listAt, textAt } from '../caller.js';

const quirks = true;

describe('with quirks', () => {
  it('embeds have odd names, and the templated one no code', async () => {
    const { read } = caller([assetRecord()], { quirks });
    const asset = await read('/v2/assets/search?expand=embeds');
    const embeds = at(asset, 'items', 0, 'embeds');
    const names = Object.keys(Object(embeds) as object);
    for (const name of ['(àX()', 'PostFacebook/Instagram', '', '__proto__']) {
      assert.ok(names.includes(name), name);
    }
    assert.ok(names.some((name) => URL.canParse(name)));
    assert.equal(at(embeds, 'templated', 'html'), null);
    assert.match(textAt(embeds, 'templated', 'url'), /\{size\}px@\{scale\}x.*x\.template=y/);
    assert.match(textAt(embeds, 'original', 'url'), /download=true/);
  });

  it('branded players are found under /view/ and work', async () => {
    const { service, read } = caller([assetRecord({ formatType: 'video' })], { quirks });
    const headers = { 'x-service-api-toggle': 'branded-links' };
    const page = await read('/v2/assets/search?expand=embeds', { headers });
    const url = textAt(page, 'items', 0, 'embeds', 'video_player', 'url');
    assert.match(url, /^http:\/\/acme\.localhost:4802\/view\/video\/abcdefghij\/[^/]+\?u=\w+$/);
    assert.equal((await service.fetch(url)).status, 200);
  });

  it('some assets may not be downloaded', async () => {
    const records = Array.from('abcdefgh', (letter, index) =>
      assetRecord({
        id: `${index}1111111-1111-4111-8111-111111111111`,
        externalId: `${letter}bcdefghij`,
      }),
    );
    const downloads = async (odd: boolean): Promise<number> => {
      const page = await caller(records, { quirks: odd }).read('/v2/assets/search');
      return listAt(page, 'items').filter((item) => at(item, '_links', 'download')).length;
    };
    assert.equal(await downloads(true), 7);
    assert.equal(await downloads(false), 8);
  });

  it('thumbnails stop working when they say so', async () => {
    let now = Date.UTC(2026, 0, 1);
    const { service, read } = caller([assetRecord()], { quirks, now: () => now });
    const page = await read('/v2/assets/search?expand=thumbnails');
    const thumbnail = at(page, 'items', 0, 'thumbnails', '300px');
    const status = async (): Promise<number> =>
      (await service.fetch(textAt(thumbnail, 'url'))).status;
    assert.equal(await status(), 200);
    now = Date.parse(textAt(thumbnail, 'valid_until')) + 1000;
    assert.equal(await status(), 403);
  });

  it('assets that the sort leaves level change places between calls', async () => {
    const level = assetRecords(12).map((record) => ({ ...record, created: 0 }));
    const order = async (odd: boolean): Promise<readonly string[]> => {
      const { read } = caller(level, { quirks: odd });
      const path = '/v2/assets/search?limit=10';
      const pages = [await read(path), await read(path)];
      return pages.map((page) =>
        listAt(page, 'items')
          .map((item) => at(item, 'id'))
          .join(),
      );
    };
    const [first, second] = await order(true);
    assert.notEqual(first, second);
    const [steady, same] = await order(false);
    assert.equal(steady, same);
  });

  it('assets that differ stay in order', async () => {
    const { read } = caller(assetRecords(12), { quirks });
    const path = '/v2/assets/search?limit=5&offset=3';
    const filenames = async (): Promise<unknown> =>
      listAt(await read(path), 'items').map((item) => at(item, 'filename'));
    const expected = [3, 4, 5, 6, 7].map((index) => `Picture 000${index}.jpg`);
    assert.deepEqual(await filenames(), expected);
    assert.deepEqual(await filenames(), expected);
  });

  it('fifty requests a second are answered, and the next is told when to come back', async () => {
    let now = Date.UTC(2026, 0, 1);
    const { ask } = caller([], { quirks, now: () => now });
    for (let left = 49; left >= 0; left -= 1) {
      const { status, headers } = await ask('/v2/user');
      assert.equal(status, 200);
      assert.equal(headers.get('x-ratelimit-limit'), '50/second');
      assert.equal(headers.get('x-ratelimit-remaining'), String(left));
      assert.equal(headers.get('x-ratelimit-reset'), null);
    }
    const refused = await ask('/v2/user');
    assert.equal(refused.status, 429);
    assert.equal(refused.headers.get('x-ratelimit-reset'), '2026-01-01T00:00:01.000Z');
    now += 1000;
    assert.equal((await ask('/v2/user')).status, 200);
  });
});
