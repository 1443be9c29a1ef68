import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { memoryStore, type BrokerOptions, type ReplayStore } from '../../../src/broker/index.js';
import { setUp, tokenPath, type Bench, type BenchOptions } from '../bench.js';
import { eventually } from '../eventually.js';
import type { Told, Visitor } from '../visitor.js';

const day = 24 * 3_600_000;

interface World {
  readonly bench: Bench;
  readonly visitor: Visitor;
  readonly token: string;
  /** A browser with the cookies of `visitor` as they are now, at a broker of its own. */
  readonly copy: (more?: Partial<BrokerOptions>) => Visitor;
  readonly isGood: (token: unknown) => Promise<boolean>;
  /** A memory that the broker of `visitor` shares where it was asked to. */
  readonly replay: ReplayStore;
}

async function signedIn(
  context: TestContext,
  options: BenchOptions = {},
  isShared = false,
): Promise<World> {
  const bench = await setUp(context, options);
  const replay = memoryStore(bench.now);
  const visitor = bench.visitor(isShared ? { replay } : {});
  const { body } = await visitor.signIn(bench.service.issueCode());
  const isGood = async (token: unknown): Promise<boolean> => {
    const headers = { authorization: `Bearer ${String(token)}` };
    return (await fetch(`${bench.service.baseUrl}/v2/user`, { headers })).ok;
  };
  const copy = (more?: Partial<BrokerOptions>): Visitor => {
    const other = bench.visitor(more);
    for (const [name, value] of visitor.cookies) other.cookies.set(name, value);
    return other;
  };
  return { bench, visitor, token: String(body['access_token']), copy, isGood, replay };
}

const isPending = ({ status, body, headers }: Told): void => {
  assert.deepEqual([status, body], [503, { error: 'throttled' }]);
  assert.equal(headers.get('retry-after'), '5');
};

describe('signing out', () => {
  it('ends the token at the service and the session in the browser', async (context) => {
    const { visitor, token, isGood } = await signedIn(context);
    assert.equal((await visitor.logout()).status, 204);
    assert.equal(visitor.cookie, '');
    assert.equal(await isGood(token), false);
  });

  it('while a refresh is under way takes what that brings along', async (context) => {
    const { visitor, token, isGood } = await signedIn(context);
    const [refreshed] = await Promise.all([
      visitor.lose('refresh', { replaced: token }),
      visitor.logout(),
    ]);
    assert.equal(await isGood(refreshed.body['access_token']), false);
    assert.equal(visitor.cookie, '');
  });

  for (const [what, hasRefreshed] of [
    ['of a session that was never refreshed', false],
    ['of a session that was refreshed', true],
  ] as const) {
    for (const [when, wait] of [
      ['a second', 1000],
      ['121 seconds', 121_000],
      ['100 days', 100 * day],
    ] as const) {
      it(`leaves nothing to a copy of the cookie ${what}, ${when} later`, async (context) => {
        const { bench, visitor, token, copy, isGood, replay } = await signedIn(context, {}, true);
        if (hasRefreshed) await visitor.refresh(token);
        // One that shares the memory, and two that have just been started empty.
        const empty = memoryStore(bench.now);
        const copies = [copy({ replay }), copy({ replay: empty }), copy()];
        assert.equal((await visitor.logout()).status, 204);
        bench.pass(wait);
        for (const each of copies) {
          const { body } = await each.lose('refresh', {});
          assert.equal(await isGood(body['access_token']), false);
          const next = await each.lose('refresh', { replaced: body['access_token'] });
          assert.notEqual(next.status, 200);
        }
        bench.pass(31_000);
        for (const each of copies) {
          const held = (await each.lose('refresh', {})).body['access_token'];
          assert.equal((await each.lose('refresh', { replaced: held })).status, 401);
        }
      });
    }
  }

  it('ends the session, too, whose cookie was lost after its last refresh', async (context) => {
    const { visitor, token, isGood } = await signedIn(context);
    const lost = await visitor.lose('refresh', { replaced: token });
    assert.equal((await visitor.logout()).status, 204);
    assert.equal(await isGood(lost.body['access_token']), false);
  });

  it('without refresh tokens ends the one token', async (context) => {
    const { bench, visitor, token, isGood } = await signedIn(context, {
      service: { refreshTokens: false },
    });
    const calls = bench.tokenCalls();
    assert.equal((await visitor.logout()).status, 204);
    assert.equal(await isGood(token), false);
    assert.equal(bench.tokenCalls(), calls);
  });

  it('where there is no session is done', async (context) => {
    const bench = await setUp(context);
    assert.equal((await bench.visitor().logout()).status, 204);
  });
});

describe('signing out while the service fails', () => {
  const forLong = 1000;

  for (const fault of ['429', '500', 'reset', 'html'] as const) {
    it(`with ${fault} has the page come back, which finishes it`, async (context) => {
      const { bench, visitor, token, copy, isGood } = await signedIn(context);
      const thief = copy();
      bench.service.planFault({ path: tokenPath, method: 'POST', fault, times: forLong });
      isPending(await visitor.logout());
      assert.equal(bench.log.at(-1)?.verdict, 'signing_out');
      // What the browser keeps is good for nothing but another attempt.
      const { status, headers } = await visitor.refresh();
      assert.deepEqual([status, headers.get('set-cookie')], [401, null]);
      bench.service.clearFaults();
      assert.equal((await visitor.logout()).status, 204);
      assert.equal(visitor.cookie, '');
      assert.equal(await isGood(token), false);
      assert.equal((await thief.refresh(token)).status, 401);
    });
  }

  it('is finished by the page at another process that remembers nothing', async (context) => {
    const { bench, visitor, token, copy, isGood } = await signedIn(context);
    const thief = copy();
    bench.service.planFault({ path: tokenPath, fault: 'reset', times: forLong });
    isPending(await visitor.logout());
    const elsewhere = copy();
    bench.service.clearFaults();
    assert.equal((await elsewhere.logout()).status, 204);
    assert.equal(await isGood(token), false);
    assert.equal((await thief.refresh(token)).status, 401);
  });

  it('refuses copies of the cookie meanwhile, at every process and for half a year', async (context) => {
    const { bench, visitor, copy, replay } = await signedIn(context, {}, true);
    const thief = copy({ replay });
    bench.service.planFault({ path: tokenPath, fault: '500', times: forLong });
    isPending(await visitor.logout());
    for (const wait of [0, 121_000, day, 100 * day]) {
      bench.pass(wait);
      assert.equal((await thief.lose('refresh', {})).status, 401);
    }
  });

  it('is finished by the broker itself, though the page never comes back', async (context) => {
    const { bench, visitor, token, copy, isGood } = await signedIn(context);
    const thief = copy();
    bench.service.planFault({ path: tokenPath, fault: 'reset', times: 3 });
    isPending(await visitor.logout());
    bench.service.clearFaults();
    await eventually(async () => !(await isGood(token)));
    await eventually(() => bench.service.stats().tokens.familiesRevoked === 1);
    assert.equal((await thief.refresh(token)).status, 401);
  });

  it('stands in nobody’s way who signs in again', async (context) => {
    const { bench, visitor, token, isGood } = await signedIn(context);
    bench.service.planFault({ path: tokenPath, fault: '500', times: 1 });
    isPending(await visitor.logout());
    const { status, body } = await visitor.signIn(bench.service.issueCode(), 'b'.repeat(32));
    assert.equal(status, 200);
    assert.equal((await visitor.refresh()).body['access_token'], body['access_token']);
    await eventually(async () => !(await isGood(token)));
    assert.ok(await isGood(body['access_token']));
  });

  it('without refresh tokens keeps the one token, to end it later', async (context) => {
    const { bench, visitor, token, copy, isGood } = await signedIn(context, {
      service: { refreshTokens: false },
    });
    const thief = copy({});
    bench.service.planFault({ path: tokenPath, method: 'DELETE', fault: '500' });
    isPending(await visitor.logout());
    assert.equal((await visitor.refresh()).status, 401);
    assert.equal((await visitor.logout()).status, 204);
    assert.equal(await isGood(token), false);
    assert.equal(await isGood((await thief.refresh()).body['access_token']), false);
  });
});
