import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { DirectIssuer } from '../../../src/auth/sources/direct-issuer.js';
import { serve } from '../../../src/service/node.js';
import { answering } from '../../api/answering.js';

const secret = 'a-client-secret';

describe('what the token endpoint is sent without a broker', () => {
  it('is the four members of each grant in a JSON body, and nothing of them elsewhere', async (t) => {
    let issued = 0;
    const { baseUrl, seen } = await answering(t, () => {
      issued += 1;
      return { access_token: `wat_acme_${issued}`, refresh_token: `wrt_acme_${issued}` };
    });
    const client = { clientId: 'picker', clientSecret: secret };
    const issuer = new DirectIssuer({ baseUrl, ...client, fetch: globalThis.fetch });
    await issuer.exchange('wac_acme_1');
    await issuer.refresh('wat_acme_1');
    await issuer.refresh('wat_acme_2');

    const credentials = { client_id: 'picker', client_secret: secret };
    assert.deepEqual(
      seen.map(({ json }) => json),
      [
        { grant_type: 'authorization_code', authorization_code: 'wac_acme_1', ...credentials },
        { grant_type: 'refresh_token', refresh_token: 'wrt_acme_1', ...credentials },
        { grant_type: 'refresh_token', refresh_token: 'wrt_acme_2', ...credentials },
      ],
    );
    for (const { method, url, headers } of seen) {
      assert.deepEqual([method, url.pathname, url.search], ['POST', '/v2/oauth/access-token', '']);
      assert.match(headers['content-type'] ?? '', /^application\/json/);
      assert.deepEqual([headers.authorization, headers.cookie], [undefined, undefined]);
      assert.doesNotMatch(JSON.stringify(headers), /a-client-secret|w[ar][ct]_acme/);
    }
  });

  it('at the end is a DELETE with the token in its header, which is then good no more', async (t) => {
    const service = await serve({ apiPort: 0, sitePort: 0, assets: 1 });
    t.after(() => service.close());
    const { baseUrl, clientId, clientSecret } = service;
    const issuer = new DirectIssuer({ baseUrl, clientId, clientSecret, fetch: globalThis.fetch });
    const { accessToken } = await issuer.exchange(service.issueCode());
    const headers = { authorization: `Bearer ${accessToken}` };
    const status = async (): Promise<number> =>
      (await fetch(`${baseUrl}/v2/user`, { headers })).status;
    assert.equal(await status(), 200);
    await issuer.end();
    assert.equal(await status(), 401);
    assert.equal(service.stats().requests['DELETE /v2/oauth/access-token'], 1);
    await assert.rejects(issuer.refresh(accessToken), { code: 'login_required' });
  });
});
