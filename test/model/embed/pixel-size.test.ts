import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { sizeOf } from '../../../src/model/embed/pixel-size.js';
import { sampleAsset } from '../sample-asset.js';

describe('the pixels an address delivers', () => {
  const cases = [
    ['https://a.test/img/acme/x/640px/a.jpg', { width: 640, height: 360 }],
    ['https://a.test/img/acme/x/640px@2x/a.jpg', { width: 640, height: 360 }],
    ['https://acme.a.test/content/x/jpeg/a.jpg?w=800&q=80', { width: 800, height: 450 }],
    ['https://a.test/img/acme/x/820x312px/a.jpg', { width: 820, height: 312 }],
    ['https://acme.a.test/content/x/jpeg/a.jpg?w=820&h=312', { width: 820, height: 312 }],
    ['https://acme.a.test/content/x/jpeg/a.jpg?w=820&u=1&h=312#a', { width: 820, height: 312 }],
    ['https://a.test/img/acme/x/820x0px/a.jpg', {}],
    ['https://a.test/img/acme/x/original/a.jpg', { width: 1600, height: 900 }],
    ['https://a.test/img/acme/x/Website/a.jpg', {}],
    ['https://a.test/img/acme/x/a.jpg?next=/640px/', {}],
    ['https://a.test/img/acme/x/640000000px/a.jpg', {}],
  ] as const;
  for (const [url, size] of cases) {
    test(`are read from ${url}`, () => assert.deepEqual(sizeOf(sampleAsset(), url), size));
  }

  const portrait = { width: 900, height: 1600 };
  const ofPortrait = [
    ['jpeg/a.jpeg?h=640&keep=c&crop=yes', { width: 360, height: 640 }],
    ['jpeg/a.jpeg?w=640&r=270', { width: 640, height: 360 }],
    ['jpeg/a.jpeg?h=450&r=90', { width: 800, height: 450 }],
    ['jpeg/a.jpeg?w=640&r=180', { width: 640, height: 1138 }],
    ['jpeg/a.jpeg?w=300&h=300&crop=yes&k=n', { width: 300, height: 300 }],
    ['original/a.jpeg?download=true', { width: 900, height: 1600 }],
    ['jpeg/a.jpeg', {}],
    ['jpeg/a.jpeg?h=0', {}],
    ['jpeg/a.jpeg?h=9e9&w=', {}],
  ] as const;
  for (const [path, size] of ofPortrait) {
    test(`of a portrait are read from ${path}`, () => {
      const url = `https://acme.a.test/content/x/${path}`;
      assert.deepEqual(sizeOf(sampleAsset({ dimensions: portrait }), url), size);
    });
  }

  test('of a film and its player are those of the asset', () => {
    const film = sampleAsset({ kind: 'video' });
    for (const path of ['content/x/mp4/a.mp4?quality=hd', 'view/video/x/a.mp4?t.download=true']) {
      const url = `https://acme.a.test/${path}`;
      assert.deepEqual(sizeOf(film, url), { width: 1600, height: 900 });
    }
  });

  test('are unknown where those of the asset are, but for a box of their own', () => {
    const asset = sampleAsset();
    Reflect.deleteProperty(asset, 'dimensions');
    assert.deepEqual(sizeOf(asset, 'https://a.test/img/acme/x/640px/a.jpg'), {});
    const cut = { width: 820, height: 312 };
    assert.deepEqual(sizeOf(asset, 'https://a.test/img/acme/x/820x312px/a.jpg'), cut);
  });

  test('are never nought', () => {
    const line = sampleAsset({ dimensions: { width: 10_000, height: 1 } });
    assert.deepEqual(sizeOf(line, 'https://a.test/img/acme/x/640px/a.jpg'), {});
  });
});
