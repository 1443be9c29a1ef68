import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { newKey, origin, setUp } from './bench.js';
import { Visitor } from './visitor.js';

const hour = 3_600_000;

describe('signing in', () => {
  it('gives the page an access token and keeps the rest', async (context) => {
    const bench = await setUp(context);
    const visitor = bench.visitor();
    const { status, body, headers } = await visitor.signIn(bench.service.issueCode());
    assert.equal(status, 200);
    assert.deepEqual(Object.keys(body).sort(), ['access_token', 'expires_in', 'refreshable']);
    assert.match(String(body['access_token']), /^wat_acme_/);
    const cookie = headers.get('set-cookie') ?? '';
    assert.match(cookie, /^__Host-/);
    for (const attribute of [
      'Secure',
      'HttpOnly',
      'Path=/',
      'SameSite=Strict',
      'Max-Age=15552000',
    ]) {
      assert.ok(cookie.split('; ').includes(attribute), attribute);
    }
    assert.doesNotMatch(cookie, /w[ar]t_|Domain/);
  });

  it('is refused with a code of another shape or another account', async (context) => {
    const bench = await setUp(context);
    const codes = ['wat_acme_1', 'wac_other_1', 'wac_acme_2_1', 'wac_acme_', '', 42, null, {}];
    for (const code of codes) {
      const answer = await bench.visitor().post('token', { code, attempt: 'a'.repeat(32) });
      assert.deepEqual([answer.status, answer.body['error']], [400, 'exchange_failed']);
    }
    assert.equal(bench.tokenCalls(), 0);
  });

  it('is refused with a code that the service does not know', async (context) => {
    const bench = await setUp(context);
    const answer = await bench.visitor().signIn('wac_acme_unknown');
    assert.deepEqual([answer.status, answer.body], [400, { error: 'exchange_failed' }]);
    assert.equal(answer.headers.get('set-cookie'), null);
  });

  it('gives one answer to one attempt however often it arrives', async (context) => {
    const bench = await setUp(context);
    const visitor = bench.visitor();
    const code = bench.service.issueCode();
    const answers = await Promise.all([visitor.signIn(code), visitor.signIn(code)]);
    answers.push(await visitor.signIn(code));
    assert.equal(new Set(answers.map(({ body }) => body['access_token'])).size, 1);
    assert.equal(bench.tokenCalls(), 1);
  });

  it('gives nothing to whoever else has found the code', async (context) => {
    const bench = await setUp(context);
    const code = bench.service.issueCode();
    const broker = bench.broker();
    assert.equal((await new Visitor(broker, origin).signIn(code)).status, 200);
    assert.equal((await new Visitor(broker, origin).signIn(code, 'b'.repeat(32))).status, 400);
    assert.equal(bench.tokenCalls(), 1);
  });
});

describe('a session', () => {
  it('is found again after a reload without a call to the service', async (context) => {
    const bench = await setUp(context);
    const visitor = bench.visitor();
    const { body } = await visitor.signIn(bench.service.issueCode());
    assert.equal((await visitor.refresh()).body['access_token'], body['access_token']);
    assert.equal(bench.tokenCalls(), 1);
  });

  it('gets a fresh token once the last one has lapsed', async (context) => {
    const bench = await setUp(context);
    const visitor = bench.visitor();
    const { body } = await visitor.signIn(bench.service.issueCode());
    bench.pass(9 * hour);
    const fresh = await visitor.refresh();
    assert.notEqual(fresh.body['access_token'], body['access_token']);
    assert.ok(Number(fresh.body['expires_in']) > 28_790);
  });

  it('that never was is no error to a page that asks quietly, and one to every other', async (context) => {
    const bench = await setUp(context);
    const visitor = bench.visitor();
    const unheard = { error: 'login_required' };
    for (const [body, status] of [
      [{ quiet: true }, 200],
      [{ quiet: 'true' }, 401],
      [{}, 401],
    ] as const) {
      const told = await visitor.post('refresh', body);
      assert.deepEqual([told.status, told.body], [status, unheard]);
    }
    const quietly = (headers: Record<string, string>) =>
      visitor.send('refresh', { headers, body: '{"quiet":true}' });
    assert.equal((await quietly({ origin: 'https://evil.example' })).status, 403);
    assert.equal((await quietly({ 'x-dam-auth': '' })).status, 403);

    await visitor.signIn(bench.service.issueCode());
    const [[name = ''] = []] = visitor.cookies;
    visitor.cookies.set(name, 'spoilt');
    const spoilt = await visitor.post('refresh', { quiet: true });
    assert.deepEqual([spoilt.status, spoilt.body], [401, unheard]);
    assert.equal((await visitor.post('refresh', { quiet: true })).status, 200);
  });

  it('outlives a change of keys, until the old one is taken away', async (context) => {
    const bench = await setUp(context);
    const [before, after] = [newKey(), newKey()];
    const visitor = bench.visitor({ cookieKeys: [before] });
    await visitor.signIn(bench.service.issueCode());
    const rotated = bench.visitor({ cookieKeys: [after, before] });
    const old = new Map(visitor.cookies);
    for (const [name, value] of old) rotated.cookies.set(name, value);
    assert.equal((await rotated.refresh()).status, 200);
    const only = bench.visitor({ cookieKeys: [after] });
    for (const [name, value] of rotated.cookies) only.cookies.set(name, value);
    assert.equal((await only.refresh()).status, 200);
    for (const [name, value] of old) only.cookies.set(name, value);
    assert.equal((await only.refresh()).status, 401);
  });

  it('without refresh tokens lasts as long as its one token', async (context) => {
    const bench = await setUp(context, { service: { refreshTokens: false } });
    const visitor = bench.visitor();
    const { body, headers } = await visitor.signIn(bench.service.issueCode());
    assert.deepEqual([body['refreshable'], 'expires_in' in body], [false, false]);
    assert.doesNotMatch(headers.get('set-cookie') ?? '', /Max-Age/);
    assert.equal((await visitor.refresh()).body['access_token'], body['access_token']);
    assert.equal((await visitor.refresh(body['access_token'])).status, 401);
    assert.equal((await visitor.refresh()).status, 401);
    assert.equal(bench.tokenCalls(), 1);
  });
});
