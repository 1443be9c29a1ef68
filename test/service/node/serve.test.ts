import assert from 'node:assert/strict';
import { get } from 'node:http';
import { describe, it } from 'node:test';
import { recordCatalogue } from '../../../src/service/index.js';
import { serve } from '../../../src/service/node.js';
import { assetRecord } from '../asset-record.js';
import { at, jsonOf, textAt } from '../caller.js';

const anywhere = { apiPort: 0, sitePort: 0 };

/** Asks a host that is reached at this machine, as browsers do for names under localhost. */
function askHost(address: string): Promise<number | undefined> {
  const { port, host, pathname, search } = new URL(address);
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path: pathname + search, headers: { host } };
    get(options, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    }).on('error', reject);
  });
}

describe('serve', () => {
  it('answers for the API and the site on two ports', async (test) => {
    const service = await serve({ ...anywhere, assets: 3 });
    test.after(service.close);
    assert.notEqual(new URL(service.baseUrl).port, new URL(service.siteUrl).port);
    const headers = { authorization: `Bearer ${service.issueTokens().accessToken}` };
    const page = await jsonOf(await fetch(`${service.baseUrl}/v2/assets/search`, { headers }));
    assert.equal(at(page, 'item_type'), 'asset');
    const old = await fetch(`${service.siteUrl}/api/rest/user/address`, { headers });
    assert.equal(old.status, 200);
    assert.equal((await fetch(`${service.siteUrl}/v2/user`, { headers })).status, 404);
    assert.equal((await fetch(`${service.baseUrl}/allowaccess`)).status, 404);
  });

  it('answers by whichever name of this machine it is called', async (test) => {
    const service = await serve({ ...anywhere, assets: 0 });
    test.after(service.close);
    const address = service.baseUrl.replace('localhost', '127.0.0.1');
    assert.equal((await fetch(`${address}/v2/user`)).status, 401);
  });

  it('answers for the hosts of links', async (test) => {
    const service = await serve({ ...anywhere, catalogue: recordCatalogue([assetRecord()]) });
    test.after(service.close);
    for (const toggle of ['none', 'branded-links']) {
      const headers = {
        authorization: `Bearer ${service.issueTokens().accessToken}`,
        'x-service-api-toggle': toggle,
      };
      const address = `${service.baseUrl}/v2/assets/search?expand=embeds,thumbnails`;
      const item = at(await jsonOf(await fetch(address, { headers })), 'items', 0);
      for (const link of [
        textAt(item, 'embeds', 'Website', 'url'),
        textAt(item, '_links', 'download'),
        textAt(item, 'thumbnails', '300px', 'url'),
      ]) {
        assert.equal(await askHost(link), 200, link);
      }
    }
  });

  it('can be reached from this machine alone', async (test) => {
    const { networkInterfaces } = await import('node:os');
    const outside = Object.values(networkInterfaces())
      .flatMap((addresses) => addresses ?? [])
      .find(({ family, internal }) => family === 'IPv4' && !internal);
    const service = await serve({ ...anywhere, assets: 0 });
    test.after(service.close);
    if (!outside) return;
    const { port } = new URL(service.baseUrl);
    await assert.rejects(fetch(`http://${outside.address}:${port}/v2/user`));
  });

  it('rejects where a port is taken, and lets go of the other', async (test) => {
    const first = await serve({ ...anywhere, assets: 0 });
    test.after(first.close);
    const taken = Number(new URL(first.siteUrl).port);
    await assert.rejects(serve({ apiPort: 0, sitePort: taken, assets: 0 }), {
      code: 'EADDRINUSE',
      port: taken,
    });
    const free = Number(new URL(first.baseUrl).port);
    await first.close();
    const again = await serve({ apiPort: free, sitePort: taken, assets: 0 });
    await again.close();
  });

  it('holds answers back where latency is wanted', async (test) => {
    const service = await serve({ ...anywhere, assets: 0, latency: 300 });
    test.after(service.close);
    const started = performance.now();
    await fetch(`${service.baseUrl}/v2/user`);
    assert.ok(performance.now() - started >= 290);
  });

  it('stops at once though a connection is open', async () => {
    const service = await serve({ ...anywhere, assets: 0 });
    const waiting = fetch(`${service.baseUrl}/v2/user`, { headers: { 'x-fault': 'timeout' } });
    const refused = assert.rejects(waiting);
    while (service.stats().requests['GET /v2/user'] === undefined) {
      await new Promise((resolve) => setImmediate(resolve));
    }
    await service.close();
    await refused;
  });
});
