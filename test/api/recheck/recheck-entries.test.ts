import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { recheck, type RecheckedItem } from '../../../src/api/index.js';
import { createAssetPicker, type AssetPick } from '../../../src/core/index.js';
import {
  decodeHtml,
  month,
  openLibrary,
  picture,
  type ChangingLibrary,
} from './changing-library.js';

function found({ findings }: RecheckedItem): string {
  return findings.map(({ type }) => type).join();
}

/** A pick as a page stores it and reads it again. */
async function storedPick(library: ChangingLibrary, ...ids: readonly string[]): Promise<AssetPick> {
  const picker = createAssetPicker({
    ...{ client: library.client, multiple: true, embed: '640px-landscape' },
  });
  const items = await Promise.all(ids.map((id) => library.asset(id)));
  const texts = { alt: 'My words', linkText: 'Look' };
  picker.selection.replace(items.map((item) => ({ id: item.id, item, ...texts })));
  const pick = await picker.confirm();
  picker.dispose();
  assert.ok(pick);
  return JSON.parse(JSON.stringify(pick)) as AssetPick;
}

for (const quirks of [false, true]) {
  describe(`rechecking what is stored, by a service ${quirks ? 'as the live one is' : 'by the book'}`, () => {
    test('takes ids, external ids, URLs, picks and items of picks', async (t) => {
      const library = await openLibrary(t, { quirks });
      const { id, embeds } = await library.asset(picture(0));
      const url = embeds.find(({ name }) => name === 'Website')?.url ?? '';
      const pick = await storedPick(library, picture(1), picture(2));
      const [item] = pick.items;
      assert.ok(item);
      library.asked();
      const entries = [id, picture(0), url, pick, item];
      const { items } = await recheck(entries, { client: library.client });
      assert.deepEqual(items.map(found), ['', '', '', '', '', '']);
      assert.deepEqual(
        items.map(({ asset }) => asset?.externalId),
        [0, 0, 0, 1, 2, 1].map(picture),
      );
      library.change(picture(0), { expires: Date.now() - month });
      const later = await recheck(entries, { client: library.client });
      assert.deepEqual(later.items.map(found).slice(0, 3), ['expired', 'expired', 'expired']);
    });

    test('gives the item as it would be picked now, with the size and texts of before', async (t) => {
      const library = await openLibrary(t, { quirks });
      const pick = await storedPick(library, picture(0), picture(1));
      library.change(picture(0), { filename: 'Coast.jpg', width: 900, height: 1200 });
      const { items } = await recheck([pick], { client: library.client });
      assert.deepEqual(items.map(found), ['renamed', '']);
      assert.deepEqual(items[0]?.findings, [
        { type: 'renamed', from: 'Cliffs 000000.jpg', to: 'Coast.jpg' },
      ]);
      const [now] = (await storedPick(library, picture(0))).items;
      const item = items[0].replacement?.item;
      assert.ok(item?.thumbnail);
      // The addresses of thumbnails expire.
      assert.deepEqual(JSON.parse(JSON.stringify({ ...item, thumbnail: null })), {
        ...now,
        thumbnail: null,
      });
      assert.equal(items[0].replacement?.html, now?.markup.html);
      assert.match(now?.markup.html ?? '', / alt="My words"/);
    });

    test('names what it cannot read, and checks the rest', async (t) => {
      const library = await openLibrary(t, { quirks });
      const hostile = [
        '',
        '   ',
        'x) OR ft:(IMAGE',
        '../user',
        '\0',
        '\ud800',
        'x'.repeat(5_000_000),
        'https://evil.example/a.jpg',
        'https://evil.example/content/abcdefghij/jpeg/a.jpeg',
        'javascript:alert(1)',
        'https://[',
        {},
        [],
        { schema: 2, items: [] },
        { schema: 1, branded: 'x', items: [7, null, { id: '..' }] },
        { id: 5 },
        JSON.parse('{"__proto__": {"id": "x"}}') as object,
      ];
      const entries = [...hostile, picture(0)];
      const began = performance.now();
      const { items } = await recheck(entries, { client: library.client });
      assert.ok(performance.now() - began < 2000);
      assert.equal(items.length, hostile.length + 2 + 1);
      const all = items.map(found);
      assert.equal(all.at(-1), '');
      assert.deepEqual(all.slice(0, 7), [...Array<string>(7).fill('unreadable')]);
      assert.deepEqual(all.slice(7, 9), ['foreign', 'foreign']);
      assert.deepEqual(new Set(all.slice(9, -1)), new Set(['unreadable', 'foreign']));
    });
  });
}

describe('versions, as the live service has them', () => {
  async function versions(library: ChangingLibrary, id: string): Promise<readonly string[]> {
    const { accessToken } = library.service.issueTokens();
    const answer = await fetch(`${library.service.baseUrl}/v2/assets/${id}/versions`, {
      headers: { authorization: `Bearer ${accessToken}` },
    });
    const { items } = (await answer.json()) as { items: { id: string }[] };
    return items.map((version) => version.id);
  }

  test('are compared with what a pick says', async (t) => {
    const library = await openLibrary(t, { quirks: true });
    const pick = await storedPick(library, picture(0));
    const [item] = pick.items;
    const [oldest, ...newer] = await versions(library, item?.id ?? '');
    const current = newer.at(-1);
    assert.ok(oldest && current);
    const stored = { ...pick, items: [{ ...item, versionId: oldest }] };
    const { items } = await recheck([stored], { client: library.client });
    assert.deepEqual(items[0]?.findings, [{ type: 'newer-version', from: oldest, to: current }]);
    assert.equal(items[0].replacement?.item?.versionId, current);
  });

  test('are put into a link that is pinned to one, of an element that names the asset', async (t) => {
    const library = await openLibrary(t, { quirks: true });
    const { id } = await library.asset(picture(0));
    const [oldest = '', ...newer] = await versions(library, id);
    const current = newer.at(-1) ?? '';
    const image = await library.markup(picture(0), 'Website');
    const pinned = image.replace(picture(0), oldest);
    const report = await recheck(pinned, { client: library.client });
    assert.deepEqual(report.items[0]?.findings, [
      { type: 'newer-version', from: oldest, to: current },
    ]);
    assert.equal(decodeHtml(report.html), decodeHtml(image.replace(picture(0), current)));
    assert.equal((await library.service.fetch(report.items[0].replacement?.url ?? '')).status, 200);
    const again = await recheck(report.html, { client: library.client });
    assert.equal(again.items.map(found).join(), '');
  });
});
