import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { base64url, EncryptJWT } from 'jose';
import { memoryStore, type BrokerOptions } from '../../src/broker/index.js';
import { newKey, origin, setUp, type Bench } from './bench.js';
import { Visitor } from './visitor.js';

const name = '__Host-dam-cms-example-com';
const cookie = { name: '__Host-dam' };

interface World {
  readonly bench: Bench;
  readonly key: string;
  /** The value of a cookie that is in order. */
  readonly value: string;
  /** What the same broker makes of a refresh with this cookie header. */
  readonly ask: (header: string) => ReturnType<Visitor['send']>;
}

async function world(context: TestContext): Promise<World> {
  const key = newKey();
  const bench = await setUp(context, { broker: { cookieKeys: [key], cookie } });
  const visitor = bench.visitor();
  await visitor.signIn(bench.service.issueCode());
  const value = visitor.cookies.get(name) ?? '';
  const ask = (header: string) =>
    visitor.send('refresh', { body: '{}', headers: { cookie: header } });
  return { bench, key, value, ask };
}

/** The value of a cookie that another broker, or one for another page, has made. */
async function madeBy(
  { bench }: World,
  options: Partial<BrokerOptions>,
  at = origin,
): Promise<string> {
  const visitor = new Visitor(bench.broker({ allowedOrigins: [at], ...options }), at);
  await visitor.signIn(bench.service.issueCode());
  return [...visitor.cookies.values()][0] ?? '';
}

/** A cookie with the right claims and the right key, and with something else about it. */
function forged({ bench, key }: World, enc: string, end?: number): Promise<string> {
  const { siteUrl, clientId, issueTokens } = bench.service;
  const token = new EncryptJWT({ value: issueTokens() })
    .setProtectedHeader({ alg: 'dir', enc })
    .setIssuer(siteUrl)
    .setAudience(clientId)
    .setSubject(origin);
  if (end !== undefined) token.setExpirationTime(end);
  return token.encrypt(base64url.decode(key));
}

const flipped = (value: string, part: number): string => {
  const parts = value.split('.');
  const [first = '', ...rest] = parts[part] ?? '';
  parts[part] = (first === 'A' ? 'B' : 'A') + rest.join('');
  return parts.join('.');
};

const inTime = (): number => Math.floor(Date.now() / 1000) + 3600;

describe('a cookie', () => {
  const wrong: readonly (readonly [string, (world: World) => string | Promise<string>])[] = [
    ['whose head was changed', ({ value }) => flipped(value, 0)],
    ['whose initial vector was changed', ({ value }) => flipped(value, 2)],
    ['whose content was changed', ({ value }) => flipped(value, 3)],
    ['whose tag was changed', ({ value }) => flipped(value, 4)],
    ['that was cut', ({ value }) => value.slice(0, 40)],
    ['that lacks its last letter', ({ value }) => value.slice(0, -1)],
    ['that is empty', () => ''],
    ['that is no such thing', () => 'a.b.c.d.e'],
    ['that only claims to be signed', () => 'eyJhbGciOiJub25lIn0.e30.'],
    ['of another key', (world) => madeBy(world, { cookieKeys: [newKey()] })],
    ['of another client', (world) => madeBy(world, { clientId: 'other', fetch: anyTokens })],
    ['of another site', (world) => madeBy(world, { siteUrl: 'https://other.example.com' })],
    ['of another origin', (world) => madeBy(world, {}, 'https://www.example.com')],
    ['of another cipher', (world) => forged(world, 'A128CBC-HS256', inTime())],
    ['without an end', (world) => forged(world, 'A256GCM')],
    ['whose end is past', (world) => forged(world, 'A256GCM', inTime() - 7200)],
  ];
  for (const [what, make] of wrong) {
    it(`${what} is no session, and is cleared away`, async (context) => {
      const here = await world(context);
      const { bench, ask } = here;
      const made = await make(here);
      const calls = bench.tokenCalls();
      const { status, body, headers } = await ask(`${name}=${made}`);
      assert.deepEqual([status, body], [401, { error: 'login_required' }]);
      assert.ok(headers.get('set-cookie')?.startsWith(`${name}=; `));
      assert.match(headers.get('set-cookie') ?? '', /; Max-Age=0$/);
      assert.equal(bench.tokenCalls(), calls);
    });
  }

  it('that is in order is a session, others beside it or not', async (context) => {
    const here = await world(context);
    const { value, ask } = here;
    assert.equal((await ask(`${name}=${await forged(here, 'A256GCM', inTime())}`)).status, 200);
    assert.equal((await ask(`${name}=${value}`)).status, 200);
    assert.equal((await ask(`a=1; ${name}=${value}; ${name}2=x; x${name}=y`)).status, 200);
  });

  it('that is there twice is none, whichever is the right one', async (context) => {
    const { value, ask } = await world(context);
    for (const two of [
      [value, 'tossed'],
      ['tossed', value],
      [value, value],
    ]) {
      const header = two.map((each) => `${name}=${each}`).join('; ');
      assert.deepEqual((await ask(header)).body, { error: 'login_required' });
    }
  });

  it('is none half a year after its last change', async (context) => {
    const { bench, value, ask } = await world(context);
    bench.pass(181 * 24 * 3_600_000);
    assert.equal((await ask(`${name}=${value}`)).status, 401);
  });

  it('cannot be made of what a shared memory holds', async (context) => {
    const here = await world(context);
    const kept: string[] = [];
    const memory = memoryStore(here.bench.now);
    const replay = {
      ...memory,
      set: (key: string, value: string, life: number) => {
        kept.push(value);
        return memory.set(key, value, life);
      },
    };
    await madeBy(here, { replay });
    const [sealed = ''] = kept;
    assert.match(sealed, /^eyJ/);
    assert.equal((await here.ask(`${name}=${sealed}`)).status, 401);
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
