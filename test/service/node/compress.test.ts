import assert from 'node:assert/strict';
import { get, type IncomingHttpHeaders } from 'node:http';
import { describe, it, type TestContext } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { serve } from '../../../src/service/node.js';
import { at } from '../caller.js';

/** An answer as it comes over the wire. `fetch` would hide how it was sent. */
interface Sent {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Starts a service and returns what asks it, for a page of results or something else. */
async function asking(
  test: TestContext,
): Promise<(accepted: string, path?: string) => Promise<Sent>> {
  // The clock stands still, because results say to the second until when their links are valid.
  const now = Date.now();
  const service = await serve({ apiPort: 0, sitePort: 0, assets: 50, now: () => now });
  test.after(service.close);
  const authorization = `Bearer ${service.issueTokens().accessToken}`;
  const results = '/v2/assets/search?limit=50&expand=thumbnails';
  return (accepted, path = results) =>
    new Promise((resolve, reject) => {
      const headers = { authorization, 'accept-encoding': accepted };
      get(`${service.baseUrl}${path}`, { headers }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => resolve({ headers: answer.headers, body: Buffer.concat(parts) }));
      }).on('error', reject);
    });
}

describe('a page of results over the wire', () => {
  it('is compressed for a client that accepts gzip, and holds the same', async (test) => {
    const ask = await asking(test);
    const plain = await ask('identity');
    const packed = await ask('br, gzip;q=0.8');
    assert.equal(packed.headers['content-encoding'], 'gzip');
    assert.match(packed.headers.vary ?? '', /accept-encoding/);
    assert.ok(packed.body.length < plain.body.length / 4);
    const items = (body: Buffer): unknown => at(JSON.parse(body.toString()), 'items');
    assert.deepEqual(items(gunzipSync(packed.body)), items(plain.body));
  });

  it('is plain for a client that does not', async (test) => {
    const ask = await asking(test);
    for (const accepted of ['', 'identity', 'br', 'gzip;q=0', 'gzip; q=0.0, br']) {
      const { headers, body } = await ask(accepted);
      assert.equal(headers['content-encoding'], undefined, accepted);
      assert.equal(at(JSON.parse(body.toString()), 'total_count'), 50);
    }
  });

  it('is plain if it is short', async (test) => {
    const ask = await asking(test);
    const { headers, body } = await ask('gzip', '/v2/user');
    assert.equal(headers['content-encoding'], undefined);
    assert.match(headers.vary ?? '', /accept-encoding/);
    assert.equal(typeof at(JSON.parse(body.toString()), 'email'), 'string');
  });
});
