import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { describe, it } from 'node:test';
import * as v from 'valibot';
import type { AssetRecord, FormatType } from '../../../../src/service/index.js';
import { assetRecord } from '../../asset-record.js';
import { at, caller } from '../../caller.js';

/** An embed as recorded: its parts with the external id as `X` and the user as `u`. */
interface Expected {
  /** A path and a query below the branded host. */
  readonly url: string;
  readonly html: string;
  readonly share: string;
}

const frame =
  '<iframe src="URL" webkitallowfullscreen mozallowfullscreen allowfullscreen ></iframe>';
const boxed =
  '<div style="position:relative;width:100%;height:0;padding-bottom:56.25%;">' +
  '<iframe src="URL" webkitallowfullscreen mozallowfullscreen allowfullscreen frameborder="0" ' +
  'allowtransparency="true" scrolling="no" ' +
  'style="position:absolute;top:0;left:0;width:100%;height:100%;" ></iframe></div>';

/** A page whose share link is its own address. */
function page(url: string, html: string): Expected {
  return { url, html, share: `${url}&x.share=t` };
}

function original(file: string): Expected {
  const url = `content/X/original/${file}?u&download=true`;
  return page(url, `<a href="URL" target="_blank">${file}</a>`);
}

function still(file: string, shown: string): Expected {
  return {
    url: `content/X/jpeg/${shown}?u`,
    html: `<img alt="${shown}" src="URL">`,
    share: `view/thumbnail/X/${file}?t.format=jpeg&u&x.share=t`,
  };
}

function picture(members: string, box: string, format = 'jpeg'): Expected {
  return {
    url: `content/X/${format}/dog.${format}?${members}&u`,
    html: `<img ${box} alt="dog.${format}" src="URL">`,
    share: `view/thumbnail/X/dog.jpg?${members}&t.format=${format}&u&x.share=t`,
  };
}

const html5Viewer = (file: string): Expected => page(`view/pdf/X/${file}?u`, frame);
const downloadViewer = (file: string): Expected =>
  page(`view/pdf/X/${file}?t.download=true&u`, frame);

interface Kind {
  readonly formatType: FormatType;
  readonly format: string;
  readonly filename: string;
  readonly embeds: Readonly<Record<string, Expected>>;
}

const kinds: Readonly<Record<string, Kind>> = {
  image: {
    ...{ formatType: 'image', format: 'JPEG', filename: 'dog.jpg' },
    embeds: {
      '640px-landscape': picture('w=640&keep=c&crop=yes&color=cccccc&quality=80', 'width="640"'),
      '640px-portrait': picture('h=640&keep=c&crop=yes&color=cccccc&quality=80', 'height="640"'),
      'Facebook-cover': picture(
        'w=820&h=312&keep=c&crop=yes&color=ffffffff&quality=80',
        'width="820" height="312"',
      ),
      Turned: picture(
        'w=570&h=300&position=c&color=ffffffff&quality=80&r=270',
        'width="570" height="300"',
      ),
      '(àX()': picture(
        'w=1040&h=570&position=c&color=ffffff00&quality=80',
        'width="1040" height="570"',
        'png',
      ),
      original: original('dog.jpg'),
    },
  },
  video: {
    ...{ formatType: 'video', format: 'MPEG4', filename: 'dog.mp4' },
    embeds: {
      VideoWithPlayerAndDownload: page('view/video/X/dog.mp4?t.download=true&u', frame),
      original: original('dog.mp4'),
      video_player: page('view/video/X/dog.mp4?u', boxed),
      video_player_with_download: page('view/video/X/dog.mp4?t.download=true&u', boxed),
      video_poster: still('dog.mp4', 'dog.jpg'),
      video_stream: {
        url: 'content/X/mp4/dog.mp4?quality=hd&u',
        html: '<video controls><source src="URL" type="video/mp4"></video>',
        share: 'view/video/X/dog.mp4?u&x.share=t',
      },
    },
  },
  audio: {
    ...{ formatType: 'audio', format: 'MP3', filename: 'dog.mp3' },
    embeds: {
      original: original('dog.mp3'),
      streaming_mp3: {
        url: 'content/X/mp3/dog.mp3?u',
        html: '<audio controls src="URL"></audio>',
        share: 'view/audio/X/dog.mp3?u&x.share=t',
      },
    },
  },
  pdf: {
    ...{ formatType: 'pdf', format: 'PdfDocument', filename: 'dog.pdf' },
    embeds: {
      document_html5_viewer: html5Viewer('dog.pdf'),
      document_thumbnail: still('dog.pdf', 'dog.jpg'),
      document_viewer: page('content/X/pdf/dog.pdf?u', frame),
      document_viewer_with_download: downloadViewer('dog.pdf'),
      original: original('dog.pdf'),
    },
  },
  office: {
    ...{ formatType: 'office', format: 'MicrosoftPowerpointOoXmlDocument', filename: 'dog.pptx' },
    embeds: {
      document_html5_viewer: html5Viewer('dog.pptx'),
      document_thumbnail: still('dog.pptx', 'dog.jpg'),
      document_viewer_with_download: downloadViewer('dog.pptx'),
      original: original('dog.pptx'),
    },
  },
  'spin set': {
    ...{ formatType: 'project_archive', format: 'SpinSet', filename: 'dog.zip' },
    embeds: {
      original: original('dog.zip'),
      spinset_thumbnail: still('dog.zip', 'dog.zip'),
      spinset_viewer: page('view/spinset/X/dog.zip?u', boxed),
      spinset_viewer_and_download: page('view/spinset/X/dog.zip?t.download=true&u', boxed),
    },
  },
  other: {
    ...{ formatType: 'generic_binary', format: 'GenericBinaryFile', filename: 'dog.bin' },
    embeds: { original: original('dog.bin') },
  },
};

const embedSchema = v.strictObject({
  url: v.pipe(v.string(), v.url()),
  html: v.string(),
  share: v.pipe(v.string(), v.url()),
  apps: v.pipe(v.array(v.string()), v.length(0)),
});
const templateSchema = v.strictObject({
  ...embedSchema.entries,
  html: v.null(),
  share: v.nullable(v.string()),
});

/** The members of a section `embeds`, with the link that each kind of embed has to have. */
const embedsSchema = v.pipe(
  v.objectWithRest({}, v.unknown()),
  v.check((embeds) => Object.keys(embeds).join('\n') === Object.keys(embeds).sort().join('\n')),
);

async function embedsOf(wanted: Partial<AssetRecord>): Promise<Record<string, unknown>> {
  const { read } = caller([assetRecord(wanted)], { quirks: true });
  const asset = await read(`/v2/assets/${assetRecord().id}?expand=embeds`);
  return v.parse(embedsSchema, at(asset, 'embeds'));
}

const written = (text: string, url: string): string =>
  text
    .replace('URL', `http://acme.localhost:4802/${url}`)
    .replaceAll('X/', 'abcdefghij/')
    .replaceAll(/([?&])u(?=[&"]|$)/g, '$1u=2spbki');

describe('links of the live service', () => {
  for (const [kind, { embeds, ...wanted }] of Object.entries(kinds)) {
    it(`of ${kind} are word for word as recorded`, async () => {
      const given = await embedsOf(wanted);
      for (const [name, { url, html, share }] of Object.entries(embeds)) {
        assert.deepEqual(
          v.parse(embedSchema, given[name]),
          {
            url: written(`http://acme.localhost:4802/${url}`, ''),
            html: written(html, url),
            share: written(`http://acme.localhost:4802/${share}`, ''),
            apps: [],
          },
          name,
        );
      }
    });

    it(`of ${kind} have nothing more, but for a customer's presets, and a template`, async () => {
      const { templated, ...others } = await embedsOf(wanted);
      v.parse(templateSchema, templated);
      for (const embed of Object.values(others)) v.parse(embedSchema, embed);
      const expected = [...Object.keys(embeds)].sort();
      if (kind === 'image') return;
      assert.deepEqual(Object.keys(others), expected);
    });
  }

  it('name whoever asked, but for templates, and lead to one host', async () => {
    for (const wanted of Object.values(kinds)) {
      for (const [name, embed] of Object.entries(await embedsOf(wanted))) {
        const url = new URL(String(at(embed, 'url')));
        const isTemplate = name === 'templated';
        assert.equal(url.searchParams.get('u'), isTemplate ? null : '2spbki', name);
        assert.equal(url.hostname, isTemplate ? 'localhost' : 'acme.localhost', name);
      }
    }
  });

  it('all work, players and the pages to share included', async () => {
    for (const wanted of Object.values(kinds)) {
      const { service, read } = caller([assetRecord(wanted)], { quirks: true });
      const asset = await read(`/v2/assets/${assetRecord().id}?expand=embeds`);
      for (const [name, embed] of Object.entries(Object(at(asset, 'embeds')) as object)) {
        if (name === 'templated') continue;
        for (const link of ['url', 'share']) {
          const address = String(at(embed, link));
          assert.equal((await service.fetch(address)).status, 200, address);
        }
      }
    }
  });

  it('escape filenames in their code', async () => {
    const embeds = await embedsOf({ filename: 'a"><script>.jpg' });
    const html = Object.values(embeds).map((embed) => String(at(embed, 'html')));
    assert.ok(html.length > 5);
    for (const each of html) assert.doesNotMatch(each, /<script/);
  });
});

describe('links that were recorded', () => {
  /** The embeds of a recorded answer that its source did not cut. */
  async function recorded(name: string): Promise<readonly (readonly [string, unknown])[]> {
    const file = new URL(`../../../fixtures/recorded/${name}.json`, import.meta.url);
    const json: unknown = JSON.parse(await readFile(file, 'utf8'));
    return Object.entries(v.parse(embedsSchema, at(json, 'embeds'))).filter(
      ([, embed]) => at(embed, 'url') !== undefined,
    );
  }

  /** The recorded text as this service would write it: of its own account, file and external id. */
  const own = (text: string, file: RegExp): string =>
    text
      .replaceAll('https://acme.widen.net/', 'http://acme.localhost:4802/')
      .replaceAll(/\/(?:utqlxflgpa|87tlstii2j)\//g, '/abcdefghij/')
      .replaceAll(file, 'dog');

  it('of a document and of a film are given here, word for word', async () => {
    for (const [name, kind, file] of [
      ['embeds_pdf', 'pdf', /acme_overview/g],
      ['embeds_video', 'video', /08_Aout/g],
    ] as const) {
      const given = await embedsOf(kinds[kind] ?? {});
      for (const [embedName, embed] of await recorded(name)) {
        v.parse(embedSchema, embed);
        const mine = given[embedName];
        assert.equal(at(mine, 'url'), own(String(at(embed, 'url')), file), embedName);
        // The source left the extension out of one address.
        const html = own(String(at(embed, 'html')), file).replace('dog?u', 'dog.mp4?u');
        assert.equal(at(mine, 'html'), html, embedName);
      }
    }
  });

  it('have templates without code, and come in order of name', async () => {
    const [[name, template] = []] = await recorded('embeds_image_partial');
    assert.equal(name, 'templated');
    v.parse(v.strictObject({ ...templateSchema.entries, url: v.string() }), template);
  });
});
