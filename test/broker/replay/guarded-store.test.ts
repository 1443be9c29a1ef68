import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { createClient } from 'redis';
import { redisStore } from '../../../src/broker/redis.js';
import { origin, setUp, type Bench, type BenchOptions } from '../bench.js';
import { eventually } from '../eventually.js';
import { startRedis, withoutRedis, type RedisServer } from '../redis-server.js';
import { Visitor } from '../visitor.js';

interface World {
  readonly bench: Bench;
  readonly redis: RedisServer;
  readonly visitor: Visitor;
  readonly token: string;
  /** Waits until the broker's connection is as said. */
  readonly connected: (isConnected: boolean) => Promise<void>;
}

/** Somebody signed in at a broker whose memory is in Redis. */
async function signedIn(context: TestContext, options: BenchOptions = {}): Promise<World> {
  const redis = await startRedis(context);
  let state = false;
  const replay = redisStore({ url: redis.url, onChange: (isConnected) => (state = isConnected) });
  context.after(() => replay.close());
  const connected = (isConnected: boolean) => eventually(() => state === isConnected);
  await connected(true);
  const bench = await setUp(context, { ...options, broker: { ...options.broker, replay } });
  const visitor = bench.visitor();
  const { body } = await visitor.signIn(bench.service.issueCode());
  return { bench, redis, visitor, token: String(body['access_token']), connected };
}

const comeBack = { error: 'throttled' };

describe('a broker whose shared memory fails', { skip: withoutRedis }, () => {
  it('asks the service nothing, tells the page to come back, and goes on afterwards', async (context) => {
    const { bench, redis, visitor, token, connected } = await signedIn(context);
    await redis.stop();
    await connected(false);
    const calls = bench.tokenCalls();
    const code = bench.service.issueCode();
    for (const told of [
      await visitor.refresh(token),
      await visitor.refresh(),
      await visitor.signIn(code),
    ]) {
      assert.deepEqual([told.status, told.body], [503, comeBack]);
      assert.equal(told.headers.get('retry-after'), '5');
      assert.equal(told.headers.get('set-cookie'), null);
    }
    assert.equal(bench.tokenCalls(), calls);
    assert.equal(bench.log.at(-1)?.verdict, 'store_failed');
    await redis.start();
    await connected(true);
    // Empty, it may have forgotten a refresh that is under way.
    const told = await visitor.refresh(token);
    assert.deepEqual([told.status, told.headers.get('retry-after')], [503, '30']);
    assert.equal(bench.log.at(-1)?.verdict, 'store_lost');
    assert.equal(bench.tokenCalls(), calls);
    bench.pass(31_000);
    assert.equal((await visitor.refresh(token)).status, 200);
    assert.deepEqual(bench.service.stats().tokens, { refreshes: 1, reuses: 0, familiesRevoked: 0 });
  });

  it('says that it lives, but sends nobody to where it cannot help', async (context) => {
    const { bench, redis, connected } = await signedIn(context);
    const ask = async (endpoint: string): Promise<readonly unknown[]> => {
      const answer = await bench.broker()(
        new Request(`https://cms.example.com/dam-auth/${endpoint}`),
      );
      return [answer.status, await answer.text()];
    };
    assert.deepEqual(await ask('ready'), [200, '{"status":"ready"}']);
    await redis.stop();
    await connected(false);
    assert.deepEqual(await ask('ready'), [503, '{"status":"not_ready"}']);
    assert.deepEqual(await ask('health'), [200, '{"status":"ok"}']);
    await redis.start();
    await connected(true);
    assert.deepEqual(await ask('ready'), [200, '{"status":"ready"}']);
  });

  it('in the middle of a refresh still hands the new token out, again and again', async (context) => {
    const { bench, redis, visitor, token, connected } = await signedIn(context, {
      service: { latency: 300 },
    });
    const calls = bench.tokenCalls();
    const broker = bench.visitor();
    for (const [name, value] of visitor.cookies) broker.cookies.set(name, value);
    const asking = broker.lose('refresh', { replaced: token });
    await eventually(() => bench.tokenCalls() > calls);
    await redis.stop();
    await connected(false);
    const lost = await asking;
    assert.equal(lost.status, 200);
    await redis.start();
    await connected(true);
    const found = await broker.refresh(token);
    assert.equal(found.body['access_token'], lost.body['access_token']);
    assert.deepEqual(bench.service.stats().tokens, { refreshes: 1, reuses: 0, familiesRevoked: 0 });
  });

  it('by a flush in the middle of a refresh loses no session, whichever process is asked', async (context) => {
    const { bench, redis, visitor, token } = await signedIn(context, { service: { latency: 300 } });
    const replay = redisStore({ url: redis.url });
    const client = await createClient({ url: redis.url }).connect();
    context.after(() => replay.close());
    await eventually(() => replay.isReady());
    const other = new Visitor(bench.broker({ replay }), origin, visitor.cookies);
    for (let turn = 0, held = token; turn < 3; turn += 1) {
      const calls = bench.tokenCalls();
      const asking = visitor.refresh(held);
      await eventually(() => bench.tokenCalls() > calls);
      await client.flushAll();
      const told = await other.lose('refresh', { replaced: held });
      assert.deepEqual([told.status, told.body], [503, comeBack]);
      const fresh = String((await asking).body['access_token']);
      assert.equal((await other.refresh(held)).body['access_token'], fresh);
      held = fresh;
      bench.pass(31_000);
    }
    await client.close();
    assert.equal(bench.service.stats().tokens.reuses, 0);
  });

  it('by a restart remembers what this process has found out, and shares it again', async (context) => {
    const { bench, redis, visitor, token, connected } = await signedIn(context);
    const lost = await visitor.lose('refresh', { replaced: token });
    await redis.stop();
    await connected(false);
    await redis.start();
    await connected(true);
    const found = await visitor.lose('refresh', { replaced: token });
    assert.equal(found.body['access_token'], lost.body['access_token']);
    assert.equal(bench.service.stats().tokens.reuses, 0);
  });

  it('by hanging does not keep the page waiting', async (context) => {
    const { bench, redis, visitor, token } = await signedIn(context);
    redis.freeze();
    const start = performance.now();
    const { status, body } = await visitor.refresh(token);
    assert.deepEqual([status, body], [503, comeBack]);
    assert.ok(performance.now() - start < 15_000);
    redis.thaw();
    await eventually(async () => (await visitor.refresh(token)).status === 200);
    assert.equal(bench.service.stats().tokens.reuses, 0);
  });

  it('signs out all the same, where the service can be reached', async (context) => {
    const { bench, redis, visitor, token, connected } = await signedIn(context);
    const copy = bench.visitor();
    for (const [name, value] of visitor.cookies) copy.cookies.set(name, value);
    await redis.stop();
    await connected(false);
    assert.equal((await visitor.logout()).status, 204);
    assert.equal(visitor.cookie, '');
    await redis.start();
    await connected(true);
    assert.notEqual((await copy.lose('refresh', { replaced: token })).status, 200);
    bench.pass(31_000);
    assert.equal((await copy.refresh(token)).status, 401);
    const headers = { authorization: `Bearer ${token}` };
    const user = await fetch(`${bench.service.baseUrl}/v2/user`, { headers });
    assert.equal(user.status, 401);
  });
});
