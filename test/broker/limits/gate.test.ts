import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { origin, setUp } from '../bench.js';

/** The headers by which a page may read an answer. */
const leaveIn = (headers: Headers): string[] =>
  [...headers.keys()].filter((name) => name.startsWith('access-control-'));

describe('what is not a page of ours', () => {
  const strangers: readonly (readonly [string, Record<string, string>])[] = [
    ['no origin', { origin: '' }],
    ['the null origin of a sandbox', { origin: 'null' }],
    ['the http twin', { origin: 'http://cms.example.com' }],
    ['an origin that ends alike', { origin: 'https://evilcms.example.com' }],
    ['an origin that begins alike', { origin: 'https://cms.example.com.evil.example' }],
    ['another port', { origin: `${origin}:8443` }],
    ['an origin with a path', { origin: `${origin}/` }],
    ['two origins', { origin: `${origin}, ${origin}` }],
  ];
  for (const [name, headers] of strangers) {
    it(`gets no token and no leave to read the answer: ${name}`, async (context) => {
      const bench = await setUp(context);
      const body = JSON.stringify({ code: bench.service.issueCode(), attempt: 'a'.repeat(32) });
      const answer = await bench.visitor().send('token', { headers, body });
      assert.equal(answer.status, 403);
      assert.deepEqual(leaveIn(answer.headers), []);
      assert.equal(answer.headers.get('set-cookie'), null);
      const asking = {
        ...headers,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type, x-dam-auth',
      };
      const preflight = await bench.visitor().send('token', { method: 'OPTIONS', headers: asking });
      assert.equal(preflight.status, 403);
      assert.deepEqual(leaveIn(preflight.headers), []);
      assert.equal(bench.tokenCalls(), 0);
      assert.deepEqual(
        bench.log.map(({ verdict }) => verdict),
        ['refused_origin', 'refused_origin'],
      );
    });
  }

  const requests: readonly (readonly [string, number, RequestInit])[] = [
    ['without the header that a form cannot send', 403, { headers: { 'x-dam-auth': '' } }],
    [
      'with a body of a form',
      415,
      { headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    ],
    [
      'with a body of a form with files',
      415,
      { headers: { 'content-type': 'multipart/form-data' } },
    ],
    ['with a body of plain text', 415, { headers: { 'content-type': 'text/plain' } }],
    ['with a body of no type', 415, { headers: { 'content-type': '' } }],
    [
      'with JSON said to be text',
      415,
      { headers: { 'content-type': 'text/plain;application/json' } },
    ],
    ['longer than any of ours', 413, { body: JSON.stringify({ code: 'x'.repeat(5000) }) }],
    ['that only reads', 405, { method: 'GET', body: null }],
    ['whose body is no object', 400, { body: '["code"]' }],
  ];
  for (const [name, status, change] of requests) {
    it(`is turned away with a request ${name}`, async (context) => {
      const bench = await setUp(context);
      const body = JSON.stringify({ code: bench.service.issueCode(), attempt: 'a'.repeat(32) });
      const { headers, ...rest } = change;
      const init = { body, ...rest, headers: headers as Record<string, string> };
      const answer = await bench.visitor().send('token', init);
      assert.equal(answer.status, status);
      assert.deepEqual(leaveIn(answer.headers), []);
      assert.equal(answer.headers.get('set-cookie'), null);
      assert.equal(bench.tokenCalls(), 0);
    });
  }
});

describe('a page of ours', () => {
  it('may send the two headers it needs, with its cookie, and nothing else', async (context) => {
    const { headers, status } = await (
      await setUp(context)
    )
      .visitor()
      .send('refresh', { method: 'OPTIONS' });
    assert.equal(status, 204);
    assert.equal(headers.get('access-control-allow-origin'), origin);
    assert.equal(headers.get('access-control-allow-credentials'), 'true');
    assert.equal(headers.get('access-control-allow-headers'), 'content-type, x-dam-auth');
    assert.equal(headers.get('access-control-allow-methods'), 'POST');
  });

  it('may not send more than that, whatever its preflight asks for', async (context) => {
    const headers = {
      'access-control-request-method': 'DELETE',
      'access-control-request-headers': 'authorization, x-forwarded-for',
      'access-control-request-private-network': 'true',
    };
    const answer = await (
      await setUp(context)
    )
      .visitor()
      .send('token', { method: 'OPTIONS', headers });
    assert.deepEqual(leaveIn(answer.headers).sort(), [
      'access-control-allow-credentials',
      'access-control-allow-headers',
      'access-control-allow-methods',
      'access-control-allow-origin',
      'access-control-expose-headers',
      'access-control-max-age',
    ]);
    assert.equal(answer.headers.get('access-control-allow-methods'), 'POST');
    assert.equal(answer.headers.get('access-control-allow-headers'), 'content-type, x-dam-auth');
  });

  it('gets answers that nobody keeps', async (context) => {
    const { headers } = await (await setUp(context)).visitor().refresh();
    assert.equal(headers.get('cache-control'), 'no-store');
    assert.equal(headers.get('vary'), 'Origin');
    assert.equal(headers.get('x-content-type-options'), 'nosniff');
  });

  it('is slowed down when it asks too often, and let in again later', async (context) => {
    const rateLimit = { requests: 2, seconds: 30, addressOf: () => '192.0.2.1' };
    const bench = await setUp(context, { broker: { rateLimit } });
    const visitor = bench.visitor();
    const statuses = [];
    for (let call = 0; call < 3; call += 1) statuses.push((await visitor.refresh()).status);
    assert.deepEqual(statuses, [401, 401, 429]);
    bench.pass(31_000);
    assert.equal((await visitor.refresh()).status, 401);
  });
});

describe('an operator', () => {
  it('can ask whether the broker is up', async (context) => {
    const bench = await setUp(context);
    const answer = await bench.broker()(new Request('https://cms.example.com/dam-auth/health'));
    assert.equal(answer.status, 200);
  });

  it('never finds a secret in the log', async (context) => {
    const bench = await setUp(context);
    const visitor = bench.visitor();
    const code = bench.service.issueCode();
    const { body } = await visitor.signIn(code);
    await visitor.refresh(body['access_token']);
    const written = JSON.stringify(bench.log);
    const secrets = [
      code,
      String(body['access_token']),
      visitor.cookie,
      bench.service.clientSecret,
    ];
    for (const secret of secrets) assert.ok(!written.includes(secret));
    assert.deepEqual(
      bench.log.map(({ endpoint, verdict }) => `${endpoint} ${verdict}`),
      ['token ok', 'refresh ok'],
    );
  });
});
