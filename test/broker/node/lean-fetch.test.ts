import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { describe, it, type TestContext } from 'node:test';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { createLeanFetch } from '../../../src/broker/node/lean-fetch.js';
import { createCertificate } from '../../e2e/sign-in/certificate.js';
import { freePort } from '../program.js';

/** The address of a server that answers so. */
async function serving(context: TestContext, listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  context.after(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('calls to the service', () => {
  it('send method, headers and body, and give status, headers and body', async (context) => {
    const address = await serving(context, (request, response) => {
      const { method, url, headers } = request;
      void request.toArray().then((parts) => {
        const body = Buffer.concat(parts as Uint8Array[]).toString();
        response.writeHead(207, { 'retry-after': '7', 'set-cookie': ['a=1', 'b=2'] });
        response.end(JSON.stringify({ method, url, accept: headers.accept, body }));
      });
    });
    const headers = { accept: 'text/x-tried' };
    const call = { method: 'POST', headers, body: 'ä' } as const;
    const response = await createLeanFetch()(`${address}/a?b=c`, call);
    assert.deepEqual([response.status, response.headers.get('retry-after')], [207, '7']);
    assert.deepEqual(response.headers.getSetCookie(), ['a=1', 'b=2']);
    const told = { method: 'POST', url: '/a?b=c', accept: 'text/x-tried', body: 'ä' };
    assert.deepEqual(await response.json(), told);
  });

  it('share a connection', async (context) => {
    const ports = new Set<unknown>();
    const address = await serving(context, ({ socket }, response) => {
      ports.add(socket.remotePort);
      response.writeHead(204).end();
    });
    const fetch = createLeanFetch();
    for (let call = 0; call < 3; call += 1) assert.equal((await fetch(address)).status, 204);
    assert.equal(ports.size, 1);
  });

  it('follow no redirect', async (context) => {
    const seen: unknown[] = [];
    const address = await serving(context, ({ url }, response) => {
      seen.push(url);
      response.writeHead(307, { location: '/elsewhere' }).end();
    });
    await assert.rejects(createLeanFetch()(address), TypeError);
    assert.deepEqual(seen, ['/']);
  });

  it('end where a body has no end', async (context) => {
    const address = await serving(context, (_, response) => {
      const write = (): void => {
        while (response.write('x'.repeat(10_000)));
      };
      response.on('drain', write);
      write();
    });
    const text = await (await createLeanFetch()(address)).text();
    assert.ok(text.length > 16_384 && text.length < 1e6);
  });

  it('fail where a body breaks off', async (context) => {
    const address = await serving(context, (_, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('{', () => response.destroy());
    });
    await assert.rejects(createLeanFetch()(address), TypeError);
  });

  it('fail at the time that was given', async (context) => {
    const address = await serving(context, (_, response) => void response.write('{'));
    const signal = AbortSignal.timeout(100);
    await assert.rejects(createLeanFetch()(address, { signal }), TypeError);
  });

  it('tell that nobody was there', async () => {
    const address = `http://127.0.0.1:${await freePort()}`;
    await assert.rejects(createLeanFetch()(address), ({ cause }: Error) => {
      return cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED';
    });
  });

  it('over TLS go to who can prove its name alone', async (context) => {
    const own = createCertificate();
    const server = createSecureServer(own, (_, response) => {
      response.end('{}');
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    context.after(() => {
      server.closeAllConnections();
      server.close();
    });
    const address = `https://localhost:${(server.address() as AddressInfo).port}`;
    await assert.rejects(createLeanFetch()(address), TypeError);
    const usual = getCACertificates();
    context.after(() => setDefaultCACertificates(usual));
    setDefaultCACertificates([own.cert]);
    assert.equal(await (await createLeanFetch()(address)).text(), '{}');
  });
});
