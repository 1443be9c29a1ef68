import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { newKey, setUp, type Bench, type BenchOptions } from './bench.js';
import { eventually } from './eventually.js';
import { environmentOf, startBroker, startOrigin, type BrokerProcess } from './processes.js';
import type { Visitor } from './visitor.js';
import { startRedis, withoutRedis, type RedisServer } from './redis-server.js';

interface Cluster {
  readonly bench: Bench;
  readonly redis: RedisServer;
  readonly processes: readonly BrokerProcess[];
  readonly visitor: () => Visitor;
}

/** Three processes of one broker that share a Redis, behind one address. */
async function cluster(context: TestContext, options: BenchOptions = {}): Promise<Cluster> {
  const bench = await setUp(context, options);
  const redis = await startRedis(context);
  const more = { DAM_COOKIE_KEYS: newKey(), DAM_REDIS_URL: redis.url };
  const environment = environmentOf(bench, more);
  const starting = Array.from({ length: 3 }, () => startBroker(context, environment));
  const processes = await Promise.all(starting);
  const { visitor } = await startOrigin(context, processes);
  return { bench, redis, processes, visitor };
}

const answered = ({ lines }: BrokerProcess, verdict: string): number =>
  lines.filter((line) => line.includes(`"verdict":"${verdict}"`)).length;

describe('three processes that share a memory', { skip: withoutRedis }, () => {
  it('make one call of twenty refreshes at once', async (context) => {
    const { bench, processes, visitor } = await cluster(context, { service: { latency: 200 } });
    const tab = visitor();
    const { body } = await tab.signIn(bench.service.issueCode());
    const calls = bench.tokenCalls();
    const tabs = Array.from({ length: 20 }, () =>
      tab.lose('refresh', { replaced: body['access_token'] }),
    );
    const tokens = (await Promise.all(tabs)).map((told) => told.body['access_token']);
    assert.equal(new Set(tokens).size, 1);
    assert.notEqual(tokens[0], body['access_token']);
    assert.equal(bench.tokenCalls(), calls + 1);
    assert.deepEqual(bench.service.stats().tokens, { refreshes: 1, reuses: 0, familiesRevoked: 0 });
    await eventually(() => processes.every((process) => answered(process, 'ok') >= 6));
  });

  it('make one call of a code that one attempt sends again and again', async (context) => {
    const { bench, visitor } = await cluster(context, { service: { latency: 100 } });
    const code = bench.service.issueCode();
    const tab = visitor();
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => tab.signIn(code)));
    answers.push(await tab.signIn(code));
    assert.equal(new Set(answers.map(({ body }) => body['access_token'])).size, 1);
    assert.equal(answers[5]?.status, 200);
    assert.equal(bench.tokenCalls(), 1);
  });

  it('refuse the code to any other attempt, whichever they ask', async (context) => {
    const { bench, visitor } = await cluster(context);
    const code = bench.service.issueCode();
    await visitor().signIn(code);
    for (let process = 0; process < 3; process += 1) {
      const { status, body } = await visitor().signIn(code, 'b'.repeat(32));
      assert.deepEqual([status, body], [400, { error: 'exchange_failed' }]);
    }
    assert.equal(bench.tokenCalls(), 1);
  });

  it('give the new tokens to whoever lost the new cookie, whichever it asks', async (context) => {
    const { bench, visitor } = await cluster(context);
    const tab = visitor();
    const { body } = await tab.signIn(bench.service.issueCode());
    const lost = await tab.lose('refresh', { replaced: body['access_token'] });
    for (let process = 0; process < 3; process += 1) {
      const found = await tab.lose('refresh', { replaced: body['access_token'] });
      assert.equal(found.body['access_token'], lost.body['access_token']);
      assert.notEqual(found.headers.get('set-cookie'), null);
    }
    assert.deepEqual(bench.service.stats().tokens, { refreshes: 1, reuses: 0, familiesRevoked: 0 });
  });

  it('know of each other’s sign-outs', async (context) => {
    const { bench, visitor } = await cluster(context);
    const tab = visitor();
    await tab.signIn(bench.service.issueCode());
    const copy = visitor();
    for (const [name, value] of tab.cookies) copy.cookies.set(name, value);
    assert.equal((await tab.logout()).status, 204);
    for (let process = 0; process < 3; process += 1) {
      assert.equal((await copy.lose('refresh', {})).status, 401);
    }
  });

  it('use no token twice where one of them is killed in the middle of a refresh', async (context) => {
    const { bench, processes, visitor } = await cluster(context, { service: { latency: 300 } });
    const tab = visitor();
    const { body } = await tab.signIn(bench.service.issueCode());
    const before = bench.tokenCalls();
    const cut = tab.lose('refresh', { replaced: body['access_token'] }).catch(() => undefined);
    await eventually(() => bench.tokenCalls() > before);
    await processes[1]?.end('SIGKILL');
    await cut;
    assert.equal((await visitor().signIn(bench.service.issueCode())).status, 200);
    assert.equal(bench.service.stats().tokens.reuses, 0);
  });
});
