import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Asset } from '../../../src/model/asset/asset.js';
import type { CustomSize } from '../../../src/model/embed/custom-size.js';
import type { Embed } from '../../../src/model/embed/embed.js';
import { renditionsFor, type RenditionSettings } from '../../../src/model/pick/renditions.js';
import { sampleAsset, sampleEmbed } from '../sample-asset.js';

const host = 'https://acme.example.net';
const place = `${host}/content/jzrdv8kipa/jpeg/harbour.jpeg`;

const withQuery = (query: string): Asset =>
  sampleAsset({ embeds: [sampleEmbed('a', { url: `${place}?${query}` })] });

describe('a size that the user defined', () => {
  const live = withQuery('w=640&crop=yes&u=x');
  const size: CustomSize = {
    ...{ width: 300, height: 200, crop: { x: 0.5, y: 0 } },
    ...{ format: 'png', rotation: 0 },
  };

  test('is an embed of its own, of which the service says nothing more', () => {
    assert.deepEqual(renditionsFor({}).custom(live, size), {
      embed: {
        name: 'custom',
        url: `${host}/content/jzrdv8kipa/png/harbour.png?w=300&h=200&crop=yes&a=125,0&u=x`,
        ...{ html: null, share: null },
      },
      rendition: { type: 'custom', ...size },
    });
  });

  test('is none where the page allows presets alone, or the links know no other', () => {
    assert.equal(renditionsFor({ sizes: 'presets' }).custom(live, size), undefined);
    assert.equal(renditionsFor({}).custom(sampleAsset(), size), undefined);
    assert.equal(renditionsFor({}).custom(live, undefined), undefined);
  });

  test('begins with the whole image where the page allows custom sizes alone', () => {
    const only = renditionsFor({ sizes: 'custom' });
    assert.deepEqual(only.custom(live, undefined)?.rendition, {
      ...{ type: 'custom', width: 1280, height: 720, crop: null, format: 'web', rotation: 0 },
    });
    assert.equal(only.custom(sampleAsset(), undefined), undefined);
  });
});

describe('an image for windows of all widths', () => {
  const sourcesOf = (query: string, settings: RenditionSettings) => {
    const asset = withQuery(query);
    const [embed] = asset.embeds;
    assert.ok(embed);
    return renditionsFor(settings).sources(asset, embed);
  };

  test('comes in the widths that the page names, none wider than the image is', () => {
    assert.deepEqual(sourcesOf('w=640&u=x', { responsive: [320, 1280, 3200] }), {
      srcset: [320, 640, 1280].map((width) => `${place}?w=${width} ${width}w`).join(', '),
      sizes: '(max-width: 640px) 100vw, 640px',
    });
  });

  test('is as wide as the page says', () => {
    const responsiveSizes = '(width < 40rem) 100vw, 40rem';
    const sources = sourcesOf('w=640', { responsive: [320], responsiveSizes });
    assert.equal(sources?.sizes, responsiveSizes);
  });

  test('keeps its proportions where its link names a height, or both', () => {
    assert.equal(
      sourcesOf('h=450', { responsive: [400] })?.srcset,
      `${place}?h=225 400w, ${place}?h=450 800w`,
    );
    const cut = 'crop=yes&a=10,20';
    assert.equal(
      sourcesOf(`w=400&h=400&${cut}`, { responsive: [200, 1600] })?.srcset,
      `${place}?w=200&h=200&${cut} 200w, ${place}?w=400&h=400&${cut} 400w`,
    );
  });

  test('is one image where the page names no widths, or its link has no size', () => {
    assert.equal(sourcesOf('w=640', {}), undefined);
    assert.equal(sourcesOf('quality=80', { responsive: [320] }), undefined);
  });
});

describe('the frame of a player', () => {
  const original = sampleEmbed('original', {
    url: `${host}/content/jzrdv8kipa/original/film.mp4?download=true`,
  });
  const embedOf = (url: string): Embed => sampleEmbed('video_player', { url });
  const player = embedOf(`${host}/view/video/jzrdv8kipa/film.mp4?u=x`);
  const frameOf = (
    embed: Embed,
    change: Partial<Asset> = {},
    players: 'frame' | 'link' = 'frame',
  ) =>
    renditionsFor({ players }).frame(
      embed,
      sampleAsset({ kind: 'video', embeds: [embed, original], ...change }),
    );

  test('has the size of the film where the page wants frames, and is none otherwise', () => {
    assert.deepEqual(frameOf(player), { width: 1600, height: 900 });
    assert.equal(frameOf(player, {}, 'link'), undefined);
    assert.equal(
      renditionsFor({}).frame(player, sampleAsset({ embeds: [player, original] })),
      undefined,
    );
  });

  test('has the proportions of a page for a document', () => {
    const viewer = embedOf(`${host}/view/pdf/jzrdv8kipa/a.pdf`);
    assert.deepEqual(frameOf(viewer, { kind: 'pdf' }), { width: 800, height: 1040 });
  });

  test('is none for what is no player', () => {
    assert.equal(frameOf(embedOf(`${host}/content/jzrdv8kipa/mp4/film.mp4`)), undefined);
  });

  for (const [what, url] of [
    ['another host', 'https://evil.example/view/video/jzrdv8kipa/film.mp4'],
    ['a host that only begins like it', `${host}.evil.example/view/video/jzrdv8kipa/film.mp4`],
    ['a name before the host', 'https://acme.example.net@evil.example/view/video/jzrdv8kipa/a'],
    ['another port', `${host}:444/view/video/jzrdv8kipa/film.mp4`],
    ['another scheme', 'http://acme.example.net/view/video/jzrdv8kipa/film.mp4'],
    ['another asset', `${host}/view/video/other/film.mp4`],
    ['an id in the query alone', `${host}/view/video/other/film.mp4?jzrdv8kipa`],
    ['a script', 'javascript:alert(1)//view/video/jzrdv8kipa/'],
  ] as const) {
    test(`is none for ${what}`, () => assert.equal(frameOf(embedOf(url)), undefined));
  }
});
