import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { base64url, EncryptJWT } from 'jose';
import { memoryStore, type BrokerOptions } from '../../../src/broker/index.js';
import { newKey, origin, setUp, type Bench } from '../bench.js';
import { Visitor } from '../visitor.js';

interface World {
  readonly bench: Bench;
  readonly key: string;
  readonly name: string;
  /** The value of a cookie that is in order. */
  readonly value: string;
  /** What the same broker makes of a refresh with this cookie header. */
  readonly ask: (header: string) => ReturnType<Visitor['send']>;
}

async function world(context: TestContext): Promise<World> {
  const key = newKey();
  const bench = await setUp(context, { broker: { cookieKeys: [key] } });
  const visitor = bench.visitor();
  await visitor.signIn(bench.service.issueCode());
  const [[name, value] = ['', '']] = visitor.cookies;
  const ask = (header: string) =>
    visitor.send('refresh', { body: '{}', headers: { cookie: header } });
  return { bench, key, name, value, ask };
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
      const { bench, name, ask } = here;
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
    const { name, value, ask } = here;
    assert.equal((await ask(`${name}=${await forged(here, 'A256GCM', inTime())}`)).status, 200);
    assert.equal((await ask(`${name}=${value}`)).status, 200);
    assert.equal((await ask(`a=1; ${name}=${value}; ${name}2=x; x${name}=y`)).status, 200);
  });

  it('that is there twice is one session, and so is one beside what is none', async (context) => {
    const here = await world(context);
    const { name, value, ask } = here;
    const foreign = await madeBy(here, { cookieKeys: [newKey()] });
    for (const values of [
      [value, value],
      [value, 'tossed'],
      ['tossed', value],
      [foreign, '', value, 'a.b.c.d.e'],
    ]) {
      const header = values.map((each) => `${name}=${each}`).join('; ');
      assert.equal((await ask(header)).status, 200, header);
    }
  });

  it('beside another session is used as little as that one, and neither is taken away', async (context) => {
    const here = await world(context);
    const { bench, name, value, ask } = here;
    const planted = await madeBy(here, {});
    const calls = bench.tokenCalls();
    for (const [one, other] of [
      [value, planted],
      [planted, value],
    ]) {
      const { status, headers } = await ask(`${name}=${one}; ${name}=${other}`);
      assert.deepEqual([status, headers.get('set-cookie')], [401, null]);
    }
    assert.equal(bench.tokenCalls(), calls);
    assert.equal((await ask(`${name}=${value}`)).status, 200);
  });

  it('beside another session gives way to the next sign-in, which makes both void', async (context) => {
    const here = await world(context);
    const { bench, name, value } = here;
    const visitor = bench.visitor();
    const planted = await madeBy(here, {});
    const both = `${name}=${planted}; ${name}=${value}`;
    const body = JSON.stringify({ code: bench.service.issueCode(), attempt: 'c'.repeat(32) });
    const told = await visitor.send('token', { headers: { cookie: both }, body });
    assert.equal(told.status, 200);
    let [own = ''] = told.headers.get('set-cookie')?.split(';') ?? [];
    let token = told.body['access_token'];
    // The planted one stays where it is; each refresh bears it in mind.
    for (let turn = 0; turn < 3; turn += 1) {
      const headers = { cookie: `${name}=${planted}; ${own}` };
      const again = await visitor.send('refresh', { headers, body: '{}' });
      assert.deepEqual([again.status, again.body['access_token']], [200, token]);
      const next = { headers, body: JSON.stringify({ replaced: token }) };
      const fresh = await visitor.send('refresh', next);
      assert.equal(fresh.status, 200);
      token = fresh.body['access_token'];
      [own = ''] = fresh.headers.get('set-cookie')?.split(';') ?? [];
    }
    // Signing out leaves nobody signed in with what was planted.
    const out = { headers: { cookie: `${name}=${planted}; ${own}` }, body: '{}' };
    assert.equal((await visitor.send('logout', out)).status, 204);
    const left = { headers: { cookie: `${name}=${planted}` }, body: '{}' };
    assert.equal((await visitor.send('refresh', left)).status, 401);
  });

  const lookalikes: readonly (readonly [string, (pair: string) => string])[] = [
    ['behind octet 0xA0', (pair) => `\u00a0${pair}`],
    ['behind octet 0x85', (pair) => `\u0085${pair}`],
    ['behind octets of UTF-8', (pair) => `\u00e2\u0080\u0083${pair}`],
    ['behind the mark of byte order', (pair) => `\u00ef\u00bb\u00bf${pair}`],
    ['with a prefix in other case', (pair) => pair.replace('__Host', '__HOST')],
    ['with a prefix in small letters', (pair) => pair.replace('__Host', '__host')],
    ['without a name', (pair) => `=${pair}`],
    ['in quotes', (pair) => `"${pair}"`],
    ['whose value is in quotes', (pair) => pair.replace(/=(.*)/, '="$1"')],
    ['with a space before its value', (pair) => pair.replace('=', ' =')],
    ['in the value of another', (pair) => `a=${pair}`],
    ['behind a comma', (pair) => `a=1, ${pair}`],
    ['behind $Version', (pair) => `$Version=1, ${pair}`],
  ];
  for (const [what, make] of lookalikes) {
    it(`${what} is another cookie, and takes nobody's place`, async (context) => {
      const here = await world(context);
      const { name, value, ask } = here;
      const odd = make(`${name}=${await madeBy(here, {})}`);
      assert.equal((await ask(odd)).status, 401);
      for (const header of [`${odd}; ${name}=${value}`, `${name}=${value}; ${odd}`]) {
        assert.equal((await ask(header)).status, 200);
      }
    });
  }

  it('is found with tabs and spaces around it', async (context) => {
    const { name, value, ask } = await world(context);
    assert.equal((await ask(`a=1;\t ${name}=${value} \t;b=2`)).status, 200);
  });

  it('is none half a year after its last change', async (context) => {
    const { bench, name, value, ask } = await world(context);
    bench.pass(181 * 24 * 3_600_000);
    assert.equal((await ask(`${name}=${value}`)).status, 401);
  });

  it('cannot be made of what a shared memory holds', async (context) => {
    const here = await world(context);
    const kept = new Map<string, string>();
    const memory = memoryStore(here.bench.now);
    const replay = {
      ...memory,
      set: (key: string, value: string, life: number) => {
        kept.set(key, value);
        return memory.set(key, value, life);
      },
    };
    await madeBy(here, { replay });
    const [, sealed = ''] = [...kept].find(([key]) => key.startsWith('exchange:')) ?? [];
    assert.match(sealed, /^eyJ/);
    assert.equal((await here.ask(`${here.name}=${sealed}`)).status, 401);
  });
});

/** A service that takes any client. */
const anyTokens: typeof fetch = () =>
  Promise.resolve(
    Response.json({ access_token: 'wat_acme_1', refresh_token: 'wrt_acme_1', expires_in: 3600 }),
  );
