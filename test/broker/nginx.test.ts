import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { newKey, origin, setUp, type Bench, type BenchOptions } from './bench.js';
import { eventually } from './eventually.js';
import { environmentOf, startBroker, visitorOf, type BrokerProcess } from './processes.js';
import { startNginx, withoutNginx } from './nginx-server.js';
import { startRedis, withoutRedis } from './redis-server.js';

const skip = withoutNginx || withoutRedis;

interface Front {
  readonly bench: Bench;
  readonly processes: readonly BrokerProcess[];
  readonly url: string;
  readonly accessLog: () => string;
}

/** The page's nginx block before three processes, with this machine's ports and files in it. */
async function front(context: TestContext, options: BenchOptions = {}): Promise<Front> {
  const bench = await setUp(context, options);
  const redis = await startRedis(context);
  const more = { DAM_COOKIE_KEYS: newKey(), DAM_REDIS_URL: redis.url, DAM_RATE_LIMIT: '20' };
  const starting = [1, 2, 3].map(() => startBroker(context, environmentOf(bench, more)));
  const processes = await Promise.all(starting);
  const { url, accessLog } = await startNginx(
    context,
    processes.map(({ port }) => port),
  );
  return {
    bench,
    processes,
    url,
    accessLog,
  };
}

describe('the nginx block of the operators’ page', { skip }, () => {
  it('serves sign-in, refresh and sign-out from three processes, and logs nothing secret', async (context) => {
    const { bench, url, accessLog } = await front(context);
    const visitor = visitorOf(url);
    const code = bench.service.issueCode();
    const { body, status } = await visitor.signIn(code);
    assert.equal(status, 200);
    const tabs = [1, 2, 3, 4, 5, 6].map(() =>
      visitor.lose('refresh', { replaced: body['access_token'] }),
    );
    const tokens = (await Promise.all(tabs)).map((told) => told.body['access_token']);
    assert.equal(new Set(tokens).size, 1);
    assert.equal(bench.service.stats().tokens.refreshes, 1);
    const preflight = await visitor.send('refresh', { method: 'OPTIONS' });
    assert.equal(preflight.headers.get('access-control-allow-origin'), origin);
    const { cookie } = visitor;
    assert.equal((await visitor.logout()).status, 204);
    await eventually(() => accessLog().split('\n').length > 9);
    for (const secret of [code, ...tokens.map(String), cookie])
      assert.ok(!accessLog().includes(secret));
  });

  it('does not show the operators’ endpoints to the world', async (context) => {
    const { url } = await front(context);
    for (const endpoint of ['health', 'ready']) {
      const answer = await fetch(`${url}/dam-auth/${endpoint}`);
      assert.equal(answer.headers.get('server')?.startsWith('nginx'), true);
      assert.equal(answer.status, 404);
    }
  });

  it('passes over a process that is down', async (context) => {
    const { bench, processes, url } = await front(context);
    const visitor = visitorOf(url);
    await visitor.signIn(bench.service.issueCode());
    await processes[0]?.end();
    const statuses = [];
    for (let call = 0; call < 6; call += 1) statuses.push((await visitor.refresh()).status);
    assert.deepEqual(statuses, [200, 200, 200, 200, 200, 200]);
  });

  it('sends no call on to another process that one has received', async (context) => {
    const { bench, processes, url } = await front(context, { service: { latency: 500 } });
    const call = fetch(`${url}/dam-auth/token`, {
      method: 'POST',
      headers: { origin, 'x-dam-auth': '1', 'content-type': 'application/json' },
      body: JSON.stringify({ code: bench.service.issueCode(), attempt: 'a'.repeat(32) }),
    });
    await eventually(() => bench.tokenCalls() === 1);
    // nginx begins with the first.
    const [first, ...others] = processes;
    await first?.end('SIGKILL');
    const { status, headers } = await call;
    assert.deepEqual([status, headers.get('content-type')], [502, 'text/html']);
    for (const other of others) {
      await other.end();
      assert.doesNotMatch(other.lines.join('\n'), /"endpoint"/);
    }
  });

  it('lets nobody be somebody else by a header, so that the limit holds', async (context) => {
    const { url } = await front(context);
    const statuses: number[] = [];
    for (let call = 0; call < 61; call += 1) {
      const headers = { 'x-forwarded-for': `192.0.2.${call}` };
      statuses.push((await visitorOf(url).send('refresh', { headers, body: '{}' })).status);
    }
    // Twenty for each of the three processes.
    assert.deepEqual([...new Set(statuses.slice(0, 60))], [401]);
    assert.equal(statuses[60], 429);
  });
});
