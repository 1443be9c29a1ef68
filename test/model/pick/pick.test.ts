import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Asset } from '../../../src/model/asset/asset.js';
import type { CustomSize } from '../../../src/model/embed/custom-size.js';
import {
  choiceOf,
  suggestedAlt,
  toPickedAsset,
  type Renditions,
} from '../../../src/model/pick/pick.js';
import { sampleAsset, sampleEmbed } from '../sample-asset.js';

const chosen = { id: '1eca8de8' };

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

describe('an asset in a rendition that is no preset', () => {
  const address = 'https://acme.example.net/content/jzrdv8kipa/png/harbour.png?w=300&h=200';
  const customSize: CustomSize = {
    ...{ width: 300, height: 200, crop: { x: 0.5, y: 0 } },
    ...{ format: 'png', rotation: 0 },
  };
  const embed = sampleEmbed('custom', { url: `${address}&u=x` });
  const none: Renditions = {
    custom: () => undefined,
    frame: () => undefined,
    sources: () => undefined,
  };

  test('is inserted as that, without the name of a person, and says what was chosen', () => {
    const renditions: Renditions = {
      ...none,
      custom: (_, size) => size && { embed, rendition: { type: 'custom', ...size } },
      sources: () => ({ srcset: 'a 1w, b 2w', sizes: '50vw' }),
    };
    const picked = toPickedAsset({ ...chosen, customSize }, sampleAsset(), { renditions });
    assert.equal(picked?.markup.url, address);
    assert.deepEqual([picked.width, picked.height], [300, 200]);
    assert.deepEqual(picked.rendition, { type: 'custom', ...customSize });
    assert.equal(picked.embed, embed);
    assert.deepEqual(Object.keys(picked.embeds), ['640px-portrait', '640px-landscape']);
    const { width, height, srcset, sizes } = picked.markup.element?.attributes ?? {};
    assert.deepEqual([width, height, srcset, sizes], ['300', '200', 'a 1w, b 2w', '50vw']);
  });

  test('is a preset where there is no such rendition', () => {
    const picked = toPickedAsset({ ...chosen, customSize }, sampleAsset(), { renditions: none });
    assert.deepEqual(picked?.rendition, { type: 'preset', name: '640px-landscape' });
  });

  test('is a frame with a title and no alt text where it is framed', () => {
    const renditions: Renditions = { ...none, frame: () => ({ width: 1600, height: 900 }) };
    const titled = { ...chosen, alt: 'The harbour', linkText: 'Our film' };
    const picked = toPickedAsset(titled, sampleAsset(), { renditions });
    assert.equal(picked?.markup.element?.name, 'iframe');
    assert.equal(picked.markup.element.attributes['title'], 'Our film');
    assert.equal(picked.alt, '');
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
