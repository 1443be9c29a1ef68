import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createService, type Service, type ServiceOptions } from '../../../src/service/index.js';
import { at, jsonOf, requestTokens, textAt } from '../caller.js';

const small = (options: ServiceOptions = {}): Service => createService({ assets: 1, ...options });

async function userStatus(service: Service, accessToken: string): Promise<number> {
  const headers = { authorization: `Bearer ${accessToken}` };
  return (await service.fetch(`${service.baseUrl}/v2/user`, { headers })).status;
}

async function exchange(service: Service): Promise<unknown> {
  const code = service.issueCode();
  const members = { grant_type: 'authorization_code', authorization_code: code };
  return jsonOf(await requestTokens(service, members));
}

const refresh = (service: Service, token: string): Promise<Response> =>
  requestTokens(service, { grant_type: 'refresh_token', refresh_token: token });

describe('POST /v2/oauth/access-token', () => {
  it('gives an access token, a refresh token and the seconds for a code', async () => {
    const service = small({ account: 'big_acme' });
    const tokens = await exchange(service);
    assert.match(textAt(tokens, 'access_token'), /^wat_big_acme_[A-Za-z0-9]+$/);
    assert.match(textAt(tokens, 'refresh_token'), /^wrt_big_acme_[A-Za-z0-9]+$/);
    assert.match(service.issueCode(), /^wac_big_acme_[A-Za-z0-9]+$/);
    assert.equal(at(tokens, 'token_type'), 'Bearer');
    assert.equal(at(tokens, 'expires_in'), 28_800);
    assert.equal(await userStatus(service, textAt(tokens, 'access_token')), 200);
  });

  it('gives no refresh token and no seconds where refresh tokens are not enabled', async () => {
    const tokens = await exchange(small({ refreshTokens: false }));
    assert.deepEqual(Object.keys(Object(tokens) as object).sort(), ['access_token', 'token_type']);
  });

  it('takes a code once', async () => {
    const service = small();
    const members = {
      grant_type: 'authorization_code',
      authorization_code: service.issueCode(),
    };
    assert.equal((await requestTokens(service, members)).status, 200);
    assert.equal((await requestTokens(service, members)).status, 400);
  });

  it('takes a code only while it lasts', async () => {
    let now = 0;
    const service = small({ codeSeconds: 10, now: () => now });
    const members = { grant_type: 'authorization_code', authorization_code: service.issueCode() };
    now = 10_000;
    assert.equal((await requestTokens(service, members)).status, 400);
  });

  it('refuses a wrong client id or secret without spending the code', async () => {
    const service = small();
    const members = {
      grant_type: 'authorization_code',
      authorization_code: service.issueCode(),
    };
    const secret = `${service.clientSecret}x`;
    assert.equal((await requestTokens(service, { ...members, client_secret: secret })).status, 401);
    assert.equal((await requestTokens(service, { ...members, client_secret: '' })).status, 400);
    assert.equal((await requestTokens(service, { ...members, client_id: 'other' })).status, 401);
    assert.equal((await requestTokens(service, members)).status, 200);
  });

  it('does not know the grant type password', async () => {
    const members = { grant_type: 'password', username: 'a', password: 'b' };
    assert.equal((await requestTokens(small(), members)).status, 400);
  });

  it('reads JSON and nothing else', async () => {
    const service = small();
    const send = (type: string, body: string): Promise<Response> =>
      service.fetch(`${service.baseUrl}/v2/oauth/access-token`, {
        method: 'POST',
        headers: { 'content-type': type },
        body,
      });
    assert.equal((await send('application/x-www-form-urlencoded', 'a=b')).status, 415);
    assert.equal((await send('application/json', '{')).status, 400);
    assert.equal((await send('application/json', '[]')).status, 400);
    assert.equal((await send('application/json', `{"a":"${'x'.repeat(20_000)}"}`)).status, 413);
  });

  it('keeps tokens out of caches and out of its errors', async () => {
    const service = small();
    const answer = await refresh(service, 'wrt_acme_neverIssued');
    assert.equal(answer.status, 400);
    assert.doesNotMatch(await answer.text(), /neverIssued|secret/);
    const code = service.issueCode();
    const members = { grant_type: 'authorization_code', authorization_code: code };
    const good = await requestTokens(service, members);
    assert.equal(good.headers.get('cache-control'), 'no-store');
  });
});

describe('refreshing', () => {
  it('gives both tokens anew, and ends the earlier access token', async () => {
    const service = small();
    const { accessToken, refreshToken = '' } = service.issueTokens();
    const tokens = await jsonOf(await refresh(service, refreshToken));
    assert.notEqual(at(tokens, 'refresh_token'), refreshToken);
    assert.equal(await userStatus(service, accessToken), 401);
    assert.equal(await userStatus(service, textAt(tokens, 'access_token')), 200);
  });

  it('leaves the tokens of another sign-in alone', async () => {
    const service = small();
    const other = service.issueTokens();
    const { refreshToken = '' } = service.issueTokens();
    await refresh(service, refreshToken);
    await refresh(service, refreshToken);
    assert.equal(await userStatus(service, other.accessToken), 200);
    assert.equal((await refresh(service, other.refreshToken ?? '')).status, 200);
  });

  it('ends every token of the sign-in when a refresh token comes a second time', async () => {
    const service = small();
    const { refreshToken = '' } = service.issueTokens();
    const second = await jsonOf(await refresh(service, refreshToken));
    const third = await jsonOf(await refresh(service, textAt(second, 'refresh_token')));
    assert.equal((await refresh(service, refreshToken)).status, 400);
    assert.equal(await userStatus(service, textAt(third, 'access_token')), 401);
    assert.equal((await refresh(service, textAt(third, 'refresh_token'))).status, 400);
    assert.deepEqual(service.stats().tokens, { refreshes: 2, reuses: 2, familiesRevoked: 1 });
  });

  it('counts no reuse where the client is not the one it claims to be', async () => {
    const service = small();
    const { refreshToken = '' } = service.issueTokens();
    const tokens = await jsonOf(await refresh(service, refreshToken));
    const forged = { grant_type: 'refresh_token', refresh_token: refreshToken, client_secret: 'x' };
    assert.equal((await requestTokens(service, forged)).status, 401);
    assert.equal(await userStatus(service, textAt(tokens, 'access_token')), 200);
  });

  it('works for six months after the token was issued, and then no more', async () => {
    let now = 0;
    const service = small({ now: () => now });
    const one = service.issueTokens();
    const other = service.issueTokens();
    now = 181 * 86_400_000;
    assert.equal((await refresh(service, one.refreshToken ?? '')).status, 200);
    now = 184 * 86_400_000;
    assert.equal((await refresh(service, other.refreshToken ?? '')).status, 400);
  });
});

describe('an access token', () => {
  it('is good for eight hours', async () => {
    let now = 0;
    const service = small({ now: () => now });
    const { accessToken } = service.issueTokens();
    now = 28_799_999;
    assert.equal(await userStatus(service, accessToken), 200);
    now = 28_800_000;
    assert.equal(await userStatus(service, accessToken), 401);
  });

  it('from a refresh is good for eight hours more', async () => {
    let now = 0;
    const service = small({ now: () => now });
    const { refreshToken = '' } = service.issueTokens();
    now = 30_000_000;
    const tokens = await jsonOf(await refresh(service, refreshToken));
    assert.equal(at(tokens, 'expires_in'), 28_800);
    now += 28_799_999;
    assert.equal(await userStatus(service, textAt(tokens, 'access_token')), 200);
    now += 1;
    assert.equal(await userStatus(service, textAt(tokens, 'access_token')), 401);
  });

  it('is ended by DELETE, which leaves the refresh token good', async () => {
    const service = small();
    const { accessToken, refreshToken = '' } = service.issueTokens();
    const drop = (): Promise<Response> =>
      service.fetch(`${service.baseUrl}/v2/oauth/access-token`, {
        method: 'DELETE',
        headers: { authorization: `Bearer ${accessToken}` },
      });
    assert.equal((await drop()).status, 204);
    assert.equal(await userStatus(service, accessToken), 401);
    assert.equal((await drop()).status, 401);
    assert.equal((await refresh(service, refreshToken)).status, 200);
  });

  it('is presented as Bearer, and no other token will do', async () => {
    const service = small();
    const { accessToken, refreshToken = '' } = service.issueTokens();
    const withHeader = async (authorization: string): Promise<number> =>
      (await service.fetch(`${service.baseUrl}/v2/user`, { headers: { authorization } })).status;
    assert.equal(await withHeader(`bearer ${accessToken}`), 200);
    assert.equal(await withHeader(accessToken), 401);
    assert.equal(await withHeader(`Basic ${accessToken}`), 401);
    assert.equal(await withHeader(`Bearer ${refreshToken}`), 401);
    assert.equal(await withHeader(`Bearer ${service.issueCode()}`), 401);
  });

  it('is the same in every run where tests ask for that, and never otherwise', () => {
    const seeded = (): string => small({ tokenSeed: 7 }).issueTokens().accessToken;
    const random = (): string => small().issueTokens().accessToken;
    assert.equal(seeded(), seeded());
    assert.notEqual(random(), random());
  });
});
