import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { assetRecord } from '../asset-record.js';
import { at, caller, hurriedClock, jsonOf, requestTokens, textAt } from '../caller.js';

const missing = '99999999-9999-4999-8999-999999999999';

const limits = ['x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset'];

for (const quirks of [false, true]) {
  describe(`refusals, ${quirks ? 'with quirks' : 'by the book'}`, () => {
    const { service, ask } = caller([], { quirks, now: hurriedClock() });

    it('are JSON of the recorded shape, whatever is refused', async () => {
      const refused: Readonly<Record<string, readonly [number, () => Promise<Response>]>> = {
        'a parameter': [400, () => ask('/v2/assets/search?limit=0')],
        'no token': [401, () => service.fetch(`${service.baseUrl}/v2/user`)],
        'an unknown asset': [404, () => ask(`/v2/assets/${missing}`)],
        'an unknown product': [404, () => ask(`/v2/products/${missing}`)],
        'an unknown user': [404, () => ask(`/v2/user/${missing}`)],
        'an unknown path': [404, () => ask('/v2/nothing')],
        'a wrong method': [405, () => ask('/v2/user', { method: 'DELETE' })],
        'a body that is no JSON': [415, () => ask('/v2/products', { method: 'POST' })],
        'a grant without its code': [
          400,
          () => requestTokens(service, { grant_type: 'authorization_code' }),
        ],
      };
      for (const [what, [status, asking]] of Object.entries(refused)) {
        const answer = await asking();
        assert.equal(answer.status, status, what);
        assert.match(answer.headers.get('content-type') ?? '', /^application\/json/, what);
        const body = await jsonOf(answer);
        assert.deepEqual(Object.keys(Object(body) as object).sort(), [
          'error',
          'error_message',
          'response_code',
          'stack_trace',
        ]);
        assert.deepEqual(
          [at(body, 'error'), at(body, 'response_code'), at(body, 'stack_trace')],
          [true, status, null],
        );
        assert.ok(textAt(body, 'error_message').endsWith('.'), what);
      }
    });

    it('of a token that lapsed are 401', async () => {
      let now = 0;
      const person = caller([], { quirks, now: () => now });
      assert.equal((await person.ask('/v2/user')).status, 200);
      now = 28_800_000;
      assert.equal((await person.ask('/v2/user')).status, 401);
    });
  });

  describe(`text that is not plain English, ${quirks ? 'with quirks' : 'by the book'}`, () => {
    it('is JSON in UTF-8', async () => {
      const filename = 'Größe 東京 🏔 “naïve”.jpg';
      const { ask } = caller([assetRecord({ filename })], { quirks });
      const answer = await ask('/v2/assets/search');
      assert.match(
        answer.headers.get('content-type') ?? '',
        /^application\/json(; *charset=utf-8)?$/i,
      );
      const utf8 = new TextDecoder('utf-8', { fatal: true });
      const json: unknown = JSON.parse(utf8.decode(await answer.arrayBuffer()));
      assert.equal(at(json, 'items', 0, 'filename'), filename);
    });
  });
}

describe('the rate limit', () => {
  it('of quirks is told on every answer, refusals included, and its end only past it', async () => {
    const { ask, service } = caller([], { quirks: true, now: () => Date.UTC(2026, 0, 1) });
    const unsigned = (): Promise<Response> => service.fetch(`${service.baseUrl}/v2/user`);
    const answers = [await ask('/v2/user'), await ask('/v2/nothing'), await unsigned()];
    assert.deepEqual(
      answers.map(({ headers }) => limits.map((name) => headers.get(name))),
      ['49', '48', '47'].map((left) => ['50/second', left, null]),
    );
    while ((await ask('/v2/user')).headers.get('x-ratelimit-remaining') !== '0');
    const refused = await ask('/v2/user');
    assert.equal(refused.status, 429);
    assert.deepEqual(
      limits.map((name) => refused.headers.get(name)),
      ['50/second', '0', '2026-01-01T00:00:01.000Z'],
    );
    assert.equal(refused.headers.get('retry-after'), null);
    assert.equal(at(await jsonOf(refused), 'response_code'), 429);
  });

  it('is one for all tokens, counts no question before a request, and not what the site serves', async () => {
    const { ask, service } = caller([], { quirks: true, now: () => 0 });
    const { baseUrl, siteUrl } = service;
    const preflight = { origin: 'http://localhost:5173', 'access-control-request-method': 'GET' };
    await service.fetch(`${baseUrl}/v2/user`, { method: 'OPTIONS', headers: preflight });
    const page = await service.fetch(`${siteUrl}/nothing`);
    assert.equal(page.headers.get('x-ratelimit-limit'), null);
    const headers = { authorization: `Bearer ${service.issueTokens().accessToken}` };
    const other = await service.fetch(`${baseUrl}/v2/user`, { headers });
    assert.equal(other.headers.get('x-ratelimit-remaining'), '49');
    assert.equal((await ask('/v2/user')).headers.get('x-ratelimit-remaining'), '48');
  });

  it('is none by the book', async () => {
    const { ask } = caller([], { now: () => 0 });
    for (let sent = 0; sent < 60; sent += 1) {
      const { status, headers } = await ask('/v2/user');
      assert.equal(status, 200);
      assert.ok(limits.every((name) => headers.get(name) === null));
    }
  });
});
