import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readAsset } from '../../../src/api/assets/asset-schema.js';
import type { Asset } from '../../../src/model/asset/asset.js';

function assetWith(members: object): Asset {
  return readAsset({ id: 'a', ...members }, 'asset');
}

const link = 'https://cdn.example/a';

describe('what identifies an asset', () => {
  for (const [json, message] of [
    [null, 'Expected Object at asset'],
    [{}, 'Expected "id" at asset.id'],
    [{ id: 5 }, 'Expected string at asset.id'],
    [{ id: 'a', filename: 5 }, 'Expected string at asset.filename'],
    [{ id: 'a', created_date: {} }, 'Expected string at asset.created_date'],
  ] as const) {
    test(`has to be readable: ${JSON.stringify(json)}`, () => {
      assert.throws(() => readAsset(json, 'asset'), { name: 'SchemaError', message });
    });
  }

  test('is never an empty id, which would lead to another resource', () => {
    for (const id of ['', '..', 'a\ud800']) {
      assert.throws(() => assetWith({ id }), { name: 'SchemaError' });
    }
  });

  test('may be absent or null where only the id is needed', () => {
    const asset = assetWith({ filename: null });
    assert.deepEqual([asset.filename, asset.externalId, asset.createdDate], ['', '', '']);
  });
});

describe('sections of an asset', () => {
  for (const section of [null, undefined, {}, [], [{ url: link }], 'x', 5]) {
    test(`may be ${JSON.stringify(section)}`, () => {
      const asset = assetWith({
        thumbnails: section,
        embeds: section,
        file_properties: section,
        metadata: section,
        _links: section,
      });
      assert.deepEqual(asset.thumbnails, []);
      assert.deepEqual(asset.embeds, []);
      assert.equal(asset.kind, 'other');
      assert.equal(asset.metadata.size, 0);
      assert.equal(asset.downloadUrl, null);
      assert.equal(asset.available, true);
    });
  }
});

describe('thumbnails', () => {
  test('come smallest first, with the instant they lapse', () => {
    const { thumbnails } = assetWith({
      thumbnails: {
        '600px': { url: `${link}6`, valid_until: '2026-11-21T10:00:00.000Z' },
        '125px': { url: `${link}1`, valid_until: null },
      },
    });
    assert.deepEqual(thumbnails, [
      { size: 125, url: `${link}1` },
      { size: 600, url: `${link}6`, validUntil: Date.UTC(2026, 10, 21, 10) },
    ]);
  });

  test('that lead nowhere, or to a script, are not shown', () => {
    const { thumbnails } = assetWith({
      thumbnails: {
        '125px': { url: 'javascript:alert(1)' },
        '160px': { url: 'data:text/html,x' },
        '300px': { url: null },
        '0px': { url: link },
        large: { url: link },
        '600px': 'x',
      },
    });
    assert.deepEqual(thumbnails, []);
  });
});

describe('embeds', () => {
  test('keep their names, order and words, whatever they are', () => {
    const json: unknown = JSON.parse(
      `{"id":"a","embeds":{"":{"url":"${link}"},"__proto__":{"url":"${link}","html":"<b>","share":"${link}"},
        "Post*Facebook/Instagram":{"url":"${link}","html":null,"share":5}}}`,
    );
    assert.deepEqual(readAsset(json, 'asset').embeds, [
      { name: '', url: link, html: null, share: null },
      { name: '__proto__', url: link, html: '<b>', share: link },
      { name: 'Post*Facebook/Instagram', url: link, html: null, share: null },
    ]);
    assert.equal(Object.hasOwn(Object.prototype, 'url'), false);
  });

  test('without a web address are left out, and leave the others', () => {
    const { embeds } = assetWith({
      embeds: { a: {}, b: { url: 'javascript:alert(1)' }, c: null, d: { url: link } },
    });
    assert.deepEqual(
      embeds.map(({ name }) => name),
      ['d'],
    );
  });
});

describe('file properties', () => {
  const dimensionsOf = (width: unknown, height: unknown): unknown =>
    assetWith({ file_properties: { image_properties: { width, height } } }).dimensions;

  test('may be fractions', () => {
    assert.deepEqual(dimensionsOf(4288.5, 2848), { width: 4288.5, height: 2848 });
  });

  for (const amount of [null, 0, -1, Infinity, NaN, '12']) {
    test(`give no dimensions where one is ${String(amount)}`, () => {
      assert.equal(dimensionsOf(100, amount), undefined);
      assert.equal(dimensionsOf(amount, 100), undefined);
    });
  }

  test('tell the kind of file in either case', () => {
    assert.equal(assetWith({ file_properties: { format_type: 'PDF' } }).kind, 'pdf');
    assert.equal(assetWith({ file_properties: { format_type: 'generic_binary' } }).kind, 'other');
    assert.equal(assetWith({ file_properties: { format_type: 'other' } }).kind, 'other');
  });

  test('prefer the exact size to the rounded one', () => {
    const sizes = { size_in_bytes: 1500, size_in_kbytes: 1 };
    assert.equal(assetWith({ file_properties: sizes }).sizeInBytes, 1500);
  });
});

describe('the rest of an asset', () => {
  test('metadata keeps every field, also empty ones, under any name', () => {
    const json: unknown = JSON.parse(
      '{"id":"a","metadata":{"fields":{"keywords":["sea","lake"],"none":[],"__proto__":["x"],"one":"1","odd":[1,"2"],"nil":null}}}',
    );
    assert.deepEqual(
      [...readAsset(json, 'asset').metadata],
      [
        ['keywords', ['sea', 'lake']],
        ['none', []],
        ['__proto__', ['x']],
        ['one', ['1']],
        ['odd', ['2']],
        ['nil', []],
      ],
    );
  });

  test('the download link is null where there is none or it is no web address', () => {
    assert.equal(assetWith({ _links: { download: link } }).downloadUrl, link);
    assert.equal(assetWith({ _links: { self: link } }).downloadUrl, null);
    assert.equal(assetWith({ _links: { download: 'javascript:alert(1)' } }).downloadUrl, null);
  });

  test('an asset that lapsed or was deleted is not available', () => {
    assert.equal(assetWith({ released_and_not_expired: false }).available, false);
    assert.equal(assetWith({ deleted_date: '2026-01-01T00:00:00Z' }).available, false);
    assert.equal(assetWith({ released_and_not_expired: true, deleted_date: null }).available, true);
  });
});
