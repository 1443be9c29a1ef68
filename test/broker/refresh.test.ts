import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { setUp, tokenPath, type Bench, type BenchOptions } from './bench.js';
import { freePort } from './program.js';
import type { Visitor } from './visitor.js';

interface SignedIn {
  readonly bench: Bench;
  readonly visitor: Visitor;
  readonly token: string;
}

async function signedIn(context: TestContext, options: BenchOptions = {}): Promise<SignedIn> {
  const bench = await setUp(context, options);
  const visitor = bench.visitor();
  const { body } = await visitor.signIn(bench.service.issueCode());
  return { bench, visitor, token: String(body['access_token']) };
}

const isGood = async ({ bench }: SignedIn, token: unknown): Promise<boolean> => {
  const headers = { authorization: `Bearer ${String(token)}` };
  return (await fetch(`${bench.service.baseUrl}/v2/user`, { headers })).ok;
};

describe('replacing a token', () => {
  it('is done once for all tabs that ask at once', async (context) => {
    const world = await signedIn(context);
    const { bench, visitor, token } = world;
    const tabs = Array.from({ length: 20 }, () => visitor.refresh(token));
    const tokens = (await Promise.all(tabs)).map(({ body }) => body['access_token']);
    assert.equal(new Set(tokens).size, 1);
    assert.ok(await isGood(world, tokens[0]));
    assert.equal(bench.service.stats().tokens.refreshes, 1);
  });

  it('is not done again for a tab that comes late with the old one', async (context) => {
    const { bench, visitor, token } = await signedIn(context);
    const { body } = await visitor.refresh(token);
    bench.pass(3_600_000);
    assert.equal((await visitor.refresh(token)).body['access_token'], body['access_token']);
    assert.equal(bench.service.stats().tokens.refreshes, 1);
  });

  it('survives a cookie that is lost on the way', async (context) => {
    const world = await signedIn(context);
    const { bench, visitor, token } = world;
    const lost = await visitor.lose('refresh', { replaced: token });
    const found = await visitor.refresh(token);
    assert.equal(found.body['access_token'], lost.body['access_token']);
    assert.ok(await isGood(world, found.body['access_token']));
    assert.deepEqual(bench.service.stats().tokens, { refreshes: 1, reuses: 0, familiesRevoked: 0 });
  });

  it('goes on from what the page got, though its cookie was lost', async (context) => {
    const world = await signedIn(context);
    const { visitor, token } = world;
    const lost = await visitor.lose('refresh', { replaced: token });
    const next = await visitor.refresh(lost.body['access_token']);
    assert.ok(await isGood(world, next.body['access_token']));
  });

  it('ends the session where the cookie is found too late', async (context) => {
    const { bench, visitor, token } = await signedIn(context);
    await visitor.lose('refresh', { replaced: token });
    bench.pass(130_000);
    assert.equal((await visitor.refresh(token)).status, 401);
    assert.equal((await visitor.refresh()).status, 401);
  });
});

const quietPeriod = 30_000;

describe('a service that fails', () => {
  for (const fault of ['500', '502', '408', 'html', 'nonsense'] as const) {
    it(`before it refreshed, with ${fault}, costs nothing but half a minute`, async (context) => {
      const world = await signedIn(context);
      const { bench, visitor, token } = world;
      bench.service.planFault({ path: tokenPath, fault });
      const calls = bench.tokenCalls();
      for (let call = 0; call < 3; call += 1) {
        assert.deepEqual((await visitor.refresh(token)).body, { error: 'unknown_outcome' });
        bench.pass(quietPeriod / 3 - 100);
      }
      assert.equal(bench.tokenCalls(), calls + 1);
      assert.ok(await isGood(world, token));
      bench.pass(1000);
      const { status, body } = await visitor.refresh(token);
      assert.equal(status, 200);
      assert.ok(await isGood(world, body['access_token']));
      assert.equal(bench.service.stats().tokens.reuses, 0);
    });

    it(`after it refreshed, with ${fault}, ends the session without a second use`, async (context) => {
      const { bench, visitor, token } = await signedIn(context);
      bench.service.planFault({ path: tokenPath, fault, when: 'after' });
      assert.deepEqual((await visitor.refresh(token)).body, { error: 'unknown_outcome' });
      bench.pass(quietPeriod + 1000);
      const { status, body } = await visitor.refresh(token);
      assert.deepEqual([status, body], [401, { error: 'login_required' }]);
      assert.deepEqual(bench.service.stats().tokens, {
        refreshes: 1,
        reuses: 0,
        familiesRevoked: 0,
      });
    });
  }

  for (const fault of ['401', '403'] as const) {
    it(`with ${fault} while the page's token still works signs nobody out`, async (context) => {
      const world = await signedIn(context);
      const { bench, visitor, token } = world;
      bench.service.planFault({ path: tokenPath, fault });
      const told = await visitor.refresh(token);
      assert.deepEqual([told.status, told.body], [503, { error: 'throttled' }]);
      assert.equal(told.headers.get('set-cookie'), null);
      bench.pass(quietPeriod + 1000);
      const { body } = await visitor.refresh(token);
      assert.ok(await isGood(world, body['access_token']));
    });
  }

  it('to take a connection has done nothing, and may be asked again at once', async (context) => {
    let isDown = false;
    const nobody = `http://127.0.0.1:${await freePort()}`;
    const down: typeof fetch = (address, init) =>
      fetch(isDown && init?.method === 'POST' ? nobody : address, init);
    const { bench, visitor, token } = await signedIn(context, { broker: { fetch: down } });
    isDown = true;
    assert.deepEqual((await visitor.refresh(token)).body, { error: 'unknown_outcome' });
    isDown = false;
    assert.equal((await visitor.refresh(token)).status, 200);
    assert.equal(bench.service.stats().tokens.reuses, 0);
  });

  it('to answer at all is left in peace for a while, and then asked how it went', async (context) => {
    const world = await signedIn(context);
    const { bench, visitor, token } = world;
    bench.service.planFault({ path: tokenPath, fault: 'reset' });
    const calls = bench.tokenCalls();
    for (let call = 0; call < 3; call += 1) {
      const { status, body } = await visitor.refresh(token);
      assert.deepEqual([status, body], [502, { error: 'unknown_outcome' }]);
    }
    assert.equal(bench.tokenCalls(), calls + 1);
    bench.pass(31_000);
    const { body } = await visitor.refresh(token);
    assert.ok(await isGood(world, body['access_token']));
  });

  it('to answer though it refreshed is found out, and nothing is used twice', async (context) => {
    const { bench, visitor, token } = await signedIn(context);
    bench.service.planFault({ path: tokenPath, fault: 'reset', when: 'after' });
    assert.equal((await visitor.refresh(token)).status, 502);
    bench.pass(31_000);
    assert.equal((await visitor.refresh(token)).status, 401);
    assert.deepEqual(bench.service.stats().tokens, { refreshes: 1, reuses: 0, familiesRevoked: 0 });
  });

  for (const fault of ['html', 'nonsense'] as const) {
    it(`though it refreshed is not asked again because of ${fault} in its place`, async (context) => {
      const { bench, visitor, token } = await signedIn(context);
      bench.service.planFault({ path: tokenPath, fault: 'reset', when: 'after' });
      assert.equal((await visitor.refresh(token)).status, 502);
      bench.pass(quietPeriod + 1000);
      bench.service.planFault({ path: '/v2/user', method: 'GET', fault });
      assert.equal((await visitor.refresh(token)).status, 502);
      bench.pass(quietPeriod + 1000);
      assert.equal((await visitor.refresh(token)).status, 401);
      const tokens = { refreshes: 1, reuses: 0, familiesRevoked: 0 };
      assert.deepEqual(bench.service.stats().tokens, tokens);
    });
  }

  it('to answer in time does not keep the page waiting', async (context) => {
    const { bench, visitor, token } = await signedIn(context, {
      broker: { serviceTimeoutMs: 400 },
    });
    bench.service.planFault({ path: tokenPath, fault: 'timeout' });
    assert.equal((await visitor.refresh(token)).body['error'], 'unknown_outcome');
  });

  it('because it is busy is asked again when nothing can be under way any more', async (context) => {
    const { bench, visitor, token } = await signedIn(context);
    bench.service.planFault({ path: tokenPath, fault: '429' });
    const calls = bench.tokenCalls();
    const first = await visitor.refresh(token);
    assert.deepEqual([first.status, first.body], [429, { error: 'throttled' }]);
    assert.equal(first.headers.get('retry-after'), '30');
    bench.pass(10_000);
    const second = await visitor.refresh(token);
    assert.equal(second.status, 429);
    assert.ok(Number(second.headers.get('retry-after')) <= 20);
    assert.equal(bench.tokenCalls(), calls + 1);
    bench.pass(21_000);
    assert.equal((await visitor.refresh(token)).status, 200);
  });

  it('because it is busy, and refreshes all the same, is found out', async (context) => {
    const { bench, visitor, token } = await signedIn(context);
    bench.service.planFault({ path: tokenPath, fault: '429', when: 'after' });
    assert.equal((await visitor.refresh(token)).status, 429);
    bench.pass(31_000);
    assert.equal((await visitor.refresh(token)).status, 401);
    assert.equal(bench.service.stats().tokens.reuses, 0);
  });

  it('because it is busy is not taken for the silence that went before', async (context) => {
    const { bench, visitor, token } = await signedIn(context);
    bench.service.planFault({ path: tokenPath, fault: 'reset' });
    assert.equal((await visitor.refresh(token)).body['error'], 'unknown_outcome');
    bench.pass(31_000);
    bench.service.planFault({ path: tokenPath, fault: '429' });
    assert.equal((await visitor.refresh(token)).body['error'], 'throttled');
    bench.pass(31_000);
    assert.equal((await visitor.refresh(token)).status, 200);
    assert.equal(bench.service.stats().tokens.reuses, 0);
  });

  it('in the middle of a sign-in never gets the same code twice', async (context) => {
    const bench = await setUp(context);
    for (const fault of ['500', '429', '401', 'reset', 'html'] as const) {
      const code = bench.service.issueCode();
      bench.service.planFault({ path: tokenPath, fault });
      const calls = bench.tokenCalls();
      const visitor = bench.visitor();
      for (const wait of [0, 31_000, 100_000, 200_000]) {
        bench.pass(wait);
        assert.notEqual((await visitor.signIn(code)).status, 200);
      }
      assert.equal(bench.tokenCalls(), calls + 1);
    }
  });
});
