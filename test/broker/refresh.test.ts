import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { setUp, tokenPath, type Bench, type BenchOptions } from './bench.js';
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

describe('a service that fails', () => {
  const untouched = ['500', 'html', 'nonsense'] as const;
  for (const fault of untouched) {
    it(`before it refreshed, with ${fault}, costs nothing`, async (context) => {
      const world = await signedIn(context);
      world.bench.service.planFault({ path: tokenPath, fault });
      const { status, body } = await world.visitor.refresh(world.token);
      assert.equal(status, 200);
      assert.ok(await isGood(world, body['access_token']));
      assert.equal(world.bench.service.stats().tokens.reuses, 0);
    });

    it(`after it refreshed, with ${fault}, ends the session without a second use`, async (context) => {
      const { bench, visitor, token } = await signedIn(context);
      bench.service.planFault({ path: tokenPath, fault, when: 'after' });
      const { status, body } = await visitor.refresh(token);
      assert.deepEqual([status, body], [401, { error: 'login_required' }]);
      assert.deepEqual(bench.service.stats().tokens, {
        refreshes: 1,
        reuses: 0,
        familiesRevoked: 0,
      });
    });
  }

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

  it('to answer in time does not keep the page waiting', async (context) => {
    const { bench, visitor, token } = await signedIn(context, { broker: { patience: 50 } });
    bench.service.planFault({ path: tokenPath, fault: 'timeout' });
    assert.equal((await visitor.refresh(token)).body['error'], 'unknown_outcome');
  });

  it('because it is busy says when to come back, and may be asked again at once', async (context) => {
    const { bench, visitor, token } = await signedIn(context);
    bench.service.planFault({ path: tokenPath, fault: '429' });
    const { status, headers, body } = await visitor.refresh(token);
    assert.deepEqual(
      [status, body, headers.get('retry-after')],
      [429, { error: 'throttled' }, '1'],
    );
    assert.equal((await visitor.refresh(token)).status, 200);
  });

  it('because it is busy is not taken for the silence that went before', async (context) => {
    const { bench, visitor, token } = await signedIn(context);
    bench.service.planFault({ path: tokenPath, fault: 'reset' });
    assert.equal((await visitor.refresh(token)).body['error'], 'unknown_outcome');
    bench.pass(31_000);
    bench.service.planFault({ path: tokenPath, fault: '429' });
    assert.equal((await visitor.refresh(token)).body['error'], 'throttled');
    assert.equal((await visitor.refresh(token)).status, 200);
    assert.equal(bench.service.stats().tokens.reuses, 0);
  });
});

describe('signing out', () => {
  it('ends the token at the service and the session in the browser', async (context) => {
    const world = await signedIn(context);
    const { visitor, token } = world;
    assert.equal((await visitor.logout()).status, 204);
    assert.equal(visitor.cookie, '');
    assert.equal(await isGood(world, token), false);
  });

  it('while a refresh is under way takes what that brings along', async (context) => {
    const world = await signedIn(context);
    const { visitor, token } = world;
    const [refreshed] = await Promise.all([
      visitor.lose('refresh', { replaced: token }),
      visitor.logout(),
    ]);
    assert.equal(await isGood(world, refreshed.body['access_token']), false);
    assert.equal(visitor.cookie, '');
  });

  it('leaves nothing to a copy of the cookie that is still about', async (context) => {
    const { visitor, token } = await signedIn(context);
    const copy = visitor.cookie;
    await visitor.logout();
    const headers = { cookie: copy };
    const body = JSON.stringify({ replaced: token });
    assert.equal((await visitor.send('refresh', { headers, body })).status, 401);
  });

  it('works where there is no session, and where the service cannot be reached', async (context) => {
    const { bench, visitor } = await signedIn(context);
    bench.service.planFault({ path: tokenPath, method: 'DELETE', fault: 'reset' });
    assert.equal((await visitor.logout()).status, 204);
    assert.equal((await visitor.logout()).status, 204);
  });
});
