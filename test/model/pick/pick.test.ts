import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Asset } from '../../../src/model/asset/asset.js';
import type { CustomSize } from '../../../src/model/embed/custom-size.js';
import type { Embed } from '../../../src/model/embed/embed.js';
import {
  choiceOf,
  suggestedAlt,
  toPickedAsset,
  type PickSettings,
} from '../../../src/model/pick/pick.js';
import { renditionsFor, type RenditionSettings } from '../../../src/model/pick/renditions.js';
import { sampleAsset, sampleEmbed } from '../sample-asset.js';

const chosen = { id: '1eca8de8' };

/** The settings of a page that wants these renditions. */
function wanting(settings: RenditionSettings): PickSettings {
  return { renditions: renditionsFor(settings) };
}

describe('an asset as it is handed out', () => {
  test('carries the service’s own embeds by name, however odd the names are', () => {
    const names = ['__proto__', '', 'a/b', 'constructor', '(àX()'];
    const embeds = names.map((name) => sampleEmbed(name));
    const picked = toPickedAsset(chosen, sampleAsset({ embeds }));
    const clone = structuredClone(picked);
    const parsed: unknown = JSON.parse(JSON.stringify(picked?.embeds));
    const expected = embeds.map((embed) => [embed.name, embed]);
    for (const each of [picked?.embeds, clone?.embeds, parsed]) {
      assert.deepEqual(Object.entries(each ?? {}), expected);
      assert.equal(Object.getPrototypeOf(each), Object.prototype);
    }
  });

  test('is what the person set, else what the asset suggests', () => {
    const asset = sampleAsset({ metadata: new Map([['Alt Text', ['From metadata']]]) });
    assert.equal(toPickedAsset(chosen, asset)?.alt, 'From metadata');
    assert.equal(toPickedAsset({ ...chosen, alt: '' }, asset)?.alt, '');
    const picked = toPickedAsset({ ...chosen, alt: 'Own', embedName: '640px-portrait' }, asset);
    assert.equal(picked?.alt, 'Own');
    assert.equal(picked.embed, asset.embeds[0]);
    assert.equal(picked.markup.url, picked.embed.url);
  });

  test('says what it is and how large the chosen size is, where that is known', () => {
    const shown = (change: Partial<Asset>, embedName: string) => {
      const asset = sampleAsset({ embeds: [sampleEmbed(embedName)], ...change });
      const picked = toPickedAsset({ ...chosen, embedName }, asset);
      return [picked?.kind, picked?.width, picked?.height];
    };
    assert.deepEqual(shown({}, '640px'), ['image', 640, 360]);
    assert.deepEqual(shown({ kind: 'pdf' }, 'viewer'), ['pdf', null, null]);
    assert.deepEqual(shown({ kind: 'video' }, '640px'), ['video', 640, 360]);
  });

  test('is none where the service offers nothing that could be inserted', () => {
    const template = sampleEmbed('templated', { url: 'https://a.test/{size}px/a.jpg' });
    assert.equal(toPickedAsset(chosen, sampleAsset({ embeds: [template] })), undefined);
  });
});

describe('what a page can store of a pick', () => {
  const asset = sampleAsset({
    format: 'MicrosoftPowerpointOoXmlDocument',
    kind: 'office',
    filename: 'plans.pptx',
    versionId: 'v-2',
    updatedDate: '2026-02-03T04:05:06Z',
    expirationDate: '2027-01-01T00:00:00Z',
    sizeInBytes: 1_234,
    thumbnails: [
      { size: 125, url: 'https://previews.test/125' },
      { size: 300, url: 'https://previews.test/300', validUntil: Date.UTC(2026, 11, 1) },
      { size: 600, url: 'https://previews.test/600' },
    ],
    metadata: new Map([
      ['keywords', ['plan', 'city']],
      ['empty', []],
      ['unnamed', ['x']],
    ]),
    metadataFields: new Map([['keywords', { label: 'Keywords', type: 'selection_list_multi' }]]),
  });

  test('is all that the service said of the asset', () => {
    const picked = toPickedAsset(chosen, asset);
    assert.equal(picked?.format, 'PowerPoint');
    assert.equal(picked.versionId, 'v-2');
    assert.equal(picked.updatedDate, '2026-02-03T04:05:06Z');
    assert.equal(picked.releaseDate, null);
    assert.equal(picked.expirationDate, '2027-01-01T00:00:00Z');
    assert.equal(picked.sizeInBytes, 1_234);
    assert.equal(picked.duration, null);
    assert.deepEqual(picked.thumbnail, {
      url: 'https://previews.test/300',
      validUntil: '2026-12-01T00:00:00.000Z',
    });
    assert.deepEqual(picked.rendition, { type: 'preset', name: '640px-landscape' });
    assert.deepEqual(picked.metadata, [
      {
        ...{ key: 'keywords', label: 'Keywords', type: 'selection_list_multi' },
        values: ['plan', 'city'],
      },
      { key: 'unnamed', label: 'unnamed', type: '', values: ['x'] },
    ]);
  });

  test('has a text for links, and an alt text for images alone', () => {
    const described = { ...asset, metadata: new Map([['description', ['All the plans.']]]) };
    const link = toPickedAsset(chosen, described);
    assert.deepEqual([link?.alt, link?.linkText], ['', 'plans.pptx']);
    assert.match(link?.markup.html ?? '', />plans\.pptx<\/a>$/);
    const named = toPickedAsset({ ...chosen, linkText: ' Our plans ' }, described);
    assert.match(named?.markup.html ?? '', />Our plans<\/a>$/);
  });
});

describe('the size in force', () => {
  test('is one of two names for an address, whichever of them the page prefers', () => {
    const url = 'https://acme.widen.test/view/video/x/a.mp4?t.download=true';
    const [first, second] = [
      sampleEmbed('VideoWithPlayerAndDownload', { url: `${url}&u=abc` }),
      sampleEmbed('video_player_with_download', { url: `${url}&u=def` }),
    ];
    const asset = sampleAsset({ kind: 'video', embeds: [sampleEmbed('other'), first, second] });
    assert.equal(choiceOf(chosen, asset, { preferred: second.name })?.embed, first);
    assert.equal(choiceOf({ ...chosen, embedName: second.name }, asset)?.embed, first);
  });

  test('falls back to the default where the asset has lost the chosen one', () => {
    const lost = { ...chosen, embedName: 'gone' };
    assert.equal(choiceOf(lost, sampleAsset())?.embed.name, '640px-landscape');
    const preferred = '640px-portrait';
    assert.equal(choiceOf(lost, sampleAsset(), { preferred })?.embed.name, preferred);
  });
});

describe('an asset in a size that the user defined', () => {
  const url = 'https://acme.example.net/content/jzrdv8kipa/jpeg/harbour.jpeg?w=640&crop=yes&u=x';
  const asset = sampleAsset({ embeds: [sampleEmbed('640px-landscape', { url })] });
  const customSize: CustomSize = {
    width: 300,
    height: 200,
    crop: { x: 0.5, y: 0 },
    format: 'png',
    rotation: 0,
  };

  test('is inserted in that size, without the name of a person, and says what was chosen', () => {
    const picked = toPickedAsset({ ...chosen, customSize }, asset, wanting({}));
    const address =
      'https://acme.example.net/content/jzrdv8kipa/png/harbour.png?w=300&h=200&crop=yes&a=125,0';
    assert.equal(picked?.markup.url, address);
    assert.match(picked.markup.html, /^<img [^>]*width="300" height="200"/);
    assert.deepEqual([picked.width, picked.height], [300, 200]);
    assert.deepEqual(picked.rendition, { type: 'custom', ...customSize });
    assert.deepEqual(picked.embed, {
      name: 'custom',
      url: `${address}&u=x`,
      html: null,
      share: null,
    });
    assert.deepEqual(Object.keys(picked.embeds), ['640px-landscape']);
  });

  test('comes in a preset where the page allows presets alone, or its links know no other', () => {
    const sized = { ...chosen, customSize };
    assert.deepEqual(toPickedAsset(sized, asset, wanting({ sizes: 'presets' }))?.rendition, {
      ...{ type: 'preset', name: '640px-landscape' },
    });
    assert.equal(toPickedAsset(sized, sampleAsset(), wanting({}))?.rendition.type, 'preset');
  });

  test('begins with the whole image where the page allows custom sizes alone', () => {
    const first = toPickedAsset(chosen, asset, wanting({ sizes: 'custom' }));
    assert.deepEqual(first?.rendition, {
      ...{ type: 'custom', width: 1280, height: 720, crop: null, format: 'web', rotation: 0 },
    });
    assert.equal(
      toPickedAsset(chosen, sampleAsset(), wanting({ sizes: 'custom' }))?.rendition.type,
      'preset',
    );
  });
});

describe('an image for windows of all widths', () => {
  const place = 'https://acme.example.net/content/jzrdv8kipa/jpeg/harbour.jpeg';
  const withQuery = (query: string): Asset =>
    sampleAsset({ embeds: [sampleEmbed('a', { url: `${place}?${query}` })] });
  const srcsetOf = (asset: Asset, settings: RenditionSettings): string | undefined =>
    toPickedAsset(chosen, asset, wanting(settings))?.markup.element?.attributes['srcset'];

  test('comes in the widths that the page names, none wider than the image is', () => {
    const picked = toPickedAsset(
      chosen,
      withQuery('w=640&u=x'),
      wanting({ responsive: [320, 1280, 3200] }),
    );
    assert.deepEqual(picked?.markup.element?.attributes, {
      ...{ src: `${place}?w=640` },
      srcset: [320, 640, 1280].map((width) => `${place}?w=${width} ${width}w`).join(', '),
      ...{ sizes: '(max-width: 640px) 100vw, 640px', alt: '', width: '640', height: '360' },
      ...{ loading: 'lazy', 'data-dam-id': '1eca8de8' },
    });
  });

  test('is as wide as the page says', () => {
    const settings = { responsive: [320], responsiveSizes: '(width < 40rem) 100vw, 40rem' };
    const picked = toPickedAsset(chosen, withQuery('w=640'), wanting(settings));
    assert.equal(picked?.markup.element?.attributes['sizes'], settings.responsiveSizes);
  });

  test('keeps its proportions where its link names a height, or both', () => {
    assert.equal(
      srcsetOf(withQuery('h=450'), { responsive: [400] }),
      `${place}?h=225 400w, ${place}?h=450 800w`,
    );
    assert.equal(
      srcsetOf(withQuery('w=400&h=400&crop=yes&a=10,20'), { responsive: [200, 1600] }),
      `${place}?w=200&h=200&crop=yes&a=10,20 200w, ${place}?w=400&h=400&crop=yes&a=10,20 400w`,
    );
  });

  test('is one image where the page names no widths, or its link has no size', () => {
    assert.equal(srcsetOf(withQuery('w=640'), {}), undefined);
    assert.equal(srcsetOf(withQuery('quality=80'), { responsive: [320] }), undefined);
    assert.equal(srcsetOf(sampleAsset(), { responsive: [320] }), undefined);
  });
});

describe('a player', () => {
  const host = 'https://acme.example.net';
  const original = sampleEmbed('original', {
    url: `${host}/content/jzrdv8kipa/original/film.mp4?download=true`,
  });
  const player = sampleEmbed('video_player', { url: `${host}/view/video/jzrdv8kipa/film.mp4?u=x` });
  const film = (embed: Embed): Asset =>
    sampleAsset({ kind: 'video', filename: 'film.mp4', embeds: [embed, original] });
  const elementOf = (embed: Embed, change: Partial<Asset> = {}, settings: RenditionSettings = {}) =>
    toPickedAsset(
      { ...chosen, embedName: embed.name },
      { ...film(embed), ...change },
      wanting({ players: 'frame', ...settings }),
    )?.markup.element;

  test('is a frame of its own proportions with a title, where the page wants frames', () => {
    assert.deepEqual(elementOf(player)?.attributes, {
      ...{ src: `${host}/view/video/jzrdv8kipa/film.mp4`, title: 'film.mp4' },
      ...{ width: '1600', height: '900' },
      style: 'aspect-ratio:1600/900;height:auto;max-width:100%',
      ...{ allowfullscreen: '', loading: 'lazy', 'data-dam-id': '1eca8de8' },
    });
    assert.equal(elementOf(player)?.name, 'iframe');
  });

  test('is a link otherwise', () => {
    assert.equal(elementOf(player, {}, { players: 'link' })?.name, 'a');
    assert.equal(elementOf(player, {}, { players: undefined })?.name, 'a');
  });

  test('of a document has the proportions of a page', () => {
    const viewer = sampleEmbed('document_html5_viewer', {
      url: `${host}/view/pdf/jzrdv8kipa/a.pdf`,
    });
    const element = elementOf(viewer, { kind: 'pdf', dimensions: { width: 10, height: 10 } });
    assert.deepEqual(
      [element?.attributes['width'], element?.attributes['height']],
      ['800', '1040'],
    );
  });

  for (const [what, url] of [
    ['another host', 'https://evil.example/view/video/jzrdv8kipa/film.mp4'],
    ['a host that only begins like it', `${host}.evil.example/view/video/jzrdv8kipa/film.mp4`],
    [
      'a user’s name before the host',
      'https://acme.example.net@evil.example/view/video/jzrdv8kipa/a',
    ],
    ['another port', `${host}:444/view/video/jzrdv8kipa/film.mp4`],
    ['another scheme', 'http://acme.example.net/view/video/jzrdv8kipa/film.mp4'],
    ['another asset', `${host}/view/video/other/film.mp4`],
    ['an id in the query alone', `${host}/view/video/other/film.mp4?jzrdv8kipa`],
  ] as const) {
    test(`is never a frame of ${what}`, () => {
      assert.equal(elementOf(sampleEmbed('video_player', { url }))?.name, 'a');
    });
  }

  test('is never a frame of a script', () => {
    const url = 'javascript:alert(1)//view/video/jzrdv8kipa/';
    const element = elementOf(sampleEmbed('video_player', { url, html: '<iframe>' }));
    assert.equal(element?.attributes['href'], original.url);
  });
});

describe('the suggested text', () => {
  test('comes from the best field that has one, whatever its spelling', () => {
    const metadata = new Map([
      ['description', ['A long description']],
      ['ALT_TEXT', [' ']],
      ['Caption', ['', 'second']],
    ]);
    assert.equal(suggestedAlt(sampleAsset({ metadata })), 'A long description');
    metadata.set('alt-text', ['The harbour ']);
    assert.equal(suggestedAlt(sampleAsset({ metadata })), 'The harbour');
  });

  test('is at most 250 characters long, and cut between words', () => {
    const words = 'The harbour in the morning, '.repeat(20);
    const alt = suggestedAlt(sampleAsset({ metadata: new Map([['captionAbstract', [words]]]) }));
    assert.ok(alt.length <= 250 && alt.length > 230, String(alt.length));
    assert.match(alt, /(?:The|harbour|in|the|morning)…$/);
    const unspaced = '港'.repeat(400);
    const cut = suggestedAlt(sampleAsset({ metadata: new Map([['alt', [unspaced]]]) }));
    assert.equal(cut, `${'港'.repeat(249)}…`);
  });

  test('is empty where nothing suggests one, rather than the file’s name', () => {
    assert.equal(suggestedAlt(sampleAsset({ metadata: new Map([['author', ['A']]]) })), '');
  });
});
