import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { describe, test } from 'node:test';
import { readAsset } from '../../../src/api/assets/asset-schema.js';
import type { Asset } from '../../../src/model/asset/asset.js';

interface RecordedEmbed {
  readonly url?: string;
}

async function recorded(name: string): Promise<{ asset: Asset; json: Record<string, unknown> }> {
  const file = new URL(`../../fixtures/recorded/${name}.json`, import.meta.url);
  const json = JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>;
  return { asset: readAsset(json, name), json };
}

describe('answers recorded from the live service', () => {
  for (const name of ['embeds_video', 'embeds_pdf', 'embeds_image_partial']) {
    test(`${name}: every embed that was not cut arrives word for word`, async () => {
      const { asset, json } = await recorded(name);
      const embeds = Object.entries(json['embeds'] as Record<string, RecordedEmbed>)
        .filter(([, { url }]) => url !== undefined)
        .map(([embedName, embed]) => ({ name: embedName, ...embed, apps: [] }));
      assert.ok(embeds.length > 0);
      assert.deepEqual(
        asset.embeds.map((embed) => ({ ...embed, apps: [] })),
        embeds,
      );
      assert.equal(asset.id, json['id']);
    });
  }

  test('file_properties_image: kind, format, size and dimensions arrive', async () => {
    const { asset } = await recorded('file_properties_image');
    assert.equal(asset.kind, 'image');
    assert.equal(asset.format, 'JPEG');
    assert.equal(asset.sizeInBytes, 2255 * 1024);
    assert.deepEqual(asset.dimensions, { width: 4288, height: 2848 });
    assert.equal(asset.duration, undefined);
  });

  test('file_properties_video: dimensions and duration arrive', async () => {
    const { asset } = await recorded('file_properties_video');
    assert.equal(asset.kind, 'video');
    assert.equal(asset.format, 'MPEG4');
    assert.equal(asset.sizeInBytes, 11962 * 1024);
    assert.deepEqual(asset.dimensions, { width: 1080, height: 1920 });
    assert.equal(asset.duration, 8.88);
  });

  test('file_properties_partial: what was cut is unknown, the rest arrives', async () => {
    const { asset } = await recorded('file_properties_partial');
    assert.equal(asset.format, 'JPEG');
    assert.equal(asset.dimensions, undefined);
  });

  test('asset_shell: what identifies the asset arrives, and it is available', async () => {
    const { asset } = await recorded('asset_shell');
    assert.equal(asset.id, '1eca8de8-f57b-4974-96e4-c7d24cb7a82d');
    assert.equal(asset.externalId, 'jzrdv8kipa');
    assert.equal(asset.filename, 'Image dog + cat in snow.jpg');
    assert.equal(asset.createdDate, '2020-11-18T14:31:10Z');
    assert.equal(asset.available, true);
    assert.equal(asset.downloadUrl, null);
  });
});
