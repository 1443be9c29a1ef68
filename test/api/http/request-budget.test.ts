import assert from 'node:assert/strict';
import { describe, test, type TestContext } from 'node:test';
import { createClient, type ClientOptions } from '../../../src/api/index.js';
import { createRequestBudget, type TakeTurn } from '../../../src/api/http/request-budget.js';
import { answering } from '../answering.js';
import { tokensGiving } from '../tokens.js';

/** A budget whose clock moves only while somebody waits for it. */
function budget(): {
  readonly takeTurn: TakeTurn;
  readonly act: () => void;
  readonly pass: (milliseconds: number) => void;
  /** So many turns, taken at once: when each came, in milliseconds. */
  readonly take: (count: number) => Promise<readonly number[]>;
} {
  let time = 0;
  let actedAt = -Infinity;
  let tick: Promise<void> | undefined;
  const takeTurn = createRequestBudget({
    now: () => time,
    wait: async (milliseconds, signal) => {
      tick ??= new Promise((resolve) => {
        setImmediate(() => {
          time += milliseconds;
          tick = undefined;
          resolve();
        });
      });
      await tick;
      signal?.throwIfAborted();
    },
    lastInteractionAt: () => actedAt,
  });
  return {
    takeTurn,
    act: () => (actedAt = time),
    pass: (milliseconds) => (time += milliseconds),
    take: (count) => Promise.all(Array.from({ length: count }, () => takeTurn().then(() => time))),
  };
}

/** The most of these that lie within so many milliseconds. */
function most(times: readonly number[], span: number): number {
  return Math.max(...times.map((from) => times.filter((t) => t >= from && t < from + span).length));
}

describe('the budget of a page that nobody touches', () => {
  test('lets ten requests go at once', async () => {
    assert.deepEqual(await budget().take(10), Array(10).fill(0));
  });

  test('lets no more than ten go in any second, and loses none', async () => {
    const times = await budget().take(45);
    assert.equal(times.length, 45);
    assert.equal(most(times, 1_000), 10);
  });

  test('lets no more than 300 go in any minute', async () => {
    const times = await budget().take(620);
    assert.equal(most(times, 60_000), 300);
  });

  test('lets them go in the order in which they came', async () => {
    const { takeTurn } = budget();
    const order: number[] = [];
    await Promise.all(
      Array.from({ length: 30 }, (_, place) => takeTurn().then(() => order.push(place))),
    );
    assert.deepEqual(
      order,
      [...order].sort((one, other) => one - other),
    );
  });

  test('rejects at once what is given up, and gives its place to the next', async () => {
    const { take, takeTurn } = budget();
    await take(10);
    const leaving = new AbortController();
    const left = takeTurn(leaving.signal);
    const next = takeTurn();
    leaving.abort(new Error('given up'));
    await assert.rejects(left, { message: 'given up' });
    await next;
  });
});

describe('the budget after a person did something', () => {
  test('lets 40 requests go at once, and no more in any second', async () => {
    const { act, take } = budget();
    act();
    const times = await take(120);
    assert.deepEqual(times.slice(0, 40), Array(40).fill(0));
    assert.equal(most(times, 1_000), 40);
  });

  test('is that of an idle page again ten seconds later', async () => {
    const { act, pass, take } = budget();
    act();
    pass(10_001);
    assert.equal(most(await take(30), 1_000), 10);
  });

  test('is bound in a minute too, however much is done', async () => {
    const { act, take } = budget();
    const times: number[] = [];
    for (let round = 0; round < 100; round += 1) {
      act();
      times.push(...(await take(20)));
    }
    assert.ok(most(times, 60_000) <= 1_200);
  });
});

describe('a client outside of a page', () => {
  /** How many of 14 calls of two clients are sent before the budget is used up. */
  async function sent(t: TestContext, options: Partial<ClientOptions>): Promise<number> {
    const { baseUrl, seen } = await answering(t, () => ({ uuid: 'u' }));
    const tokens = tokensGiving('wat_acme_1');
    const clients = [1, 2].map(() => createClient({ baseUrl, tokens, ...options }));
    const leaving = new AbortController();
    const { signal } = leaving;
    const calls = Array.from({ length: 14 }, async (_, call) =>
      clients[call % 2]?.getUser({ signal }),
    );
    await Promise.all(calls.slice(0, 10));
    if (!options.budget) await Promise.all(calls);
    leaving.abort();
    await Promise.allSettled(calls);
    return seen.length;
  }

  test('sends what it is asked for at once', async (t) => {
    assert.equal(await sent(t, {}), 14);
  });

  test('shares the budget with others where it is asked to', async (t) => {
    assert.equal(await sent(t, { budget: true }), 10);
  });
});
