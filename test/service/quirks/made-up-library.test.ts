import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createService } from '../../../src/service/index.js';
import { at, hurriedClock, jsonOf, listAt, textAt } from '../caller.js';

/** Every asset of a made-up library of 400. */
async function library(quirks: boolean): Promise<readonly unknown[]> {
  const service = createService({ assets: 400, products: 0, quirks, now: hurriedClock() });
  const headers = { authorization: `Bearer ${service.issueTokens().accessToken}` };
  const pages = [0, 100, 200, 300].map(async (offset) => {
    const members = `limit=100&offset=${offset}&sort=filename&expand=file_properties,embeds,metadata,asset_properties`;
    const answer = await service.fetch(`${service.baseUrl}/v2/assets/search?${members}`, {
      headers,
    });
    return listAt(await jsonOf(answer), 'items');
  });
  return (await Promise.all(pages)).flat();
}

const live = await library(true);
const formatOf = (asset: unknown): string => textAt(asset, 'file_properties', 'format');
const found = (format: string): unknown => live.find((asset) => formatOf(asset) === format);

describe('the made-up library, with quirks', () => {
  it('has spin sets, which are archives with a viewer', () => {
    const spinSet = found('SpinSet');
    assert.equal(at(spinSet, 'file_properties', 'format_type'), 'project_archive');
    assert.ok(at(spinSet, 'embeds', 'spinset_viewer'));
  });

  it('calls formats as the live service does', () => {
    for (const [format, formatType] of [
      ['MicrosoftPowerpointOoXmlDocument', 'office'],
      ['PdfDocument', 'pdf'],
      ['IllustratorNative', 'image'],
      ['GenericBinaryFile', 'generic_binary'],
      ['MPEG4', 'video'],
      ['GIF', 'image'],
    ]) {
      assert.equal(at(found(format ?? ''), 'file_properties', 'format_type'), formatType, format);
    }
  });

  it('has a Markdown file that counts as a PDF', () => {
    const file = live.find((asset) => textAt(asset, 'filename').endsWith('.md'));
    assert.equal(at(file, 'file_properties', 'format_type'), 'pdf');
  });

  it('has presets of odd names, one of them turned', () => {
    const embeds = at(found('JPEG'), 'embeds');
    for (const name of ['', '(àX()', 'PostFacebook/Instagram', 'Turned']) {
      assert.ok(at(embeds, name), name);
    }
    assert.match(textAt(embeds, 'Turned', 'url'), /&r=270&/);
  });

  it('has favourites, dates and numbers', () => {
    const favourites = live.filter((asset) => at(asset, 'asset_properties', 'favorite'));
    assert.ok(favourites.length > 10 && favourites.length < live.length / 2);
    const values = (key: string): string =>
      live.flatMap((asset) => listAt(asset, 'metadata', 'fields', key)).join();
    assert.match(values('shootDate'), /^\d{4}-\d\d-\d\d,/);
    assert.match(values('archiveNumber'), /^\d+,/);
  });

  it('has none of this by the book', async () => {
    const plain = await library(false);
    const formats = new Set(plain.map(formatOf));
    for (const format of ['SpinSet', 'PdfDocument', 'MPEG4', 'GIF', 'Markdown']) {
      assert.ok(!formats.has(format), format);
    }
    assert.ok(plain.every((asset) => at(asset, 'asset_properties', 'favorite') === false));
  });
});
