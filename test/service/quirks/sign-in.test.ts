import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createService, type Service, type ServiceOptions } from '../../../src/service/index.js';
import { at, jsonOf, requestTokens, textAt } from '../caller.js';

const clientId = `${'0123456789abcdef'.repeat(3).slice(0, 40)}.app.widen.com`;

const live = (options: ServiceOptions = {}): Service =>
  createService({ assets: 3, quirks: true, clientId, ...options });

/** Where a person is sent who presses a button of the allow-access page. */
async function sentBack(service: Service, decision: string, redirectUri: string): Promise<URL> {
  const members = new URLSearchParams({ client_id: clientId, redirect_uri: redirectUri });
  const page = `${service.siteUrl}/allowaccess`;
  const shown = await service.fetch(`${page}?${members.toString()}`);
  const ticket = /name="ticket" value="(\w+)"/.exec(await shown.text())?.[1] ?? '';
  const cookie = shown.headers.get('set-cookie')?.split(';')[0] ?? '';
  const body = new URLSearchParams({ ticket, decision });
  const pressed = await service.fetch(page, { method: 'POST', headers: { cookie }, body });
  return new URL(pressed.headers.get('location') ?? '');
}

function askVersion1(service: Service, grant: object, secret = service.clientSecret) {
  return service.fetch(`${service.siteUrl}/api/rest/oauth/token`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${btoa(`${clientId}:${secret}`)}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(grant),
  });
}

function codeGrant(service: Service): Readonly<Record<string, string>> {
  return { grant_type: 'authorization_code', authorization_code: service.issueCode() };
}

describe('signing in to the live service', () => {
  it('brings the code as “code”, after whatever the return address says already', async () => {
    const service = live();
    const back = await sentBack(service, 'allow', 'http://localhost:5173/back?uid=1');
    assert.deepEqual([...back.searchParams.keys()], ['uid', 'code']);
    assert.equal(back.searchParams.get('uid'), '1');
    const code = back.searchParams.get('code');
    const grant = { grant_type: 'authorization_code', authorization_code: code };
    assert.equal((await requestTokens(service, grant)).status, 200);
  });

  it('may end with neither code nor error', async () => {
    const service = live({ denial: 'silent' });
    const back = await sentBack(service, 'deny', 'http://localhost:5173/back?uid=1');
    assert.equal(back.search, '?uid=1');
  });
});

describe('tokens of the live service', () => {
  it('come with a life that is a second short of eight hours', async () => {
    const service = live();
    const answer = await jsonOf(await requestTokens(service, codeGrant(service)));
    assert.deepEqual(Object.keys(Object(answer) as object).sort(), [
      'access_token',
      'expires_in',
      'refresh_token',
      'token_type',
    ]);
    assert.equal(at(answer, 'token_type'), 'Bearer');
    assert.equal(at(answer, 'expires_in'), 28_799);
  });

  it('come without life and refresh token where those are not enabled', async () => {
    const service = live({ refreshTokens: false });
    const answer = await jsonOf(await requestTokens(service, codeGrant(service)));
    assert.deepEqual(Object.keys(Object(answer) as object).sort(), ['access_token', 'token_type']);
  });

  it('come in the old shape by version 1.0, with the person’s name, and both versions take them', async () => {
    const service = live();
    for (const grant of [
      codeGrant(service),
      { grant_type: 'refresh_token', refresh_token: service.issueTokens().refreshToken },
      { grant_type: 'password', username: 'demo.user', password: 'demo' },
    ]) {
      const answer = await jsonOf(await askVersion1(service, grant));
      const token = textAt(answer, 'access_token');
      assert.match(token, /^acme\/[0-9a-f]{32}$/);
      assert.deepEqual(answer, {
        access_token: token,
        token_type: 'Bearer',
        username: 'demo.user',
      });
      const headers = { authorization: `Bearer ${token}` };
      for (const address of [
        `${service.baseUrl}/v2/assets/search`,
        `${service.siteUrl}/api/rest/user/address`,
      ]) {
        assert.equal((await service.fetch(address, { headers })).status, 200, address);
      }
    }
  });

  it('are refused by version 1.0 with the members that its clients read', async () => {
    const service = live();
    const refused = await askVersion1(service, { ...codeGrant(service), authorization_code: 'x' });
    assert.equal(refused.status, 400);
    const body = await jsonOf(refused);
    assert.equal(at(body, 'error'), 'invalid_grant');
    assert.notEqual(textAt(body, 'description'), '');
    const unknown = await askVersion1(service, codeGrant(service), 'wrong');
    assert.equal(unknown.status, 401);
    assert.equal(at(await jsonOf(unknown), 'error'), 'invalid_client');
  });

  it('end by DELETE with nothing but the token itself', async () => {
    const service = live();
    const headers = { authorization: `Bearer ${service.issueTokens().accessToken}` };
    const address = `${service.baseUrl}/v2/oauth/access-token`;
    const end = () => service.fetch(address, { method: 'DELETE', headers });
    assert.equal((await end()).status, 204);
    assert.equal((await service.fetch(`${service.baseUrl}/v2/user`, { headers })).status, 401);
    assert.equal((await end()).status, 401);
  });
});
