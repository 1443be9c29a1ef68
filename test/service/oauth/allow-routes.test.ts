import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createService, type Service, type ServiceOptions } from '../../../src/service/index.js';
import { requestTokens } from '../caller.js';

const redirectUri = 'http://localhost:5173/callback.html';

const open = (
  service: Service,
  members: Readonly<Record<string, string>> = {},
): Promise<Response> => {
  const query = new URLSearchParams({
    client_id: service.clientId,
    redirect_uri: redirectUri,
    state: 's t&te',
    ...members,
  });
  return service.fetch(`${service.siteUrl}/allowaccess?${query.toString()}`);
};

/** Presses a button of the page that `shown` is, as its browser would. */
async function press(
  service: Service,
  shown: Response,
  decision: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const ticket = /name="ticket" value="(\w+)"/.exec(await shown.text())?.[1] ?? '';
  const cookie = shown.headers.get('set-cookie')?.split(';')[0] ?? '';
  return service.fetch(`${service.siteUrl}/allowaccess`, {
    method: 'POST',
    headers: { cookie, origin: service.siteUrl, ...headers },
    body: new URLSearchParams({ ticket, decision }),
  });
}

const small = (options: ServiceOptions = {}): Service => createService({ assets: 1, ...options });

async function answerOf(
  service: Service,
  decision: string,
  members: Readonly<Record<string, string>> = {},
): Promise<URL> {
  const pressed = await press(service, await open(service, members), decision);
  assert.equal(pressed.status, 303);
  return new URL(pressed.headers.get('location') ?? '');
}

describe('the allow-access page', () => {
  it('sends the person back with a working code and the state when they allow', async () => {
    const service = small();
    const back = await answerOf(service, 'allow');
    assert.equal(`${back.origin}${back.pathname}`, redirectUri);
    assert.equal(back.searchParams.get('state'), 's t&te');
    const code = back.searchParams.get('code');
    const members = { grant_type: 'authorization_code', authorization_code: code };
    assert.equal((await requestTokens(service, members)).status, 200);
  });

  it('keeps the query that the redirect address already has, byte for byte', async () => {
    const back = await answerOf(small(), 'allow', { redirect_uri: `${redirectUri}?uid=1&a=%7E+b` });
    assert.match(back.search, /^\?uid=1&a=%7E\+b&code=wac_acme_\w+&state=s\+t%26te$/);
  });

  it('sends no state where none came', async () => {
    const service = small();
    const query = new URLSearchParams({ client_id: service.clientId, redirect_uri: redirectUri });
    const shown = await service.fetch(`${service.siteUrl}/allowaccess?${query.toString()}`);
    const pressed = await press(service, shown, 'allow');
    assert.doesNotMatch(pressed.headers.get('location') ?? '', /state/);
  });

  it('sends the person back with access_denied when they deny', async () => {
    const back = await answerOf(small(), 'deny');
    assert.deepEqual(Object.fromEntries(back.searchParams), {
      error: 'access_denied',
      state: 's t&te',
    });
  });

  it('can also deny without a word', async () => {
    const back = await answerOf(small({ denial: 'silent' }), 'deny');
    assert.deepEqual([...back.searchParams.keys()], ['state']);
  });

  for (const [fault, members] of [
    ['an unknown client', { client_id: 'other' }],
    ['another host', { redirect_uri: 'https://evil.example/callback.html' }],
    ['a host that only looks like loopback', { redirect_uri: 'http://localhost.evil.example/' }],
    ['a script address', { redirect_uri: 'javascript:alert(1)' }],
    ['a fragment', { redirect_uri: `${redirectUri}#here` }],
    ['a user name', { redirect_uri: 'http://me@localhost/' }],
    ['no address', { redirect_uri: '' }],
  ] as const) {
    it(`shows an error and goes nowhere for ${fault}`, async () => {
      const shown = await open(small(), members);
      assert.equal(shown.status, 400);
      assert.equal(shown.headers.get('location'), null);
      const page = await shown.text();
      assert.match(page, /cannot be allowed/);
      assert.doesNotMatch(page, /evil|alert\(|<form/);
    });
  }

  it('compares registered addresses exactly', async () => {
    const service = small({ redirectUris: ['https://cms.example.com/cb'] });
    const status = async (address: string): Promise<number> =>
      (await open(service, { redirect_uri: address })).status;
    assert.equal(await status('https://cms.example.com/cb'), 200);
    assert.equal(await status('https://cms.example.com/cb?x=1'), 400);
    assert.equal(await status('https://cms.example.com/cb/'), 400);
    assert.equal(await status(redirectUri), 400);
  });

  it('cannot be answered by another site, from another browser, twice or too late', async () => {
    let now = 0;
    const service = small({ now: () => now });
    const status = async (headers: Readonly<Record<string, string>>): Promise<number> =>
      (await press(service, await open(service), 'allow', headers)).status;
    assert.equal(await status({ origin: 'https://evil.example' }), 403);
    assert.equal(await status({ origin: 'null' }), 403);
    assert.equal(await status({ cookie: 'allowaccess=someoneElse' }), 403);
    assert.equal(await status({ cookie: '' }), 403);

    const shown = await open(service);
    assert.equal((await press(service, shown.clone(), 'allow')).status, 303);
    assert.equal((await press(service, shown, 'allow')).status, 403);
    const late = await open(service);
    now = 15 * 60_000;
    assert.equal((await press(service, late, 'allow')).status, 403);
  });

  it('can be answered in any order when one browser has several open', async () => {
    const service = small();
    const first = await open(service);
    const cookie = first.headers.get('set-cookie')?.split(';')[0] ?? '';
    const query = new URLSearchParams({ client_id: service.clientId, redirect_uri: redirectUri });
    const second = await service.fetch(`${service.siteUrl}/allowaccess?${query.toString()}`, {
      headers: { cookie },
    });
    assert.equal((await press(service, first, 'allow')).status, 303);
    assert.equal((await press(service, second, 'allow')).status, 303);
  });

  it('runs no script, cannot be framed, and may post only to itself and on to the host', async () => {
    const shown = await open(small());
    const policy = shown.headers.get('content-security-policy') ?? '';
    assert.match(policy, /default-src 'none'/);
    assert.match(policy, /frame-ancestors 'none'/);
    assert.match(policy, /form-action 'self' http:\/\/localhost:5173;/);
    assert.doesNotMatch(policy, /unsafe|script-src/);
    assert.equal(shown.headers.get('x-frame-options'), 'DENY');
    assert.equal(shown.headers.get('cache-control'), 'no-store');
    assert.match(shown.headers.get('set-cookie') ?? '', /HttpOnly; SameSite=Lax$/);
    assert.doesNotMatch(await shown.text(), /<script|style=|<style| on\w+=/);
  });

  it('marks its cookie secure on https', async () => {
    const shown = await open(small({ siteUrl: 'https://acme.example.com' }));
    assert.match(shown.headers.get('set-cookie') ?? '', /; Secure$/);
  });

  it('isolates itself from the page that opened it where that is wanted', async () => {
    const header = 'cross-origin-opener-policy';
    assert.equal((await open(small())).headers.get(header), null);
    const isolated = await open(small({ openerPolicy: 'same-origin' }));
    assert.equal(isolated.headers.get(header), 'same-origin');
  });
});
