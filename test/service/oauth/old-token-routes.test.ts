import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createService, type Service } from '../../../src/service/index.js';
import { at, jsonOf, requestTokens, textAt } from '../caller.js';

function ask(service: Service, body: object, secret = service.clientSecret): Promise<Response> {
  return service.fetch(`${service.siteUrl}/api/rest/oauth/token`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${btoa(`${service.clientId}:${secret}`)}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  });
}

/** Whether both versions take the token that an answer holds. */
async function worksInBoth(service: Service, answer: Response): Promise<boolean> {
  const authorization = `Bearer ${textAt(await jsonOf(answer), 'access_token')}`;
  const addresses = [`${service.baseUrl}/v2/user`, `${service.siteUrl}/api/rest/user/address`];
  const asked = addresses.map((url) => service.fetch(url, { headers: { authorization } }));
  return (await Promise.all(asked)).every(({ status }) => status === 200);
}

describe('token generation by version 1.0', () => {
  it('takes the codes of the allow-access page, once', async () => {
    const service = createService({ assets: 1 });
    const grant = { grant_type: 'authorization_code', authorization_code: service.issueCode() };
    assert.equal(await worksInBoth(service, await ask(service, grant)), true);
    assert.equal((await ask(service, grant)).status, 400);
  });

  it('takes refresh tokens of version 2.0, under the same rule of one use', async () => {
    const service = createService({ assets: 1 });
    const token = service.issueTokens().refreshToken;
    const grant = { grant_type: 'refresh_token', refresh_token: token };
    assert.equal(await worksInBoth(service, await ask(service, grant)), true);
    assert.equal((await requestTokens(service, grant)).status, 400);
    assert.equal(service.stats().tokens.familiesRevoked, 1);
  });

  it('takes the password grant, which version 2.0 does not', async () => {
    const service = createService({ assets: 1, password: 'opensesame' });
    const grant = { grant_type: 'password', username: 'demo.user', password: 'opensesame' };
    const answer = await ask(service, grant);
    assert.equal(at(await jsonOf(answer.clone()), 'username'), 'demo.user');
    assert.equal(await worksInBoth(service, answer), true);
    assert.equal((await requestTokens(service, grant)).status, 400);
    assert.equal((await ask(service, { ...grant, password: 'guess' })).status, 401);
    assert.equal((await ask(service, { ...grant, username: 'other' })).status, 401);
  });

  it('wants the client’s own secret, and a grant that it knows', async () => {
    const service = createService({ assets: 1 });
    const grant = { grant_type: 'authorization_code', authorization_code: service.issueCode() };
    assert.equal((await ask(service, grant, 'wrong')).status, 401);
    assert.equal((await ask(service, { grant_type: 'implicit' })).status, 400);
    assert.equal((await ask(service, grant)).status, 200);
  });
});
