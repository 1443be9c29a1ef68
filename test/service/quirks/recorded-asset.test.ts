import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { AssetRecord } from '../../../src/service/index.js';
import { assetRecord } from '../asset-record.js';
import { at, caller, listAt, textAt } from '../caller.js';

const sections = [
  'ai_tags',
  'asset_properties',
  'embeds',
  'file_properties',
  'metadata',
  'metadata_info',
  'security',
  'tags',
  'thumbnails',
];

/** The one asset of a search, with these sections. */
async function found(
  wanted: Partial<AssetRecord> = {},
  expand = sections.join(),
): Promise<unknown> {
  const { read } = caller([assetRecord(wanted)], { quirks: true });
  return at(await read(`/v2/assets/search?expand=${expand}`), 'items', 0);
}

const has = (json: unknown, name: string): boolean => Object.hasOwn(Object(json) as object, name);

describe('an asset of the live service', () => {
  it('has every member that its own client reads', async () => {
    const asset = await found({ released: Date.UTC(2024, 0, 1) });
    for (const name of ['id', 'version_id', 'external_id', 'filename']) {
      assert.notEqual(textAt(asset, name), '', name);
    }
    for (const name of ['created_date', 'last_update_date', 'file_upload_date']) {
      assert.match(textAt(asset, name), /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/, name);
    }
    assert.equal(at(asset, 'current_version'), true);
    assert.equal(at(asset, 'deleted_date'), null);
    assert.equal(at(asset, 'released_and_not_expired'), true);
    assert.equal(at(asset, 'status'), null);
    for (const name of sections) assert.equal(at(asset, 'expanded', name), true, name);
    assert.deepEqual(at(asset, 'asset_properties'), {
      favorite: false,
      popularity: 1,
      cutline_caption: '',
    });
    assert.deepEqual(at(asset, 'security'), {
      asset_groups: ['Public'],
      release_date: '2024-01-01T00:00:00Z',
      expiration_date: null,
    });
    assert.deepEqual(at(asset, 'metadata', 'fields'), { season: ['Winter'], photographer: [] });
    assert.deepEqual(at(asset, 'tags'), ['dog', 'cat']);
    assert.deepEqual(at(asset, 'ai_tags'), []);
  });

  it('has sections that are null, and marked so, unless they are asked for', async () => {
    const asset = await found({}, '');
    for (const name of sections) {
      assert.equal(at(asset, name), null, name);
      assert.equal(at(asset, 'expanded', name), false, name);
    }
  });

  it('describes its fields, with their vocabulary only where that is asked for', async () => {
    const field = {
      key: 'season',
      label: 'season',
      type: 'text',
      field_type: 'text',
      controlled_vocabulary: false,
      required: false,
      editable: true,
    };
    const fieldOf = (asset: unknown): unknown =>
      listAt(asset, 'metadata_info', 'field_set_fields').find(
        (each) => at(each, 'key') === 'season',
      );
    assert.deepEqual(fieldOf(await found({}, 'metadata_info')), { ...field, vocabulary: null });
    const worded = await found({}, 'metadata_info,metadata_vocabulary');
    assert.deepEqual(fieldOf(worded), { ...field, vocabulary: [] });
    assert.notEqual(textAt(worded, 'metadata_info', 'field_set'), '');
  });

  it('may lack its version, its tags and its exact size, as in earlier years', async () => {
    const before = await found({ externalId: 'adcdefghij' });
    for (const name of ['version_id', 'current_version', 'ai_tags', 'tags']) {
      assert.equal(has(before, name), false, name);
    }
    assert.equal(has(at(before, 'file_properties'), 'size_in_bytes'), false);
    assert.equal(at(before, 'file_properties', 'size_in_kbytes'), 2001);
    assert.equal(at(await found(), 'file_properties', 'size_in_bytes'), 2_048_001);
  });

  it('has lengths that are fractions, or null where nobody measured', async () => {
    const shape = async (width: number | null): Promise<unknown> =>
      at(await found({ width }), 'file_properties', 'image_properties');
    assert.deepEqual(await shape(3000.5), { width: 3000.5, height: 2000, aspect_ratio: 1.50025 });
    assert.deepEqual(await shape(null), { width: null, height: null, aspect_ratio: null });
  });

  it('has a shape as a picture, a shape and a length as a film, and neither otherwise', async () => {
    const file = async (wanted: Partial<AssetRecord>): Promise<unknown> =>
      at(await found(wanted), 'file_properties');
    const film = await file({ formatType: 'video', duration: 8.88 });
    assert.equal(at(film, 'image_properties'), null);
    assert.equal(at(film, 'video_properties', 'duration'), 8.88);
    for (const formatType of [
      'audio',
      'pdf',
      'office',
      'generic_binary',
      'project_archive',
    ] as const) {
      const other = await file({ formatType, width: null, height: null });
      assert.equal(at(other, 'format_type'), formatType);
      assert.equal(at(other, 'image_properties'), null, formatType);
      assert.equal(at(other, 'video_properties'), null, formatType);
    }
  });

  it('links to itself, and to itself with everything expanded', async () => {
    const { service, ask, read } = caller([assetRecord()], { quirks: true });
    const asset = at(await read('/v2/assets/search'), 'items', 0);
    const self = textAt(asset, '_links', 'self');
    assert.equal(self, `${service.baseUrl}/v2/assets/11111111-1111-4111-8111-111111111111`);
    const all = textAt(asset, '_links', 'self_all').slice(service.baseUrl.length);
    assert.equal((await ask(all)).status, 200);
    for (const section of sections) assert.notEqual(at(await read(all), section), null, section);
  });
});
