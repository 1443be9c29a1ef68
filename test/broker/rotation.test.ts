import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { newKey, setUp } from './bench.js';
import { environmentOf, startBroker, startOrigin } from './processes.js';
import { startRedis, withoutRedis } from './redis-server.js';

const hour = 3_600_000;

describe('changing the keys of several processes', { skip: withoutRedis }, () => {
  it('step by step loses no session, whichever process a page meets meanwhile', async (context) => {
    const bench = await setUp(context);
    const redis = await startRedis(context);
    const [old, young] = [newKey(), newKey()];
    const processWith = (...keys: readonly string[]) => {
      const more = { DAM_COOKIE_KEYS: keys.join(' '), DAM_REDIS_URL: redis.url };
      return startBroker(context, environmentOf(bench, more));
    };
    const [before, learnt, turned, after] = await Promise.all([
      processWith(old),
      processWith(old, young),
      processWith(young, old),
      processWith(young),
    ]);
    const origin = await startOrigin(context, [before]);
    const tab = origin.visitor();
    let token = (await tab.signIn(bench.service.issueCode())).body['access_token'];
    const stages = [
      [before, learnt],
      [learnt, learnt],
      [learnt, turned],
      [turned, turned],
      [turned, after],
      [after],
    ];
    for (const stage of stages) {
      origin.processes = stage;
      // Each process refreshes once, and each is asked once for what the other one brought.
      for (let turn = 0; turn < 2; turn += 1) {
        const lost = await tab.lose('refresh', { replaced: token });
        const found = await tab.refresh(token);
        assert.deepEqual([lost.status, found.status], [200, 200]);
        assert.equal(found.body['access_token'], lost.body['access_token']);
        token = found.body['access_token'];
        await tab.refresh();
      }
    }
    const { refreshes, reuses, familiesRevoked } = bench.service.stats().tokens;
    assert.deepEqual([refreshes, reuses, familiesRevoked], [stages.length * 2, 0, 0]);
  });
});

describe('changing the secret', () => {
  it('loses no session while both are given, in whichever order the service changes', async (context) => {
    const bench = await setUp(context);
    const { clientSecret } = bench.service;
    for (const both of [
      ['not-yet-valid', clientSecret],
      [clientSecret, 'no-longer-valid'],
    ]) {
      const visitor = bench.visitor({ clientSecret: both });
      const { body } = await visitor.signIn(bench.service.issueCode());
      assert.equal((await visitor.refresh(body['access_token'])).status, 200);
    }
    assert.equal(bench.service.stats().tokens.reuses, 0);
  });

  it('too late keeps everybody’s session until the right one is there', async (context) => {
    const bench = await setUp(context);
    const visitor = bench.visitor();
    const { body } = await visitor.signIn(bench.service.issueCode());
    const wrong = bench.visitor({ clientSecret: 'wrong' });
    for (const [name, value] of visitor.cookies) wrong.cookies.set(name, value);
    for (let call = 0; call < 2; call += 1) {
      const told = await wrong.refresh(body['access_token']);
      assert.deepEqual([told.status, told.body], [503, { error: 'throttled' }]);
      assert.equal(told.headers.get('set-cookie'), null);
      assert.equal(bench.log.at(-1)?.verdict, 'client_refused');
    }
    assert.equal((await visitor.refresh(body['access_token'])).status, 200);
    assert.equal(bench.service.stats().tokens.reuses, 0);
  });

  it('too late ends no session either while nobody can tell whether its token lives', async (context) => {
    const bench = await setUp(context);
    const visitor = bench.visitor({ clientSecret: [bench.service.clientSecret] });
    const { body } = await visitor.signIn(bench.service.issueCode());
    const wrong = bench.visitor({ clientSecret: 'wrong' });
    for (const [name, value] of visitor.cookies) wrong.cookies.set(name, value);
    bench.service.planFault({ path: '/v2/user', method: 'GET', fault: '500' });
    assert.equal((await wrong.refresh(body['access_token'])).status, 502);
    assert.equal((await visitor.refresh(body['access_token'])).status, 200);
  });

  it('too late is no reason to keep a page waiting whose token has lapsed', async (context) => {
    const bench = await setUp(context);
    const visitor = bench.visitor();
    await visitor.signIn(bench.service.issueCode());
    const wrong = bench.visitor({ clientSecret: 'wrong' });
    for (const [name, value] of visitor.cookies) wrong.cookies.set(name, value);
    bench.pass(9 * hour);
    bench.service.planFault({ path: '/v2/user', method: 'GET', fault: '500' });
    assert.deepEqual((await wrong.refresh()).body, { error: 'login_required' });
  });

  it('wrongly shows in the log when somebody signs in', async (context) => {
    const bench = await setUp(context);
    const told = await bench.visitor({ clientSecret: 'wrong' }).signIn(bench.service.issueCode());
    assert.deepEqual([told.status, told.body], [400, { error: 'exchange_failed' }]);
    assert.equal(bench.log.at(-1)?.verdict, 'client_refused');
  });
});
