import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  customEmbed,
  readCustomSize,
  shownRegion,
  type CustomSize,
} from '../../../src/model/embed/custom-size.js';
import type { Asset } from '../../../src/model/asset/asset.js';
import { sampleAsset, sampleEmbed } from '../sample-asset.js';

const query = 'w=640&keep=c&crop=yes&color=cccccc&quality=80&u=2spbki';
const place = 'https://acme.example.net/content/jzrdv8kipa';

function liveAsset(change: Partial<Asset> = {}): Asset {
  const url = `${place}/jpeg/harbour.jpeg?${query}`;
  return sampleAsset({ embeds: [sampleEmbed('640px-landscape', { url })], ...change });
}

const whole: CustomSize = { width: 800, height: 450, crop: null, format: 'web', rotation: 0 };

function addressOf(change: Partial<CustomSize>, asset = liveAsset()): string | undefined {
  return customEmbed(asset, { ...whole, ...change })?.url.replace(place, '');
}

describe('an image of any size', () => {
  test('is asked for by its width where the whole of it is shown', () => {
    assert.equal(addressOf({}), '/web/harbour.jpeg?w=800&u=2spbki');
  });

  test('is cut around a side or a corner', () => {
    assert.equal(
      addressOf({ width: 300, height: 300, crop: 'ne' }),
      '/web/harbour.jpeg?w=300&h=300&crop=yes&k=ne&u=2spbki',
    );
  });

  test('is cut around a focal point, measured in the image that fits into 2048 pixels', () => {
    const wide = liveAsset({ dimensions: { width: 4096, height: 2048 } });
    assert.equal(
      addressOf({ width: 500, height: 500, crop: { x: 0.5, y: 0.5 } }, wide),
      '/web/harbour.jpeg?w=500&h=500&crop=yes&a=512,0&u=2spbki',
    );
    assert.equal(
      addressOf({ width: 500, height: 500, crop: { x: 1, y: 1 } }, wide),
      '/web/harbour.jpeg?w=500&h=500&crop=yes&a=1024,0&u=2spbki',
    );
  });

  test('is cut after it is rotated', () => {
    assert.equal(
      addressOf({ width: 900, height: 900, crop: { x: 0, y: 1 }, rotation: 90 }),
      '/web/harbour.jpeg?w=900&h=900&crop=yes&a=0,700&r=90&u=2spbki',
    );
  });

  for (const [format, address] of [
    ['jpeg', '/jpeg/harbour.jpeg?w=800&u=2spbki'],
    ['png', '/png/harbour.png?w=800&u=2spbki'],
    ['gif', '/gif/harbour.gif?w=800&u=2spbki'],
  ] as const) {
    test(`has the ending of its format, ${format}`, () => {
      assert.equal(addressOf({ format }), address);
    });
  }

  test('keeps moving where it moves', () => {
    const moving = liveAsset({ format: 'GIF', filename: 'wave.gif' });
    assert.equal(addressOf({}, moving), '/web/harbour.gif?w=800&animate=true&u=2spbki');
    assert.equal(addressOf({ format: 'png' }, moving), '/png/harbour.png?w=800&u=2spbki');
  });

  const video = sampleEmbed('video_poster', { url: `${place}/jpeg/a.jpg?${query}` });
  for (const [what, asset] of [
    ['links that name a size alone', sampleAsset()],
    [
      'links with nothing but a width',
      sampleAsset({ embeds: [sampleEmbed('a', { url: `${place}/jpeg/a.jpg?w=640` })] }),
    ],
    ['a video', liveAsset({ kind: 'video', embeds: [video] })],
    ['an image whose proportions are unknown', omitDimensions(liveAsset())],
    [
      'an address that breaks out of an attribute',
      liveAsset({ embeds: [sampleEmbed('a', { url: `${place}/jpeg/a".jpg?${query}` })] }),
    ],
  ] as const) {
    test(`is not offered for ${what}`, () => {
      assert.equal(customEmbed(asset, whole), undefined);
    });
  }

  for (const change of [
    { width: 0 },
    { width: 1e9 },
    { height: 2049 },
    { width: 1.5 },
    { width: 'wide' },
    { width: NaN },
    { crop: 'middle' },
    { crop: { x: -0.1, y: 0 } },
    { crop: { x: 0, y: 1.1 } },
    { crop: { x: NaN, y: 0 } },
    { crop: undefined },
    { format: 'tiff' },
    { rotation: 45 },
  ]) {
    test(`is not made of ${JSON.stringify(change)}`, () => {
      const size = { ...whole, ...change };
      assert.equal(readCustomSize(size), undefined);
      assert.equal(customEmbed(liveAsset(), size as CustomSize), undefined);
    });
  }

  test('is read back from JSON without anything that does not belong to it', () => {
    const size = { ...whole, crop: { x: 0.25, y: 0.75 } };
    const stored: unknown = JSON.parse(
      JSON.stringify({ ...size, more: 1, crop: { ...size.crop, z: 1 } }),
    );
    assert.deepEqual(readCustomSize(stored), size);
    for (const none of [undefined, null, 1, 'text', []])
      assert.equal(readCustomSize(none), undefined);
  });
});

describe('the part that is shown', () => {
  const dimensions = { width: 1600, height: 900 };

  test('is the whole image without a crop', () => {
    assert.deepEqual(shownRegion(dimensions, whole), { left: 0, top: 0, width: 1, height: 1 });
  });

  test('lies at the anchor', () => {
    const size = { ...whole, width: 450, height: 450 };
    assert.deepEqual(shownRegion(dimensions, { ...size, crop: 'w' }), {
      ...{ left: 0, top: 0, width: 0.5625, height: 1 },
    });
    assert.equal(shownRegion(dimensions, { ...size, crop: 'e' }).left, 0.4375);
    assert.equal(shownRegion(dimensions, { ...size, crop: 'c' }).left, 0.21875);
  });

  test('has the focal point in its middle, and ends where the image does', () => {
    const size = { ...whole, width: 450, height: 450 };
    assert.equal(shownRegion(dimensions, { ...size, crop: { x: 0.5, y: 0.5 } }).left, 0.21875);
    assert.equal(shownRegion(dimensions, { ...size, crop: { x: 0.1, y: 0.5 } }).left, 0);
    assert.equal(shownRegion(dimensions, { ...size, crop: { x: 0.9, y: 0.5 } }).left, 0.4375);
  });
});

function omitDimensions({ dimensions, ...asset }: Asset): Asset {
  assert.ok(dimensions);
  return asset;
}
