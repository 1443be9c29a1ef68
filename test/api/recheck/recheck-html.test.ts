import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { recheck, type RecheckedItem } from '../../../src/api/index.js';
import { decodeHtml, month, openLibrary, picture } from './changing-library.js';

/** What is found, without dates that depend on the clock. */
function found({ findings }: RecheckedItem): readonly string[] {
  return findings.map(({ type }) => type);
}

for (const quirks of [false, true]) {
  describe(`rechecking HTML, by a service ${quirks ? 'as the live one is' : 'by the book'}`, () => {
    test('finds nothing to do where nothing has changed, and asks for each asset once', async (t) => {
      const library = await openLibrary(t, { quirks });
      const one = await library.markup(picture(0), 'Website');
      const other = await library.markup(picture(1), 'original');
      const html = `<p>${one.repeat(1000)}</p>\n${other}`;
      library.asked();
      const report = await recheck(html, { client: library.client });
      assert.equal(report.items.length, 1001);
      assert.deepEqual(new Set(report.items.flatMap(found)), new Set());
      assert.equal(report.html, html);
      // What the links of the account begin with, and all assets at once.
      assert.equal(library.asked(), quirks ? 2 : 3);
    });

    test('says what cannot be used any longer, since when, and why', async (t) => {
      const library = await openLibrary(t, { quirks });
      const names = [0, 1, 2, 3].map(picture);
      const html = (await Promise.all(names.map((name) => library.markup(name, 'Website')))).join(
        '\n',
      );
      const [past, future] = [Date.now() - month, Date.now() + month];
      const iso = (time: number): string => new Date(time).toISOString().replace(/\.\d+/, '');
      library.change(picture(0), { expires: past });
      library.change(picture(1), { deleted: past });
      library.change(picture(2), { released: future });
      library.change(picture(3), undefined);
      const report = await recheck(html, { client: library.client });
      assert.deepEqual(
        report.items.map(({ findings }) => findings),
        [
          [{ type: 'expired', date: iso(past) }],
          [{ type: 'deleted', date: iso(past) }],
          [{ type: 'unreleased', date: iso(future) }],
          [{ type: 'not-found' }],
        ],
      );
      assert.deepEqual(
        new Set(report.items.map(({ replacement }) => replacement)),
        new Set([null]),
      );
      assert.equal(report.html, html);
      assert.deepEqual(
        report.items.map(({ asset }) => asset?.externalId),
        [...names.slice(0, 3), undefined],
      );
    });

    test('puts the new file name in, and keeps size, texts and attributes of others', async (t) => {
      const library = await openLibrary(t, { quirks });
      const markup = await library.markup(picture(0), 'Website');
      const mine = markup.replace('<img ', '<img class=\'wide\'  title="1 > 0" ');
      library.change(picture(0), { filename: 'Küste (neu).jpg' });
      const now = await library.markup(picture(0), 'Website');
      const report = await recheck(`<p>&nbsp;${mine}</p>`, { client: library.client });
      const [item] = report.items;
      assert.ok(item?.replacement);
      assert.deepEqual(found(item), ['renamed']);
      const src = / src="([^"]+)"/;
      const wanted = decodeHtml(src.exec(now)?.[1] ?? '');
      assert.equal(item.replacement.url, wanted);
      assert.equal(
        decodeHtml(item.replacement.html ?? ''),
        decodeHtml(mine).replace(decodeHtml(src.exec(markup)?.[1] ?? ''), wanted),
      );
      assert.equal(report.html, `<p>&nbsp;${item.replacement.html ?? ''}</p>`);
      const { status } = await library.service.fetch(item.replacement.url);
      assert.equal(status, 200);
      const again = await recheck(report.html, { client: library.client });
      assert.deepEqual(again.items.flatMap(found), [], 'the replacement is current');
    });

    test('says in which line and element each is', async (t) => {
      const library = await openLibrary(t, { quirks });
      const image = await library.markup(picture(0), 'Website');
      const html = `<!-- ${image} -->\r\n<p>x</p>\n\n  ${image}`;
      const { items } = await recheck(html, { client: library.client });
      assert.equal(items.length, 1);
      const [{ place } = { place: null }] = items;
      assert.deepEqual([place?.element, place?.line, place?.column], ['img', 4, 3]);
      assert.equal(html.slice(place?.start, place?.end), image);
    });

    test('reads every attribute that shows or links to an asset', async (t) => {
      const library = await openLibrary(t, { quirks });
      const asset = await library.asset(picture(0));
      const old = asset.embeds.find(({ name }) => name === 'Website')?.url ?? '';
      library.change(picture(0), { filename: 'New.jpg' });
      const url = old.replaceAll('&', '&amp;');
      const larger = `${url}${url.includes('?') ? '&amp;' : '?'}q=2`;
      const html = [
        `<img src="${url}" srcset="${url} 1x, ${larger} 2x">`,
        `<a href='${url}'>${url}</a>`,
        `<video src="${url}" poster="${url}"></video>`,
        `<video><source src=${url}></video>`,
        `<audio src="${url}"></audio>`,
        `<iframe src="${url}"></iframe>`,
        `<object data="${url}"></object>`,
        `<img data-src="${url}">`,
      ];
      const report = await recheck(html.join('\n'), { client: library.client });
      assert.deepEqual(
        report.items.map(found),
        html.map(() => ['renamed']),
      );
      const changed = report.html.split('\n');
      // The text of the link is the author's.
      const left = changed.map((line) => line.split('Cliffs').length - 1);
      assert.deepEqual(left, [0, 1, 0, 0, 0, 0, 0, 0]);
      assert.equal(changed[0]?.match(/New\./g)?.length, 3);
    });

    test('keeps what somebody added to a link, and drops the code that names a person', async (t) => {
      const library = await openLibrary(t, { quirks });
      const asset = await library.asset(picture(0));
      const url = asset.embeds.find(({ name }) => name === 'Website')?.url ?? '';
      const old = `${url}${url.includes('?') ? '&' : '?'}q=60&u=2spbki#top`;
      library.change(picture(0), { filename: 'New.jpg' });
      const html = `<img src="${old}">`;
      for (const keepUser of [false, true]) {
        const { items } = await recheck(html, { client: library.client, keepUser });
        const next = items[0]?.replacement?.url ?? '';
        assert.match(next, /[?&]q=60(&u=2spbki)?#top$/);
        assert.equal(/[?&]u=/.test(next), keepUser);
      }
    });

    test('fits the height of what the picker inserted to a picture of another shape', async (t) => {
      const library = await openLibrary(t, { quirks });
      const image = await library.markup(picture(0), 'Website');
      assert.match(image, / width="1280" height="853"/);
      const resized = image.replace('width="1280" height="853"', 'width="640" height="427"');
      library.change(picture(0), { width: 2000, height: 2000 });
      const { items, html } = await recheck(resized, { client: library.client });
      assert.deepEqual(items[0]?.findings, [{ type: 'reshaped', from: '640x427', to: '640x640' }]);
      assert.equal(html, resized.replace('"427"', '"640"'));
      assert.equal(items[0].replacement?.html, html);
      const theirs = resized.replace(/ data-dam-id="[^"]*"/, '');
      const others = await recheck(theirs, { client: library.client });
      assert.deepEqual(others.items.flatMap(found), [], 'sizes of others are theirs');
    });

    test('says which size is offered no more', async (t) => {
      const library = await openLibrary(t, { quirks });
      const url = / src="([^"]+)"/.exec(await library.markup(picture(0), 'original'))?.[1] ?? '';
      const gone = url.replace('/original/', '/video_stream/');
      const { items, html } = await recheck(`<img src="${gone}">`, { client: library.client });
      assert.deepEqual(items.flatMap(found), ['not-offered']);
      assert.equal(items[0]?.replacement, null);
      assert.equal(html, `<img src="${gone}">`);
    });
  });
}
