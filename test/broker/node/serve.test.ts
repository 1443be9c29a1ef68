import assert from 'node:assert/strict';
import { once } from 'node:events';
import { request as send } from 'node:http';
import { connect } from 'node:net';
import { describe, it, type TestContext } from 'node:test';
import { serveBroker, type ServeBrokerOptions } from '../../../src/broker/node.js';
import { newKey, origin, setUp, type Bench, type BenchOptions } from '../bench.js';
import { eventually } from '../eventually.js';
import { visitorOf } from '../processes.js';
import type { Visitor } from '../visitor.js';

interface World {
  readonly bench: Bench;
  readonly url: string;
  readonly port: number;
  readonly visitor: Visitor;
  readonly close: () => Promise<void>;
}

async function world(
  context: TestContext,
  options: Partial<ServeBrokerOptions> = {},
  more: BenchOptions = {},
): Promise<World> {
  const bench = await setUp(context, more);
  const { siteUrl, baseUrl: apiUrl, clientId, clientSecret, account } = bench.service;
  const { port, close } = await serveBroker({
    ...{ siteUrl, apiUrl, clientId, clientSecret, account },
    cookieKeys: [newKey()],
    allowedOrigins: [origin],
    port: 0,
    ...options,
  });
  context.after(close);
  const url = `http://127.0.0.1:${port}`;
  return { bench, url, port, close, visitor: visitorOf(url) };
}

const isOpen = async (port: number): Promise<boolean> => {
  const socket = connect(port, '127.0.0.1');
  const opened = once(socket, 'connect').then(() => true);
  const isUp = await opened.catch(() => false);
  socket.destroy();
  return isUp;
};

describe('a broker on a port', () => {
  it('signs people in, refreshes and signs out over HTTP', async (context) => {
    const { bench, visitor } = await world(context);
    const { body } = await visitor.signIn(bench.service.issueCode());
    const fresh = await visitor.refresh(body['access_token']);
    assert.notEqual(fresh.body['access_token'], body['access_token']);
    assert.equal((await visitor.logout()).status, 204);
    assert.equal((await visitor.refresh()).status, 401);
  });

  it('answers what is outside its path by what it is given, and else not at all', async (context) => {
    const { url } = await world(context, { fallback: () => new Response('a page') });
    assert.equal(await (await fetch(`${url}/index.html`)).text(), 'a page');
    assert.equal((await fetch(`${url}/dam-auth/elsewhere`)).status, 404);
    assert.equal((await fetch(`${(await world(context)).url}/index.html`)).status, 404);
  });

  it('reads cookies in one header or in several, as browsers and proxies send them', async (context) => {
    const { bench, port, visitor } = await world(context);
    await visitor.signIn(bench.service.issueCode());
    const own = visitor.cookie;
    visitor.cookies.clear();
    await visitor.signIn(bench.service.issueCode(), 'b'.repeat(32));
    const other = visitor.cookie;
    const ask = async (cookie: string | string[]): Promise<number | undefined> => {
      const headers = { origin, 'x-dam-auth': '1', 'content-type': 'application/json', cookie };
      const call = send({ port, path: '/dam-auth/refresh', method: 'POST', headers }).end('{}');
      const [answer] = (await once(call, 'response')) as [{ statusCode?: number; resume(): void }];
      answer.resume();
      return answer.statusCode;
    };
    assert.equal(await ask(own), 200);
    assert.equal(await ask(['a=1', own]), 200);
    assert.equal(await ask(`${own}; ${other}`), 401);
    assert.equal(await ask([own, other]), 401);
    // Hosts of the same site can fill a browser's jar.
    const foreign = Array.from({ length: 15 }, (_, number) => `c${number}=${'x'.repeat(4000)}`);
    assert.equal(await ask([...foreign, own].join('; ')), 200);
  });

  it('stops reading a body that is too long', async (context) => {
    const { bench, port } = await world(context);
    const headers = { origin, 'x-dam-auth': '1', 'content-type': 'application/json' };
    const call = send({ port, path: '/dam-auth/token', method: 'POST', headers });
    call.on('error', () => undefined);
    // It is answered although the body never ends.
    call.write(`{"code":"${'x'.repeat(8000)}`);
    const [answer] = (await once(call, 'response')) as [{ statusCode?: number }];
    assert.equal(answer.statusCode, 413);
    assert.equal(bench.tokenCalls(), 0);
    call.destroy();
  });

  it('survives requests that make no sense', async (context) => {
    const { port, url } = await world(context);
    for (const nonsense of [
      'GET / HTTP/1.1\r\nHost: a b\r\n\r\n',
      'POST //[ HTTP/1.1\r\nHost: x\r\n\r\n',
      '\0',
    ]) {
      const socket = connect(port, '127.0.0.1');
      socket.end(nonsense);
      socket.resume();
      await once(socket, 'close');
    }
    assert.equal((await fetch(`${url}/dam-auth/health`)).status, 200);
  });

  const unfinished = 'POST /dam-auth/refresh HTTP/1.1\r\nHost: x\r\ncontent-length: 2\r\n\r\n{';
  for (const [what, said] of [
    ['says nothing', ''],
    ['does not get to the end of its headers', 'GET / HTTP/1.1\r\nHost: x\r\n'],
    ['does not get to the end of its body', unfinished],
  ] as const) {
    it(`closes a connection that ${what}`, async (context) => {
      const { port, url } = await world(context, { requestTimeoutMs: 300 });
      const socket = connect(port, '127.0.0.1');
      socket.resume();
      await once(socket, 'connect');
      const startedAt = performance.now();
      socket.write(said);
      await once(socket, 'close');
      assert.ok(performance.now() - startedAt < 10_000);
      assert.equal((await fetch(`${url}/dam-auth/health`)).status, 200);
    });
  }

  it('closes silent connections within half a minute unless told otherwise', async (context) => {
    const { port } = await world(context);
    const socket = connect(port, '127.0.0.1');
    socket.resume();
    await once(socket, 'connect');
    const startedAt = performance.now();
    await once(socket, 'close');
    assert.ok(performance.now() - startedAt < 30_000);
  });

  it('is not started where its port is taken, or with proxies it cannot know', async (context) => {
    const { port } = await world(context);
    await assert.rejects(world(context, { port }), { code: 'EADDRINUSE' });
    await assert.rejects(world(context, { trustedProxies: ['everybody'] }), TypeError);
  });
});

describe('a broker that limits how often one address may call', () => {
  const rateLimit = { requests: 2, seconds: 60 };
  const statuses = async ({ url }: World, forwarded: readonly string[]): Promise<number[]> => {
    const found = [];
    for (const address of forwarded) {
      const headers = { origin, 'x-dam-auth': '1', 'content-type': 'application/json' };
      const init = {
        method: 'POST',
        body: '{}',
        headers: { ...headers, 'x-forwarded-for': address },
      };
      found.push((await fetch(`${url}/dam-auth/refresh`, init)).status);
    }
    return found;
  };

  it('does not believe what callers write of themselves', async (context) => {
    const alone = await world(context, { rateLimit });
    assert.deepEqual(
      await statuses(alone, ['192.0.2.1', '192.0.2.2', '192.0.2.3']),
      [401, 401, 429],
    );
  });

  it('tells callers apart behind a proxy that it trusts', async (context) => {
    const behind = await world(context, { rateLimit, trustedProxies: ['127.0.0.1'] });
    const callers = ['192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.2', '192.0.2.2, 192.0.2.1'];
    assert.deepEqual(await statuses(behind, callers), [401, 401, 429, 401, 429]);
  });
});

describe('a broker that is told to stop', () => {
  it('finishes what is under way, and takes nothing new', async (context) => {
    const { bench, visitor, port, close } = await world(context, {}, { service: { latency: 300 } });
    const signingIn = visitor.signIn(bench.service.issueCode());
    await eventually(() => bench.tokenCalls() === 1);
    const closed = close();
    assert.equal(await isOpen(port), false);
    const { status, headers } = await signingIn;
    assert.equal(status, 200);
    assert.equal(headers.get('connection'), 'close');
    await closed;
  });

  it('says on connections that are still open that it is not ready', async (context) => {
    const { port, close } = await world(context);
    const busy = connect(port, '127.0.0.1');
    await once(busy, 'connect');
    busy.write('GET /dam-auth/ready HTTP/1.1\r\nHost: localhost\r\n');
    // By the time of this answer the other connection's first lines have arrived, too.
    assert.equal((await fetch(`http://127.0.0.1:${port}/dam-auth/ready`)).status, 200);
    const closed = close();
    busy.write('\r\n');
    const [answer] = (await once(busy, 'data')) as [Buffer];
    assert.match(answer.toString(), /^HTTP\/1.1 503/);
    await closed;
  });

  it('waits no longer than it is told to', async (context) => {
    const { bench, visitor, close } = await world(context, { gracePeriodMs: 50 });
    bench.service.planFault({ path: '/v2/oauth/access-token', fault: 'timeout' });
    const cut = assert.rejects(visitor.signIn(bench.service.issueCode()));
    await eventually(() => bench.tokenCalls() === 1);
    await close();
    await cut;
  });
});
