import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { redisStore, type RedisStore } from '../../src/broker/redis.js';
import { eventually } from './eventually.js';
import { startRedis, withoutRedis } from './redis-server.js';

async function open(context: TestContext, url: string): Promise<RedisStore> {
  const store = redisStore({ url });
  context.after(() => store.close());
  await eventually(() => store.isReady());
  return store;
}

describe('a memory in Redis', { skip: withoutRedis }, () => {
  it('gives a key to one of all who claim it at once', async (context) => {
    const { url } = await startRedis(context);
    const stores = await Promise.all([open(context, url), open(context, url), open(context, url)]);
    const claims = stores.flatMap((store, holder) =>
      Array.from({ length: 20 }, () => store.putIfAbsent('key', String(holder), 60_000)),
    );
    const won = await Promise.all(claims);
    assert.equal(won.filter(Boolean).length, 1);
    const winner = String(Math.floor(won.indexOf(true) / 20));
    for (const store of stores) assert.equal(await store.get('key'), winner);
  });

  it('replaces, deletes, and knows nothing of what was never there', async (context) => {
    const store = await open(context, (await startRedis(context)).url);
    assert.equal(await store.get('key'), undefined);
    await store.set('key', 'first', 60_000);
    await store.set('key', 'second', 60_000);
    assert.equal(await store.get('key'), 'second');
    await store.delete('key');
    assert.equal(await store.get('key'), undefined);
  });

  it('forgets each thing at its end, claims and answers alike', async (context) => {
    const store = await open(context, (await startRedis(context)).url);
    await store.putIfAbsent('claim', 'a', 150);
    await store.set('answer', 'b', 150);
    await store.set('other', 'c', 60_000);
    await eventually(async () => (await store.get('claim')) === undefined);
    await eventually(async () => (await store.get('answer')) === undefined);
    assert.equal(await store.get('other'), 'c');
    assert.equal(await store.putIfAbsent('claim', 'd', 60_000), true);
  });

  it('keeps two brokers apart that share one Redis', async (context) => {
    const { url } = await startRedis(context);
    const store = await open(context, url);
    const other = redisStore({ url, prefix: 'other:' });
    context.after(() => other.close());
    await eventually(() => other.isReady());
    await store.set('key', 'ours', 60_000);
    assert.equal(await other.get('key'), undefined);
  });

  it('says at once when Redis is gone, and comes back by itself', async (context) => {
    const redis = await startRedis(context);
    const changes: boolean[] = [];
    const store = redisStore({ url: redis.url, onChange: (isUp) => changes.push(isUp) });
    context.after(() => store.close());
    await eventually(() => changes.length === 1);
    await redis.stop();
    await eventually(() => changes.length === 2);
    await assert.rejects(store.get('key'));
    assert.equal(await store.isReady(), false);
    await redis.start();
    await eventually(() => changes.length === 3);
    assert.equal(await store.putIfAbsent('key', 'value', 60_000), true);
    assert.deepEqual(changes, [true, false, true]);
  });

  it('closes once what it was asked is done', async (context) => {
    const redis = await startRedis(context);
    const store = await open(context, redis.url);
    redis.freeze();
    const claim = store.putIfAbsent('key', 'value', 60_000);
    const closed = store.close();
    await assert.rejects(store.get('key'));
    redis.thaw();
    assert.equal(await claim, true);
    await closed;
  });

  it('closes although Redis fails before all that it was asked is done', async (context) => {
    const redis = await startRedis(context);
    const store = redisStore({ url: redis.url });
    await eventually(() => store.isReady());
    redis.freeze();
    let isClosed = false;
    const claim = store.putIfAbsent('key', 'value', 60_000);
    void store.close().then(() => (isClosed = true));
    const refused = assert.rejects(claim);
    await redis.stop();
    await eventually(() => isClosed);
    await refused;
  });

  it('carries out nothing late that it could not do when it was asked', async (context) => {
    const redis = await startRedis(context);
    await redis.stop();
    const store = redisStore({ url: redis.url });
    context.after(() => store.close());
    const claims = Array.from({ length: 5 }, () => store.putIfAbsent('key', 'late', 60_000));
    const settled = Promise.allSettled(claims);
    await redis.start();
    await eventually(() => store.isReady());
    assert.equal(await store.get('key'), undefined);
    assert.deepEqual([...new Set((await settled).map(({ status }) => status))], ['rejected']);
  });

  it('may be opened before Redis is up', async (context) => {
    const redis = await startRedis(context);
    await redis.stop();
    const store = redisStore({ url: redis.url });
    context.after(() => store.close());
    await assert.rejects(store.get('key'));
    await redis.start();
    await eventually(() => store.isReady());
  });
});
