import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createAssetPicker, type PickedAsset } from '../../src/core/index.js';
import { recordCatalogue, type AssetRecord } from '../../src/service/index.js';
import { serve, type ListeningService } from '../../src/service/node.js';
import { tokensGiving } from '../api/tokens.js';
import { assetRecord } from '../service/asset-record.js';

type Format = Pick<AssetRecord, 'filename' | 'format' | 'formatType'> & Partial<AssetRecord>;

const notMeasured = { width: null, height: null };
const office = 'MicrosoftPowerpointOoXmlDocument';

/** One asset of each kind. Every one has a description that is too long for an alt text. */
const formats = {
  'an image': {
    ...{ filename: 'photo.jpg', format: 'JPEG', formatType: 'image', width: 1600, height: 900 },
  },
  'a portrait image': {
    ...{ filename: 'tall.jpg', format: 'JPEG', formatType: 'image', width: 900, height: 1600 },
  },
  'a vector image': {
    ...{ filename: 'logo.svg', format: 'SVG', formatType: 'image', width: 800, height: 600 },
  },
  'an animated picture': {
    ...{ filename: 'wave.gif', format: 'GIF', formatType: 'image', width: 320, height: 240 },
  },
  'a video': {
    ...{ filename: 'film.mp4', format: 'MPEG4', formatType: 'video', width: 1920, height: 1080 },
    duration: 12,
  },
  'a sound': {
    filename: 'a.mp3',
    format: 'MP3',
    formatType: 'audio',
    ...notMeasured,
    duration: 60,
  },
  'a PDF': { filename: 'guide.pdf', format: 'PdfDocument', formatType: 'pdf', ...notMeasured },
  slides: { filename: 'deck.pptx', format: office, formatType: 'office', ...notMeasured },
  'a spin set': {
    ...{ filename: 'shoe.zip', format: 'SpinSet', formatType: 'project_archive', ...notMeasured },
  },
  'another file': {
    ...{ filename: 'a.bin', format: 'GenericBinaryFile', formatType: 'generic_binary' },
    ...notMeasured,
  },
} as const satisfies Readonly<Record<string, Format>>;

type Kind = keyof typeof formats;

/** What comes into the page: an element, the size that it says, and for links their text. */
type Inserted = readonly [element: string, width: string | undefined, height: string | undefined];

const expected: Readonly<Record<Kind, Inserted>> = {
  'an image': ['img', '640', '360'],
  'a portrait image': ['img', '360', '640'],
  'a vector image': ['img', '640', '480'],
  'an animated picture': ['img', '640', '480'],
  'a video': ['video', '1920', '1080'],
  'a sound': ['audio', undefined, undefined],
  'a PDF': ['a', undefined, undefined],
  slides: ['a', undefined, undefined],
  'a spin set': ['a', undefined, undefined],
  'another file': ['a', undefined, undefined],
};

/** What the link of each kind leads to in the live service. */
const recordedPaths: Readonly<Record<Kind, RegExp>> = {
  'an image': /^\/content\/\w+\/jpeg\/photo\.jpeg\?w=640&/,
  'a portrait image': /^\/content\/\w+\/jpeg\/tall\.jpeg\?h=640&/,
  'a vector image': /^\/content\/\w+\/jpeg\/logo\.jpeg\?w=640&/,
  'an animated picture': /^\/content\/\w+\/jpeg\/wave\.jpeg\?w=640&/,
  'a video': /^\/content\/\w+\/mp4\/film\.mp4\?quality=hd$/,
  'a sound': /^\/content\/\w+\/mp3\/a\.mp3$/,
  'a PDF': /^\/view\/pdf\/\w+\/guide\.pdf$/,
  slides: /^\/view\/pdf\/\w+\/deck\.pptx$/,
  'a spin set': /^\/view\/spinset\/\w+\/shoe\.zip$/,
  'another file': /^\/content\/\w+\/original\/a\.bin\?download=true$/,
};

const kinds = Object.keys(formats) as Kind[];
const metadata = { description: ['A long story. '.repeat(100)] };
const records = kinds.map((kind, index) =>
  assetRecord({ id: `a${index}`, externalId: `e${index}`, metadata, ...formats[kind] }),
);

/** Picks every asset in the size that is chosen from the start. */
async function pickAll(service: ListeningService): Promise<readonly PickedAsset[]> {
  const tokens = tokensGiving(service.issueTokens().accessToken);
  const picker = createAssetPicker({ baseUrl: service.baseUrl, tokens, multiple: true });
  await new Promise<void>((resolve) => {
    const leave = picker.search.subscribe(() => {
      if (picker.search.state.status !== 'ready') return;
      leave();
      resolve();
    });
  });
  picker.selection.replace(picker.search.known.map((item) => ({ id: item.id, item })));
  const pick = await picker.confirm();
  picker.dispose();
  assert.ok(pick);
  return pick.items;
}

for (const quirks of [false, true]) {
  describe(`what comes into a page from ${quirks ? 'the live service' : 'a service by the specification'}`, () => {
    let service: ListeningService;
    let items: readonly PickedAsset[];

    before(async () => {
      const catalogue = recordCatalogue(records);
      service = await serve({ apiPort: 0, sitePort: 0, catalogue, quirks });
      items = await pickAll(service);
    });

    after(() => service.close());

    for (const [index, kind] of kinds.entries()) {
      it(`is for ${kind} ${articleOf(expected[kind][0])}, which names nobody and says what is known`, () => {
        const item = items.find(({ id }) => id === `a${index}`);
        assert.ok(item);
        const { element, url, html } = item.markup;
        const { attributes = {} } = element ?? {};
        const [name, width, height] = expected[kind];
        assert.equal(element?.name, name);
        assert.deepEqual([attributes['width'], attributes['height']], [width, height]);
        assert.equal(element.text, name === 'a' ? item.filename : '');
        assert.doesNotMatch(url, /[?&]u=/);
        assert.doesNotMatch(html, /[?&;]u=/);
        if (quirks) assert.match(url.replace(/^\w+:\/\/[^/]+/, ''), recordedPaths[kind]);
        if (name !== 'img') {
          assert.equal(item.alt, '');
          return;
        }
        assert.match(item.alt, /^A long story\. .+…?$/);
        assert.ok(item.alt.length <= 250, String(item.alt.length));
        assert.equal(attributes['alt'], item.alt);
      });
    }
  });
}

function articleOf(element: string): string {
  const names: Readonly<Record<string, string>> = { img: 'an image', a: 'a link to it' };
  return names[element] ?? 'a player';
}
