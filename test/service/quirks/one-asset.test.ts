import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { AssetRecord } from '../../../src/service/index.js';
import { assetRecord } from '../asset-record.js';
import { at, caller, jsonOf, listAt, textAt } from '../caller.js';

const record = assetRecord({ filename: 'Dog (été).jpg' });
const twin = assetRecord({
  id: '22222222-2222-4222-8222-222222222222',
  externalId: 'abcdefghik',
  filename: 'Another dog (été).jpg',
});
const path = `/v2/assets/${record.id}`;

const expandable = [
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

for (const quirks of [false, true]) {
  describe(`one asset, ${quirks ? 'with quirks' : 'by the book'}`, () => {
    const { ask, read } = caller([record, twin], { quirks });

    it('is expanded by a list, the status of its upload included', async () => {
      const all = await read(`${path}?expand=${expandable.join()}`);
      for (const section of expandable) {
        assert.notEqual(at(all, section), null, section);
        assert.equal(at(all, 'expanded', section), true, section);
      }
      const progress = textAt(all, 'status', 'upload_progress');
      assert.ok(['pending', 'verifying', 'complete'].includes(progress));
      for (const section of expandable) assert.equal(at(await read(path), section), null, section);
    });

    it('knows nothing but its sections: other parameters are passed over', async () => {
      assert.deepEqual(
        Object.keys(Object(await read(`${path}?limit=1&query=cat`)) as object),
        Object.keys(Object(await read(path)) as object),
      );
    });

    it('has versions, one of which is the current', async () => {
      const list = await read(`${path}/versions`);
      const versions = listAt(list, 'items');
      assert.equal(at(list, 'total_count'), versions.length);
      const [current, ...others] = versions.filter((each) => at(each, 'current_version'));
      assert.deepEqual(others, []);
      const asset = await read(path);
      const { version_id: id } = Object(asset) as Readonly<Record<string, string>>;
      assert.equal(at(current, 'id'), id);
      assert.deepEqual(await read(`${path}/versions/${id ?? ''}`), asset);
    });

    it('is told from an asset, and from a version, that nobody knows', async () => {
      const missing = '99999999-9999-4999-8999-999999999999';
      for (const [where, what] of [
        [`/v2/assets/${missing}`, 'Asset'],
        [`/v2/assets/${missing}/versions`, 'Asset'],
        [`/v2/assets/${missing}/versions/${record.id}`, 'Asset'],
        [`${path}/versions/${missing}`, 'Version'],
      ] as const) {
        const answer = await ask(where);
        assert.equal(answer.status, 404, where);
        assert.match(answer.headers.get('content-type') ?? '', /^application\/json/);
        assert.deepEqual(await jsonOf(answer), {
          error: true,
          response_code: 404,
          error_message: `${what} with id '${missing}' was not found.`,
          stack_trace: null,
        });
      }
    });

    for (const query of [
      `embedid: ${record.externalId}`,
      `embedid:(${record.externalId})`,
      `filename: {${record.filename}}`,
      `filename:{${record.filename}}`,
    ]) {
      it(`is found by ${query}, and no other is`, async () => {
        const page = await read(`/v2/assets/search?query=${encodeURIComponent(query)}`);
        assert.deepEqual(
          listAt(page, 'items').map((item) => at(item, 'id')),
          [record.id],
        );
      });
    }

    it('that is no longer to be used is still there, and says so', async () => {
      const told = async (wanted: Partial<AssetRecord>): Promise<readonly unknown[]> => {
        const gone = caller([assetRecord(wanted)], { quirks });
        const answer = await gone.ask(path);
        const asset = await jsonOf(answer);
        return [answer.status, at(asset, 'released_and_not_expired'), at(asset, 'deleted_date')];
      };
      assert.deepEqual(await told({}), [200, true, null]);
      const past = Date.UTC(2020, 0, 1);
      assert.deepEqual(await told({ expires: past }), [200, false, null]);
      assert.deepEqual(await told({ deleted: past }), [200, false, '2020-01-01T00:00:00Z']);
    });
  });
}
