import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { memoryStore, type ReplayStore } from '../../../src/broker/index.js';
import { setUp } from '../bench.js';

const minute = 60_000;

interface World {
  readonly store: ReplayStore;
  readonly pass: (milliseconds: number) => void;
}

function world(): World {
  let now = Date.now();
  return { store: memoryStore(() => now), pass: (milliseconds) => void (now += milliseconds) };
}

/** What `count` made-up codes leave behind. */
async function flood(store: ReplayStore, count: number, from = 0): Promise<void> {
  for (let number = from; number < from + count; number += 1) {
    await store.putIfAbsent(`code:${number}`, 'attempt', 15 * minute);
    await store.putIfAbsent(`exchange:${number}`, 'pending', 2 * minute);
    await store.set(`exchange:${number}`, 'rejected', 2 * minute);
  }
}

/** Microseconds of this process's own time that a call takes. */
async function costOf(calls: number, work: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / calls;
}

describe('the memory of one process', () => {
  it('puts only where nothing is, until that has ended or is taken away', async () => {
    const { store, pass } = world();
    for (const key of ['refresh:1', 'code:1']) {
      assert.equal(await store.putIfAbsent(key, 'a', minute), true);
      assert.equal(await store.putIfAbsent(key, 'b', minute), false);
      assert.equal(await store.get(key), 'a');
      await store.set(key, 'c', 2 * minute);
      assert.equal(await store.get(key), 'c');
      pass(minute);
      assert.equal(await store.putIfAbsent(key, 'd', minute), false);
      pass(minute);
      assert.equal(await store.get(key), undefined);
      assert.equal(await store.putIfAbsent(key, 'e', minute), true);
      await store.delete(key);
      assert.equal(await store.get(key), undefined);
    }
  });

  it('lets each entry live exactly as long as it was told to, whatever ends before', async () => {
    const { store, pass } = world();
    const lives = [30_000, 3_600_000, 1, 120_000, 900_000];
    for (const life of lives) await store.set(`refresh:${life}`, 'kept', life);
    let passed = 0;
    for (const life of [...lives].sort((one, other) => one - other)) {
      pass(life - passed - 1);
      await store.putIfAbsent(`refresh:other${life}`, '', 1);
      assert.equal(await store.get(`refresh:${life}`), 'kept');
      pass(1);
      assert.equal(await store.get(`refresh:${life}`), undefined);
      passed = life;
    }
  });

  it('takes as little time with 100,000 made-up codes in it as with none', async () => {
    const { store } = world();
    await flood(store, 5000);
    const before = await costOf(5000, () => flood(store, 5000, 5000));
    await flood(store, 100_000, 10_000);
    const after = await costOf(5000, () => flood(store, 5000, 110_000));
    assert.ok(after < 10 * before + 20, `${before} µs a code at first, ${after} µs in the end`);
  });

  it('takes as little time with 100,000 sessions in it as with none', async () => {
    const { store } = world();
    const refresh = async (from: number, count: number): Promise<void> => {
      for (let number = from; number < from + count; number += 1) {
        await store.putIfAbsent(`refresh:${number}`, 'pending', 2 * minute);
      }
    };
    await refresh(0, 5000);
    const before = await costOf(5000, () => refresh(5000, 5000));
    await refresh(10_000, 90_000);
    const after = await costOf(5000, () => refresh(100_000, 5000));
    assert.ok(after < 10 * before + 20, `${before} µs a call at first, ${after} µs in the end`);
  });

  it('forgets made-up codes before it runs full, the oldest first', async () => {
    const { store } = world();
    await flood(store, 100_000);
    assert.equal(await store.get('code:0'), undefined);
    assert.equal(await store.get('code:99999'), 'attempt');
    const left = await Promise.all(
      Array.from({ length: 100_000 }, (_, number) => store.get(`code:${number}`)),
    );
    assert.ok(left.filter((value) => value !== undefined).length <= 4_000);
  });

  it('never forgets a claim or an outcome of a session over made-up codes', async () => {
    const { store } = world();
    await store.putIfAbsent('refresh:claimed', 'pending', 2 * minute);
    await store.set('refresh:done', 'outcome', 2 * minute);
    await store.set('journal:1', 'in flight', 60 * minute);
    await store.putIfAbsent('exchange:real', 'pending', 2 * minute);
    await store.set('exchange:real', 'outcome', 2 * minute, true);
    await flood(store, 100_000);
    assert.equal(await store.putIfAbsent('refresh:claimed', '', minute), false);
    assert.equal(await store.get('refresh:done'), 'outcome');
    assert.equal(await store.get('journal:1'), 'in flight');
    assert.equal(await store.get('exchange:real'), 'outcome');
  });
});

describe('a memory of the host’s', () => {
  it('is told which codes the service has given a session for', async (context) => {
    const bench = await setUp(context);
    const memory = memoryStore(bench.now);
    const told: [string, boolean | undefined][] = [];
    const replay: ReplayStore = {
      ...memory,
      set: (key, value, life, proven) => {
        told.push([key.replace(/:.*/, ''), proven]);
        return memory.set(key, value, life, proven);
      },
    };
    const visitor = bench.visitor({ replay });
    await visitor.signIn('wac_acme_made-up');
    await visitor.signIn(bench.service.issueCode());
    const exchanges = told.filter(([kind]) => kind === 'exchange');
    assert.deepEqual(exchanges, [
      ['exchange', false],
      ['exchange', true],
    ]);
  });
});
