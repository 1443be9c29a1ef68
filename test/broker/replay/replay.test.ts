import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { memoryStore } from '../../../src/broker/index.js';
import { setUp } from '../bench.js';

describe('whoever writes to the shared memory', () => {
  it('gets nobody’s session by copying what is kept there to keys of their own', async (context) => {
    const bench = await setUp(context);
    const replay = memoryStore(bench.now);
    const kept = new Map<string, string>();
    const watched = {
      ...replay,
      set: (key: string, value: string, life: number) => {
        kept.set(key, value);
        return replay.set(key, value, life);
      },
    };
    const outcomes = (): [string, string][] =>
      [...kept].filter(([key]) => /^(exchange|refresh):/.test(key));

    const victim = bench.visitor({ replay: watched });
    const { body } = await victim.signIn(bench.service.issueCode());
    const theirs = (await victim.refresh(body['access_token'])).body['access_token'];
    const values = outcomes().map(([, value]) => value);
    assert.equal(values.length, 2);

    kept.clear();
    const attacker = bench.visitor({ replay: watched });
    const code = bench.service.issueCode();
    const own = (await attacker.signIn(code)).body['access_token'];
    await attacker.lose('refresh', { replaced: own });
    const keys = outcomes().map(([key]) => key);
    assert.equal(keys.length, 2);
    // Another process, which knows nothing but what is in the memory.
    const elsewhere = bench.visitor({ replay: watched });
    for (const [name, value] of attacker.cookies) elsewhere.cookies.set(name, value);
    const { reuses } = bench.service.stats().tokens;
    for (const value of values) {
      for (const key of keys) await replay.set(key, value, 60_000);
      for (const told of [await elsewhere.refresh(own), await elsewhere.signIn(code)]) {
        assert.deepEqual([told.status, told.body], [502, { error: 'unknown_outcome' }]);
        assert.ok(!JSON.stringify(told.body).includes(String(theirs)));
      }
    }
    // What makes no sense is not taken for a refresh that has never been.
    assert.equal(bench.service.stats().tokens.reuses, reuses);
  });
});

describe('a shared memory that fails right after it has taken a claim', () => {
  it('lets the same process try again at once when it is back', async (context) => {
    const bench = await setUp(context);
    const replay = memoryStore(bench.now);
    let isFailing = false;
    const store = {
      ...replay,
      putIfAbsent: async (key: string, value: string, life: number) => {
        const isFree = await replay.putIfAbsent(key, value, life);
        if (isFailing) throw new Error('The connection is gone');
        return isFree;
      },
    };
    const visitor = bench.visitor({ replay: store, quietPeriodMs: 0 });
    const { body } = await visitor.signIn(bench.service.issueCode());
    isFailing = true;
    assert.equal((await visitor.refresh(body['access_token'])).status, 503);
    isFailing = false;
    const { status, body: fresh } = await visitor.refresh(body['access_token']);
    assert.equal(status, 200);
    assert.notEqual(fresh['access_token'], body['access_token']);
    assert.equal(bench.service.stats().tokens.reuses, 0);
  });
});
