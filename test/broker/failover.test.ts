import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { redisStore, type RedisStoreOptions } from '../../src/broker/redis.js';
import { newKey, setUp } from './bench.js';
import { eventually } from './eventually.js';
import { environmentOf, startBroker, visitorOf } from './processes.js';
import { startCluster, startSentinels, type RedisGroup } from './redis-group.js';
import { withoutRedis } from './redis-server.js';

/** A way to keep Redis up while one of its servers fails. */
interface Setup {
  readonly group: RedisGroup;
  readonly options: RedisStoreOptions;
  readonly environment: Readonly<Record<string, string>>;
}

const setups: Readonly<Record<string, (context: TestContext) => Promise<Setup>>> = {
  'Redis Sentinel': async (context) => {
    const group = await startSentinels(context);
    const [url = ''] = group.urls;
    const { sentinels } = group;
    const environment = { DAM_REDIS_URL: url, DAM_REDIS_SENTINELS: sentinels.join(' ') };
    return { group, options: { url, sentinels }, environment };
  },
  'a Redis Cluster': async (context) => {
    const group = await startCluster(context);
    const [url = '', ...cluster] = group.urls;
    const environment = { DAM_REDIS_URL: url, DAM_REDIS_CLUSTER: cluster.join(' ') };
    return { group, options: { url, cluster }, environment };
  },
};

for (const [name, start] of Object.entries(setups)) {
  describe(`brokers that share ${name}`, { skip: withoutRedis }, () => {
    for (const end of ['failPrimary', 'handOver'] as const) {
      const what = end === 'failPrimary' ? 'the primary fails' : 'the primary hands over';
      it(`lose no session when ${what} while people use them`, async (context) => {
        const { group, options } = await start(context);
        const bench = await setUp(context);
        const changes: boolean[] = [];
        const onChange = (isConnected: boolean): void => void changes.push(isConnected);
        const stores = [redisStore({ ...options, onChange }), redisStore(options)];
        // First: if what follows fails or hangs, people must not go on forever.
        let isOver = false;
        context.after(() => void (isOver = true));
        context.after(() => Promise.all(stores.map((store) => store.close())));
        for (const store of stores) await eventually(() => store.isReady());
        const brokers = stores.map((replay) => ({ replay, quietPeriodMs: 3000 }));
        const people = Array.from({ length: 6 }, (_, index) => bench.visitor(brokers[index % 2]));
        const tokens = new Map<number, unknown>();
        for (const [index, person] of people.entries()) {
          const { status, body } = await person.signIn(bench.service.issueCode());
          assert.equal(status, 200);
          tokens.set(index, body['access_token']);
        }
        const statuses = new Map<number, number>();
        const use = people.map(async (person, index) => {
          while (!isOver) {
            const { status, body } = await person.refresh(tokens.get(index));
            statuses.set(status, (statuses.get(status) ?? 0) + 1);
            if (status === 200) tokens.set(index, body['access_token']);
            // The pace of a page that was refused; nothing is awaited by it.
            else await new Promise((resolve) => setTimeout(resolve, 50));
          }
        });
        await group[end]();
        await eventually(() => changes.length >= 3);
        // New tokens come from the server that has taken over. Only a session whose claim was cut
        // off in the middle waits longer, for two minutes.
        const before = new Map(tokens);
        const isRenewed = ([key, token]: [number, unknown]): boolean => token !== before.get(key);
        await eventually(() => [...tokens].filter(isRenewed).length > people.length / 2);
        isOver = true;
        await Promise.all(use);
        for (const person of people) {
          await eventually(async () => (await person.refresh()).status === 200);
        }
        assert.deepEqual(
          [...statuses.keys()].filter((status) => status === 401),
          [],
        );
        const { reuses, familiesRevoked } = bench.service.stats().tokens;
        assert.deepEqual({ reuses, familiesRevoked }, { reuses: 0, familiesRevoked: 0 });
      });
    }

    it('is what the program uses when its environment says so', async (context) => {
      const { environment } = await start(context);
      const bench = await setUp(context);
      const more = { DAM_COOKIE_KEYS: newKey(), ...environment };
      const { port } = await startBroker(context, environmentOf(bench, more));
      const visitor = visitorOf(`http://127.0.0.1:${port}`);
      assert.equal((await visitor.signIn(bench.service.issueCode())).status, 200);
      assert.equal((await fetch(`http://127.0.0.1:${port}/dam-auth/ready`)).status, 200);
    });
  });
}
