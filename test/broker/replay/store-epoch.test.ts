import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { memoryStore, type ReplayStore } from '../../../src/broker/index.js';
import { redisStore } from '../../../src/broker/redis.js';
import { origin, setUp } from '../bench.js';
import { eventually } from '../eventually.js';
import { startRedis, withoutRedis } from '../redis-server.js';
import { Visitor } from '../visitor.js';

describe('a failover of the shared memory', () => {
  it('to a server that lacks the last moments uses no refresh token twice', async (context) => {
    let runId = 'first';
    const bench = await setUp(context, { service: { latency: 200 } });
    const memory = memoryStore(bench.now);
    const claims = new Set<string>();
    const replay: ReplayStore = {
      ...memory,
      runId: () => Promise.resolve(runId),
      putIfAbsent: (key, value, life) => {
        claims.add(key);
        return memory.putIfAbsent(key, value, life);
      },
    };
    const first = bench.visitor({ replay });
    const other = new Visitor(bench.broker({ replay }), origin, first.cookies);
    const { body } = await first.signIn(bench.service.issueCode());
    const token = String(body['access_token']);
    const calls = bench.tokenCalls();
    claims.clear();
    const asking = first.refresh(token);
    await eventually(() => bench.tokenCalls() > calls);
    // The marker has long been copied; the claim has not.
    for (const key of claims) await memory.delete(key);
    runId = 'second';
    const told = await other.lose('refresh', { replaced: token });
    assert.deepEqual([told.status, told.headers.get('retry-after')], [503, '30']);
    const fresh = (await asking).body['access_token'];
    assert.equal((await other.refresh(token)).body['access_token'], fresh);
    assert.equal(bench.service.stats().tokens.reuses, 0);
  });

  it('shows in Redis by another run', { skip: withoutRedis }, async (context) => {
    const redis = await startRedis(context);
    const [store, beside] = [redisStore({ url: redis.url }), redisStore({ url: redis.url })];
    context.after(() => Promise.all([store.close(), beside.close()]));
    await eventually(async () => (await store.isReady()) && (await beside.isReady()));
    const before = await store.runId();
    assert.match(before, /^\w{40}$/);
    assert.equal(await beside.runId(), before);
    await redis.stop();
    await eventually(async () => !(await store.isReady()));
    await redis.start();
    await eventually(() => store.isReady());
    assert.notEqual(await store.runId(), before);
  });
});
