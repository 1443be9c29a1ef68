import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { DirectIssuer } from '../../../src/auth/sources/direct-issuer.js';
import { serve } from '../../../src/service/node.js';
import { answering, refusing, type Answer } from '../../api/answering.js';

const secrets = { clientId: `${'a'.repeat(40)}.app.widen.com`, clientSecret: 'hidden' };

/** Speaks with a service that answers so, one answer after the other. */
async function hearing(context: TestContext, ...answers: readonly [Answer, ...Answer[]]) {
  const { baseUrl, seen } = await answering(context, ...answers);
  return { seen, issuer: new DirectIssuer({ baseUrl, ...secrets, fetch: globalThis.fetch }) };
}

const recorded = {
  access_token: 'wat_acme_1',
  token_type: 'Bearer',
  refresh_token: 'wrt_acme_1',
  expires_in: 28_799,
};

describe('a token answer of the live service', () => {
  it('is taken with the life it states, and replaced before that', async (context) => {
    const service = await serve({ apiPort: 0, sitePort: 0, assets: 1, quirks: true });
    context.after(() => service.close());
    const { baseUrl, clientId, clientSecret } = service;
    const issuer = new DirectIssuer({ baseUrl, clientId, clientSecret, fetch: globalThis.fetch });
    const grant = await issuer.exchange(service.issueCode());
    assert.equal(grant.lifetime, 28_799_000);
    assert.notEqual((await issuer.refresh(grant.accessToken)).accessToken, grant.accessToken);
  });

  it('may be the token alone, or say more than anybody asked', async (context) => {
    const { issuer } = await hearing(
      context,
      () => ({ access_token: 'wat_acme_1' }),
      () => ({ ...recorded, username: 'demo.user' }),
    );
    assert.deepEqual(await issuer.exchange('wac_acme_1'), { accessToken: 'wat_acme_1' });
    const { accessToken, lifetime } = await issuer.exchange('wac_acme_2');
    assert.deepEqual([accessToken, lifetime], ['wat_acme_1', 28_799_000]);
  });

  it('may hold a token of the old shape', async (context) => {
    const old = { access_token: 'acme/0123abcd', token_type: 'Bearer', username: 'demo.user' };
    const { issuer } = await hearing(context, () => old);
    assert.equal((await issuer.exchange('wac_acme_1')).accessToken, 'acme/0123abcd');
  });

  it('that is 403 ends the session, and one that is 502 leaves open what happened', async (context) => {
    const forbidden = await hearing(context, () => recorded, refusing(403));
    await forbidden.issuer.exchange('wac_acme_1');
    await assert.rejects(forbidden.issuer.refresh('wat_acme_1'), { code: 'login_required' });
    const gateway = await hearing(context, () => recorded, refusing(502), refusing(200));
    await gateway.issuer.exchange('wac_acme_1');
    await assert.rejects(gateway.issuer.refresh('wat_acme_1'), { code: 'unknown_outcome' });
  });

  it('is followed by a DELETE that carries the token alone, and may be refused', async (context) => {
    const { issuer, seen } = await hearing(context, () => recorded, refusing(404));
    await issuer.exchange('wac_acme_1');
    await issuer.end();
    const { method, url, headers, json } = seen[1] ?? assert.fail('Nothing was deleted.');
    assert.deepEqual([method, url.pathname], ['DELETE', '/v2/oauth/access-token']);
    assert.equal(headers['authorization'], 'Bearer wat_acme_1');
    assert.equal(json, undefined);
  });
});
