import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { AssetRecord, FormatType } from '../../../src/service/index.js';
import { assetRecord } from '../asset-record.js';
import { at, caller, textAt } from '../caller.js';

async function embedsOf(wanted: Partial<AssetRecord>): Promise<unknown> {
  const record = assetRecord(wanted);
  return at(await caller([record]).read(`/v2/assets/${record.id}?expand=embeds`), 'embeds');
}

describe('embeds', () => {
  const names: readonly (readonly [FormatType, readonly string[]])[] = [
    ['image', ['640px-landscape', '640px-portrait', 'original', 'templated']],
    ['video', ['video_player', 'video_player_with_download', 'video_poster', 'video_stream']],
    ['pdf', ['document_html5_viewer', 'document_thumbnail', 'document_viewer', 'original']],
    ['office', ['document_html5_viewer', 'document_thumbnail', 'original', 'templated']],
    ['audio', ['streaming_mp3', 'original', 'templated']],
    ['generic_binary', ['original', 'templated']],
  ];
  for (const [formatType, expected] of names) {
    it(`of ${formatType} are named as the live service names them`, async () => {
      const found = Object.keys(Object(await embedsOf({ formatType })) as object);
      for (const name of expected) assert.ok(found.includes(name), name);
    });
  }

  it('have an address, code, a share link and no apps', async () => {
    for (const embed of Object.values(Object(await embedsOf({})) as object) as unknown[]) {
      assert.ok(URL.canParse(textAt(embed, 'url')));
      assert.ok(URL.canParse(textAt(embed, 'share')));
      assert.match(textAt(embed, 'html'), /^<img /);
      assert.deepEqual(at(embed, 'apps'), []);
    }
  });

  it('are coded by what they show', async () => {
    const html = async (formatType: FormatType, name: string): Promise<string> =>
      textAt(await embedsOf({ formatType, width: 1600, height: 900 }), name, 'html');
    assert.match(await html('video', 'video_player'), /padding-bottom:56\.25%.*<iframe src=/);
    assert.match(await html('video', 'video_stream'), /^<video controls><source src=/);
    assert.match(await html('video', 'video_poster'), /^<img alt=/);
    assert.match(await html('pdf', 'document_html5_viewer'), /^<iframe src=.*allowfullscreen/);
    assert.match(await html('audio', 'streaming_mp3'), /^<audio controls src=/);
    assert.match(await html('office', 'original'), /^<a href=.*target="_blank">/);
  });

  it('never let a filename break out of their code or their address', async () => {
    const filename = `"><img src=x onerror=alert(1)>'&/../..?#.jpg`;
    const embeds = await embedsOf({ filename });
    for (const [name, embed] of Object.entries(Object(embeds) as object) as [string, unknown][]) {
      assert.doesNotMatch(textAt(embed, 'html').slice(1), /<|onerror=alert\(1\)>"/, name);
      const { pathname } = new URL(textAt(embed, 'url').replaceAll(/[{}]/g, ''));
      assert.equal(pathname.split('/').length, 6, name);
    }
  });

  it('have addresses for filenames in any script, and for names of nothing but signs', async () => {
    for (const filename of [
      'été à Zürich.jpg',
      '日本の海.png',
      '🌊🌊.jpg',
      '???',
      '..',
      '\ud800.jpg',
    ]) {
      const url = textAt(await embedsOf({ filename }), 'original', 'url');
      assert.match(new URL(url).pathname, /^\/img\/acme\/abcdefghij\/original\/[^/]+$/, filename);
    }
  });
});
