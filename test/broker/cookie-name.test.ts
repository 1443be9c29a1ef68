import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import type { BrokerOptions } from '../../src/broker/index.js';
import { origin, setUp } from './bench.js';
import { Visitor } from './visitor.js';

describe('the name of a cookie', () => {
  const nameOf = async (
    context: TestContext,
    at: string,
    more: Partial<BrokerOptions> = {},
  ): Promise<string> => {
    const bench = await setUp(context, { broker: { allowedOrigins: [at] } });
    const visitor = new Visitor(bench.broker({ fetch: anyTokens, ...more }), at);
    await visitor.signIn(bench.service.issueCode());
    return [...visitor.cookies.keys()][0] ?? '';
  };

  it('is one for each origin and client, however much they look alike', async (context) => {
    const names = await Promise.all([
      nameOf(context, 'https://a-b.example.com'),
      nameOf(context, 'https://a.b.example.com'),
      nameOf(context, 'https://a.b.example.com:8443'),
      nameOf(context, 'https://a.b.example.com:844'),
      nameOf(context, origin, { clientId: 'my-app' }),
      nameOf(context, origin, { clientId: 'myapp' }),
      nameOf(context, origin, { clientId: 'x'.repeat(40) }),
      nameOf(context, origin, { clientId: 'x'.repeat(41) }),
    ]);
    assert.equal(new Set(names).size, names.length);
    for (const name of names) assert.match(name, /^__Host-dam-[\w-]{16}$/);
    assert.equal(await nameOf(context, 'https://a-b.example.com'), names[0]);
  });

  it('keeps apart, too, under a beginning of the operator’s own', async (context) => {
    const cookie = { name: '__Host-acme' };
    const names = await Promise.all([
      nameOf(context, 'https://a-b.example.com', { cookie }),
      nameOf(context, 'https://a.b.example.com', { cookie }),
    ]);
    assert.notEqual(names[0], names[1]);
    for (const name of names) assert.match(name, /^__Host-acme-[\w-]{16}$/);
  });
});

describe('the cookie of a page', () => {
  const setAt = async (context: TestContext, at: string): Promise<string> => {
    const bench = await setUp(context, { broker: { allowedOrigins: [at] } });
    const visitor = new Visitor(bench.broker(), at);
    const { headers } = await visitor.signIn(bench.service.issueCode());
    assert.equal((await visitor.refresh()).status, 200);
    return headers.get('set-cookie') ?? '';
  };

  for (const at of [
    'http://localhost:5173',
    'http://cms.localhost',
    'http://127.0.0.1',
    'http://127.9.9.9:1',
    'http://[::1]',
  ]) {
    it(`at ${at} is kept without TLS`, async (context) => {
      const set = await setAt(context, at);
      assert.doesNotMatch(set, /Secure|__Host-|__Secure-/);
      assert.match(set, /; Path=\/; HttpOnly; SameSite=Strict; Max-Age=/);
    });
  }

  for (const at of ['https://localhost', 'https://127.0.0.1:8443']) {
    it(`at ${at} is Secure, and bound to its host`, async (context) => {
      const set = await setAt(context, at);
      assert.match(set, /^__Host-/);
      assert.match(set, /; Path=\/; HttpOnly; Secure; SameSite=Strict; Max-Age=/);
    });
  }
});

/** A service that takes any client. */
const anyTokens: typeof fetch = () =>
  Promise.resolve(
    Response.json({ access_token: 'wat_acme_1', refresh_token: 'wrt_acme_1', expires_in: 3600 }),
  );
