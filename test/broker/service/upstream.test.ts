import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import type { BrokerOptions } from '../../../src/broker/index.js';
import { answering, silent, type Answer } from '../../api/answering.js';
import { setUp } from '../bench.js';
import type { Told } from '../visitor.js';

/** What a page and the log are told where the service answers a code so. */
async function tellOf(
  context: TestContext,
  answer: Answer,
  broker: Partial<BrokerOptions> = {},
): Promise<Told & { secret: string; log: string }> {
  const { baseUrl } = await answering(context, answer);
  const bench = await setUp(context, { broker: { ...broker, apiUrl: baseUrl } });
  const told = await bench.visitor().signIn(bench.service.issueCode());
  return { ...told, secret: bench.service.clientSecret, log: JSON.stringify(bench.log) };
}

describe('whatever the service says', () => {
  it('of its own accord, nothing of it is passed on', async (context) => {
    const hostile: Answer = ({ json }, response) => {
      const told = JSON.stringify({ error: 'You sent', ...(json as object) });
      const headers = { 'set-cookie': 'a=1', 'x-told': told, 'content-type': 'application/json' };
      response.writeHead(400, headers).end(told);
      return undefined;
    };
    const { status, headers, body, secret, log } = await tellOf(context, hostile);
    assert.deepEqual([status, body], [400, { error: 'exchange_failed' }]);
    assert.equal(headers.get('set-cookie'), null);
    for (const heard of [JSON.stringify([...headers]), log]) {
      assert.ok(!heard.includes(secret));
      assert.doesNotMatch(heard, /wac_|You sent/);
    }
  });

  for (const status of [301, 302, 303, 307, 308]) {
    it(`a redirect with ${status} is not followed, and the secret with it`, async (context) => {
      const elsewhere = await answering(context, () => ({ access_token: 'wat_acme_1' }));
      const redirect: Answer = (_, response) => {
        response.writeHead(status, { location: elsewhere.baseUrl }).end();
        return undefined;
      };
      assert.equal((await tellOf(context, redirect)).body['error'], 'unknown_outcome');
      assert.equal(elsewhere.seen.length, 0);
    });
  }

  const hanging: readonly (readonly [string, Answer])[] = [
    ['at all', silent],
    [
      'to the end',
      (_, response) => {
        response.writeHead(200, { 'content-type': 'application/json' }).write('{"access_token":');
        return undefined;
      },
    ],
  ];
  for (const [name, answer] of hanging) {
    it(`if it does not answer ${name}, the page is told so in good time`, async (context) => {
      const { status, body } = await tellOf(context, answer, { serviceTimeoutMs: 100 });
      assert.deepEqual([status, body], [502, { error: 'unknown_outcome' }]);
    });
  }

  it('a token of another account is not handed out', async (context) => {
    const { status, body } = await tellOf(context, () => ({ access_token: 'wat_other_1' }));
    assert.deepEqual([status, body], [400, { error: 'exchange_failed' }]);
  });

  const useless: readonly unknown[] = [
    null,
    [],
    '',
    0,
    { access_token: 42 },
    { a: 'x'.repeat(1e6) },
  ];
  for (const answer of useless) {
    const name = JSON.stringify(answer).slice(0, 30);
    it(`makes no token of ${name}`, async (context) => {
      const { status, body } = await tellOf(context, () => answer);
      assert.deepEqual([status, body], [502, { error: 'unknown_outcome' }]);
    });
  }

  const lives: readonly (readonly [unknown, number | undefined])[] = [
    [28_799, 28_799],
    ['28800', 28_800],
    [0, undefined],
    [-1, undefined],
    [1e12, undefined],
    ['soon', undefined],
    [null, undefined],
  ];
  for (const [said, told] of lives) {
    it(`of a life of ${JSON.stringify(said)} seconds, the page is told ${told ?? 'nothing'}`, async (context) => {
      const answer = { access_token: 'wat_acme_1', refresh_token: 'wrt_acme_1', expires_in: said };
      const { body } = await tellOf(context, () => ({ ...answer, state: 'x', profile: {} }));
      assert.equal(body['access_token'], 'wat_acme_1');
      const rest = Object.keys(body).filter((name) => name !== 'expires_in');
      assert.deepEqual(rest, ['access_token', 'refreshable']);
      const life = body['expires_in'];
      if (told === undefined) assert.equal(life, undefined);
      else assert.ok(typeof life === 'number' && Math.abs(life - told) <= 2);
    });
  }

  for (const [after, told] of [
    ['7', '7'],
    ['999999', '300'],
    ['tomorrow', '1'],
    [new Date(Date.now() - 5000).toUTCString(), '1'],
    [String(Math.floor(Date.now() / 1000) - 5), '1'],
    [String(Math.floor(Date.now() / 1000) + 9999), '300'],
  ]) {
    it(`to come back after ${after ?? ''}, the page is told ${told ?? ''} seconds`, async (context) => {
      const busy: Answer = (_, response) => {
        response.writeHead(503, { 'retry-after': after }).end();
        return undefined;
      };
      const { status, headers } = await tellOf(context, busy);
      assert.deepEqual([status, headers.get('retry-after')], [429, told]);
    });
  }
});
