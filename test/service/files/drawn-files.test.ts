import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { AssetRecord } from '../../../src/service/index.js';
import { serve } from '../../../src/service/node.js';
import { assetRecord } from '../asset-record.js';
import { at, caller, jsonOf, textAt } from '../caller.js';

/** The made-up file of an asset, as a download gives it. */
async function download(wanted: Partial<AssetRecord>): Promise<Response> {
  const { service, read } = caller([assetRecord(wanted)]);
  const page = await read('/v2/assets/search');
  return service.fetch(textAt(page, 'items', 0, '_links', 'download'));
}

describe('made-up files', () => {
  it('are what they claim to be where that is cheap: sounds and papers', async (test) => {
    const folder = await mkdtemp(join(tmpdir(), 'made-up-'));
    test.after(() => rm(folder, { recursive: true }));
    const sound = await download({ formatType: 'audio', duration: 7, filename: 'a.mp3' });
    assert.equal(sound.headers.get('content-type'), 'audio/wav');
    assert.match(sound.headers.get('content-disposition') ?? '', /filename="a\.wav"/);
    const paper = await download({
      formatType: 'pdf',
      filename: 'Q1 (été) \\.pdf',
      width: 1000,
      height: 2000,
    });
    assert.equal(paper.headers.get('content-type'), 'application/pdf');
    await writeFile(join(folder, 'a.wav'), await sound.bytes());
    await writeFile(join(folder, 'b.pdf'), await paper.bytes());

    const service = await serve({ apiPort: 0, sitePort: 0, folder });
    test.after(service.close);
    const headers = { authorization: `Bearer ${service.issueTokens().accessToken}` };
    const found = await fetch(`${service.baseUrl}/v2/assets/search?sort=filename`, { headers });
    const ids = await jsonOf(found);
    assert.equal(at(ids, 'total_count'), 2);
    const measured = await fetch(`${service.baseUrl}/v2/assets/search?query=width:421`, {
      headers,
    });
    assert.equal(at(await jsonOf(measured), 'total_count'), 1);
  });

  it('are films of their length, which a player can ask for in parts', async (test) => {
    const folder = await mkdtemp(join(tmpdir(), 'made-up-'));
    test.after(() => rm(folder, { recursive: true }));
    const lengths = [1, 3, 40.5];
    for (const duration of lengths) {
      const filename = `${duration}.mov`;
      const film = await download({ formatType: 'video', duration, filename });
      assert.equal(film.headers.get('content-type'), 'video/mp4');
      assert.match(film.headers.get('content-disposition') ?? '', /filename="[\d.]+\.mp4"/);
      const bytes = await film.bytes();
      assert.ok(bytes.byteLength < 40_000, 'a clip that is repeated');
      await writeFile(join(folder, `${duration}.mp4`), bytes);
    }

    const service = await serve({ apiPort: 0, sitePort: 0, folder });
    test.after(service.close);
    const headers = { authorization: `Bearer ${service.issueTokens().accessToken}` };
    const address = `${service.baseUrl}/v2/assets/search?sort=filename&expand=file_properties`;
    const page = await jsonOf(await fetch(address, { headers }));
    for (const [row, duration] of lengths.entries()) {
      const video = at(page, 'items', row, 'file_properties', 'video_properties');
      assert.equal(at(video, 'duration'), duration);
      assert.deepEqual([at(video, 'width'), at(video, 'height')], [480, 270]);
    }
  });

  it('are drawings otherwise', async () => {
    for (const formatType of ['image', 'office', 'generic_binary'] as const) {
      const { headers } = await download({ formatType, filename: 'a.bin' });
      assert.equal(headers.get('content-type'), 'image/svg+xml');
      assert.match(headers.get('content-disposition') ?? '', /filename="a\.svg"/);
    }
  });
});
