import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { memoryStore, type BrokerOptions } from '../../src/broker/index.js';
import { origin, setUp, type Bench } from './bench.js';
import { eventually } from './eventually.js';
import { Visitor } from './visitor.js';

interface Pair {
  readonly bench: Bench;
  readonly first: Visitor;
  readonly second: Visitor;
  readonly token: string;
}

/** One browser that meets either of two instances. Its cookies are those of `first` and `second`. */
async function pair(
  context: TestContext,
  options: (bench: Bench) => readonly [Partial<BrokerOptions>, Partial<BrokerOptions>],
): Promise<Pair> {
  const bench = await setUp(context);
  const [one, other] = options(bench);
  const first = bench.visitor(one);
  const second = new Visitor(bench.broker(other), origin, first.cookies);
  const { body } = await first.signIn(bench.service.issueCode());
  return { bench, first, second, token: String(body['access_token']) };
}

describe('two instances without a shared memory', () => {
  const apart = (): readonly [object, object] => [{}, {}];

  it('serve one browser in turn, as long as every cookie arrives', async (context) => {
    const { bench, first, second, token } = await pair(context, apart);
    const next = await second.refresh(token);
    assert.equal(next.status, 200);
    assert.equal((await first.refresh(next.body['access_token'])).status, 200);
    assert.deepEqual(bench.service.stats().tokens, { refreshes: 2, reuses: 0, familiesRevoked: 0 });
  });

  it('use no token twice where a request is repeated to the other one, and say so', async (context) => {
    const { bench, first, second, token } = await pair(context, apart);
    await first.lose('refresh', { replaced: token });
    const repeated = await second.refresh(token);
    assert.deepEqual([repeated.status, repeated.body], [401, { error: 'login_required' }]);
    assert.equal(second.cookie, '');
    assert.deepEqual(bench.service.stats().tokens, { refreshes: 1, reuses: 0, familiesRevoked: 0 });
  });

  it('never get a second session out of one code', async (context) => {
    const { bench, first, second } = await pair(context, apart);
    const code = bench.service.issueCode();
    assert.equal((await first.signIn(code)).status, 200);
    assert.equal((await second.signIn(code, 'b'.repeat(32))).status, 400);
  });
});

describe('two instances with a shared memory', () => {
  const shared = (bench: Bench): readonly [object, object] => {
    const replay = memoryStore(bench.now);
    return [{ replay }, { replay }];
  };

  it('keep the session where a request is repeated to the other one', async (context) => {
    const { bench, first, second, token } = await pair(context, shared);
    const lost = await first.lose('refresh', { replaced: token });
    const repeated = await second.refresh(token);
    assert.equal(repeated.body['access_token'], lost.body['access_token']);
    assert.equal(bench.service.stats().tokens.reuses, 0);
  });

  it('leave an unknown outcome in peace together, and together ask how it went', async (context) => {
    const { bench, first, second, token } = await pair(context, shared);
    bench.service.planFault({ path: '/v2/oauth/access-token', fault: 'reset' });
    const calls = bench.tokenCalls();
    for (const visitor of [first, second, first]) {
      const { status, body } = await visitor.refresh(token);
      assert.deepEqual([status, body], [502, { error: 'unknown_outcome' }]);
    }
    assert.equal(bench.tokenCalls(), calls + 1);
    bench.pass(31_000);
    assert.equal((await second.refresh(token)).status, 200);
  });

  it('do not wait for ever for one that died, and then find out how far it came', async (context) => {
    let isStuck = false;
    const { bench, first, second, token } = await pair(context, (world) => {
      const [one, other] = shared(world);
      const stuck: typeof fetch = (address, init) => {
        const { body } = init ?? {};
        if (typeof body !== 'string' || !body.includes('refresh_token'))
          return fetch(address, init);
        isStuck = true;
        return new Promise(() => undefined);
      };
      return [{ ...one, fetch: stuck }, other];
    });
    void first.lose('refresh', { replaced: token });
    await eventually(() => isStuck);
    let isAnswered = false;
    const waiting = second.refresh(token).finally(() => (isAnswered = true));
    await eventually(() => {
      bench.pass(1000);
      return isAnswered;
    });
    assert.deepEqual((await waiting).body, { error: 'unknown_outcome' });
    bench.pass(120_000);
    assert.equal((await second.refresh(token)).status, 200);
    assert.deepEqual(bench.service.stats().tokens, { refreshes: 1, reuses: 0, familiesRevoked: 0 });
  });
});
