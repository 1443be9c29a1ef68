import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { AssetRecord } from '../../../src/service/index.js';
import { assetRecord } from '../asset-record.js';
import { at, caller, listAt } from '../caller.js';

const sections = [
  'ai_tags',
  'asset_properties',
  'embeds',
  'file_properties',
  'metadata',
  'metadata_info',
  'security',
  'status',
  'tags',
  'thumbnails',
];

const read = async (record: AssetRecord, expand = ''): Promise<unknown> =>
  caller([record]).read(`/v2/assets/${record.id}?expand=${expand}`);

describe('GET /v2/assets/{id}', () => {
  it('answers with the asset', async () => {
    const asset = await read(assetRecord());
    assert.equal(at(asset, 'id'), '11111111-1111-4111-8111-111111111111');
    assert.equal(at(asset, 'external_id'), 'abcdefghij');
    assert.equal(at(asset, 'filename'), 'Dog + cat in snow.jpg');
    assert.equal(at(asset, 'created_date'), '2024-01-02T03:04:05Z');
    assert.equal(at(asset, 'released_and_not_expired'), true);
    assert.equal(typeof at(asset, '_links', 'download'), 'string');
    assert.match(String(at(asset, '_links', 'self')), /\/v2\/assets\/11111111-/);
  });

  it('expands nothing that is not asked for, and says what it expanded', async () => {
    const plain = await read(assetRecord());
    for (const section of sections) assert.equal(at(plain, section), null, section);
    const some = await read(assetRecord(), 'embeds,thumbnails,whatever');
    assert.notEqual(at(some, 'embeds'), null);
    assert.equal(at(some, 'expanded', 'embeds'), true);
    assert.equal(at(some, 'expanded', 'metadata'), false);
    const all = await read(assetRecord(), sections.join(','));
    for (const section of sections) assert.notEqual(at(all, section), null, section);
  });

  it('tells shape, size, metadata and who may see it', async () => {
    const asset = await read(
      assetRecord({ expires: Date.UTC(2030, 0, 1) }),
      'file_properties,metadata,security,metadata_info',
    );
    assert.deepEqual(at(asset, 'file_properties'), {
      format: 'JPEG',
      format_type: 'image',
      size_in_kbytes: 2001,
      size_in_bytes: 2_048_001,
      image_properties: { width: 3000, height: 2000, aspect_ratio: 1.5 },
      video_properties: null,
    });
    assert.deepEqual(at(asset, 'metadata', 'fields'), { season: ['Winter'], photographer: [] });
    assert.deepEqual(at(asset, 'security'), {
      asset_groups: ['Public'],
      release_date: null,
      expiration_date: '2030-01-01T00:00:00Z',
    });
    assert.equal(listAt(asset, 'metadata_info', 'field_set_fields').length, 2);
  });

  it('tells the length of films, and no shape where nobody knows it', async () => {
    const film = await read(
      assetRecord({ formatType: 'video', format: 'MPEG4', duration: 8.88 }),
      'file_properties',
    );
    assert.equal(at(film, 'file_properties', 'video_properties', 'duration'), 8.88);
    assert.equal(at(film, 'file_properties', 'image_properties'), null);
    const shapeless = await read(assetRecord({ width: null, height: null }), 'file_properties');
    assert.equal(at(shapeless, 'file_properties', 'image_properties'), null);
  });

  it('says whether the asset may be used now', async () => {
    const usable = async (wanted: Partial<AssetRecord>): Promise<unknown> =>
      at(await read(assetRecord(wanted)), 'released_and_not_expired');
    const past = Date.UTC(2000, 0, 1);
    const future = Date.now() + 86_400_000;
    assert.equal(await usable({ released: past, expires: future }), true);
    assert.equal(await usable({ released: future }), false);
    assert.equal(await usable({ expires: past }), false);
    assert.equal(await usable({ deleted: past }), false);
  });
});

describe('GET /v2/assets/assetgroups', () => {
  it('lists the groups in the envelope of version 2.0', async () => {
    const { read: ask } = caller([assetRecord(), assetRecord({ id: 'x', groups: ['Press'] })]);
    const list = await ask('/v2/assets/assetgroups');
    assert.equal(at(list, 'item_type'), 'assetgroup');
    assert.equal(at(list, 'total_count'), 2);
    const names = listAt(list, 'items').map((group) => at(group, 'name'));
    assert.deepEqual(names, ['Press', 'Public']);
    assert.match(String(at(list, 'items', 0, 'uuid')), /^[0-9a-f-]{36}$/);
  });
});
