import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { assetRecords } from '../asset-record.js';
import { at, caller, listAt, textAt, type Caller } from '../caller.js';

const ids = (page: unknown): readonly unknown[] =>
  listAt(page, 'items').map((item) => at(item, 'id'));

const library = (): Caller => caller(assetRecords(35), { quirks: true });

const start = ({ read }: Caller, members = ''): Promise<unknown> =>
  read(`/v2/assets/search?scroll=true&limit=10${members}`);

/** Goes on to the end, each time by the id that `idOf` takes. Gives the ids that were used. */
async function scrollOn(
  { read }: Caller,
  first: unknown,
  path: string,
  idOf: (first: unknown, latest: unknown) => string,
): Promise<{ readonly seen: readonly unknown[]; readonly used: readonly string[] }> {
  const seen = [...ids(first)];
  const used: string[] = [];
  let page = first;
  while (used.length < 10) {
    const id = idOf(first, page);
    used.push(id);
    page = await read(`${path}?scroll_id=${id}&expand=thumbnails`);
    if (listAt(page, 'items').length === 0) break;
    assert.notEqual(at(page, 'items', 0, 'thumbnails'), null);
    seen.push(...ids(page));
  }
  assert.equal(at(page, 'scroll_id'), null);
  return { seen, used };
}

describe('a scrolling search of the live service', () => {
  const latest = (_: unknown, page: unknown): string => textAt(page, 'scroll_id');
  const first = (page: unknown): string => textAt(page, 'scroll_id');

  for (const [where, path] of [
    ['where scrolling goes on', '/v2/assets/search/scroll'],
    ['where searches begin', '/v2/assets/search'],
  ] as const) {
    it(`goes on by the latest id, ${where}, until a page is empty`, async () => {
      const from = library();
      const { seen, used } = await scrollOn(from, await start(from), path, latest);
      assert.equal(new Set(seen).size, 35);
      assert.equal(new Set(used).size, used.length, 'each answer has another id');
    });

    it(`goes on by the first id all along, ${where}`, async () => {
      const from = library();
      const { seen, used } = await scrollOn(from, await start(from), path, first);
      assert.equal(new Set(seen).size, 35);
      assert.equal(new Set(used).size, 1);
    });
  }

  it('expands nothing that is not asked for anew', async () => {
    const from = library();
    const page = await start(from, '&expand=thumbnails');
    assert.notEqual(at(page, 'items', 0, 'thumbnails'), null);
    const next = `/v2/assets/search/scroll?scroll_id=${textAt(page, 'scroll_id')}`;
    assert.equal(at(await from.read(next), 'items', 0, 'thumbnails'), null);
  });

  it('is begun by nothing but scroll=true', async () => {
    const { read } = library();
    for (const members of ['', '?scroll=false']) {
      const page = await read(`/v2/assets/search${members}`);
      assert.equal(at(page, 'scroll_id'), null);
      assert.equal(at(page, 'scroll_timeout'), null);
    }
  });

  it('says how long it waits, and is 404 once that is over', async () => {
    let now = Date.UTC(2026, 0, 1);
    const from = caller(assetRecords(35), { quirks: true, scrollSeconds: 30, now: () => now });
    const page = await start(from);
    assert.equal(at(page, 'scroll_timeout'), '30s');
    now += 30_000;
    const next = `/v2/assets/search/scroll?scroll_id=${textAt(page, 'scroll_id')}`;
    assert.equal((await from.ask(next)).status, 404);
  });
});
