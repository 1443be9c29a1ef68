import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { AssetRecord, FormatType, ServiceOptions } from '../../../src/service/index.js';
import { assetRecord } from '../asset-record.js';
import { at, caller, textAt } from '../caller.js';

async function embedsOf(
  wanted: Partial<AssetRecord>,
  options: ServiceOptions = {},
): Promise<ReadonlyMap<string, unknown>> {
  const { read } = caller([assetRecord(wanted)], { quirks: true, ...options });
  const asset = at(await read('/v2/assets/search?expand=embeds'), 'items', 0);
  return new Map(Object.entries(Object(at(asset, 'embeds')) as object));
}

const documents = [
  'document_html5_viewer',
  'document_thumbnail',
  'document_viewer',
  'document_viewer_with_download',
  'original',
  'templated',
];

const names: Readonly<Record<FormatType, readonly string[]>> = {
  image: ['640px-landscape', '640px-portrait', 'original', 'templated'],
  video: [
    'video_player',
    'video_player_with_download',
    'VideoWithPlayerAndDownload',
    'video_poster',
    'video_stream',
    'original',
    'templated',
  ],
  pdf: documents,
  office: documents.filter((name) => name !== 'document_viewer'),
  audio: ['streaming_mp3', 'original', 'templated'],
  generic_binary: ['original', 'templated'],
  project_archive: ['original', 'templated'],
};

describe('embeds of the live service', () => {
  for (const [formatType, expected] of Object.entries(names) as [FormatType, string[]][]) {
    it(`of ${formatType} go by the names that were recorded`, async () => {
      const found = [...(await embedsOf({ formatType })).keys()];
      for (const name of expected) assert.ok(found.includes(name), name);
      if (formatType !== 'image') assert.deepEqual(found.toSorted(), expected.toSorted());
    });
  }

  it('of a spin set go by the names that were recorded, and its viewer works', async () => {
    const embeds = await embedsOf({ formatType: 'project_archive', format: 'SpinSet' });
    assert.deepEqual(
      [...embeds.keys()],
      [
        'original',
        'spinset_thumbnail',
        'spinset_viewer',
        'spinset_viewer_and_download',
        'templated',
      ],
    );
    const { service } = caller([assetRecord()], { quirks: true });
    for (const name of ['spinset_viewer', 'spinset_viewer_and_download', 'spinset_thumbnail']) {
      const answer = await service.fetch(textAt(embeds.get(name), 'url'));
      assert.equal(answer.status, 200, name);
    }
  });

  it('belong to no apps', async () => {
    for (const formatType of Object.keys(names) as FormatType[]) {
      for (const [name, embed] of await embedsOf({ formatType })) {
        assert.deepEqual(at(embed, 'apps'), [], name);
      }
    }
  });

  it('have a template without code, whose share link is null or its own address', async () => {
    const spinSet = { formatType: 'project_archive', format: 'SpinSet' } as const;
    const spun = (await embedsOf(spinSet)).get('templated');
    assert.equal(at(spun, 'html'), null);
    assert.equal(at(spun, 'share'), null);
    const film = (await embedsOf({ formatType: 'video' })).get('templated');
    assert.equal(at(film, 'html'), null);
    assert.equal(at(film, 'share'), textAt(film, 'url'));
  });

  it('have a template that is filled in by plain substitution', async () => {
    const { service, read } = caller([assetRecord()], { quirks: true });
    const page = await read('/v2/assets/search?expand=embeds');
    const template = textAt(page, 'items', 0, 'embeds', 'templated', 'url');
    assert.match(
      template,
      /\/img\/acme\/abcdefghij\/\{size\}px@\{scale\}x\/[^/]+\?q=\{quality\}&x/,
    );
    for (const [size, width, height] of [
      ['200', 400, 267],
      ['300x100', 600, 200],
      ['exact', 3000, 2000],
    ] as const) {
      const filled = template.replace('{size}', size).replace('{scale}', '2');
      const answer = await service.fetch(filled.replace('{quality}', '80'));
      assert.equal(answer.status, 200, size);
      const drawing = await answer.text();
      assert.match(drawing, new RegExp(` width="${width}" height="${height}"`), size);
    }
  });

  it('may all be branded unasked, and name a user; templates stay as they are', async () => {
    for (const formatType of Object.keys(names) as FormatType[]) {
      for (const [name, embed] of await embedsOf({ formatType })) {
        const shape =
          name === 'templated'
            ? /^http:\/\/localhost:4802\/img\/acme\/abcdefghij\/\{size\}/
            : /^http:\/\/acme\.localhost:4802\/(content|view)\/.*[?&]u=\w+/;
        assert.match(textAt(embed, 'url'), shape, `${formatType} ${name}`);
      }
    }
  });

  it('have an original that is a download', async () => {
    for (const brandedLinks of [false, true]) {
      const embeds = await embedsOf({}, { brandedLinks });
      assert.match(textAt(embeds.get('original'), 'url'), /[?&]download=true/);
    }
  });
});
