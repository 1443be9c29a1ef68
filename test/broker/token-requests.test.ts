import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { answering } from '../api/answering.js';
import { setUp } from './bench.js';

const secret = 'a-client-secret';

describe('what the broker sends the token endpoint', () => {
  it('is the four members of each grant in a JSON body, and nothing of them elsewhere', async (t) => {
    let issued = 0;
    const { baseUrl, seen } = await answering(t, () => {
      issued += 1;
      const tokens = { access_token: `wat_acme_${issued}`, refresh_token: `wrt_acme_${issued}` };
      return { ...tokens, expires_in: 60 };
    });
    const client = { clientId: 'picker', clientSecret: secret };
    const bench = await setUp(t, { broker: { apiUrl: baseUrl, ...client } });
    const visitor = bench.visitor();
    const { body } = await visitor.signIn('wac_acme_1');
    assert.equal(body['access_token'], 'wat_acme_1');
    assert.equal((await visitor.refresh('wat_acme_1')).body['access_token'], 'wat_acme_2');

    const credentials = { client_id: 'picker', client_secret: secret };
    assert.deepEqual(
      seen.map(({ json }) => json),
      [
        { grant_type: 'authorization_code', authorization_code: 'wac_acme_1', ...credentials },
        { grant_type: 'refresh_token', refresh_token: 'wrt_acme_1', ...credentials },
      ],
    );
    for (const { method, url, headers } of seen) {
      assert.deepEqual([method, url.pathname, url.search], ['POST', '/v2/oauth/access-token', '']);
      assert.match(headers['content-type'] ?? '', /^application\/json/);
      assert.deepEqual([headers.authorization, headers.cookie], [undefined, undefined]);
      assert.doesNotMatch(JSON.stringify(headers), /a-client-secret|w[ar][ct]_acme/);
    }
  });

  it('at sign-out is a DELETE with the access token in its header, and nothing else', async (t) => {
    const answer = { access_token: 'wat_acme_1', refresh_token: 'wrt_acme_1', expires_in: 60 };
    const { baseUrl, seen } = await answering(t, () => answer);
    const bench = await setUp(t, { broker: { apiUrl: baseUrl, clientSecret: secret } });
    const visitor = bench.visitor();
    await visitor.signIn('wac_acme_1');
    assert.equal((await visitor.logout()).status, 204);
    const deleted = seen.filter(({ method }) => method === 'DELETE');
    assert.equal(deleted.length, 1);
    for (const { url, headers, json } of deleted) {
      assert.deepEqual([url.pathname, url.search], ['/v2/oauth/access-token', '']);
      assert.equal(headers.authorization, 'Bearer wat_acme_1');
      assert.equal(json, undefined);
    }
  });
});
