import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createClient } from '../../../src/api/index.js';
import { answering } from '../answering.js';
import { tokensGiving } from '../tokens.js';

const tokens = tokensGiving('wat_acme_1');
const baseUrl = 'http://127.0.0.1:1';

describe('version 1.0', () => {
  test('tells the same of the person, but user name and title', async (t) => {
    const site = await answering(t, () => ({
      uuid: 'u',
      fields: {
        firstName: { value: 'Mia', required: true },
        city: { value: null, required: false },
        company: null,
        stateOrProvince: { value: 'M', required: false },
      },
    }));
    const user = await createClient({ baseUrl, tokens, siteUrl: `${site.baseUrl}/` }).getUserV1();
    assert.equal(site.seen[0]?.url.pathname, '/api/rest/user/address');
    assert.equal(site.seen[0].headers.authorization, 'Bearer wat_acme_1');
    assert.deepEqual(user, {
      uuid: 'u',
      firstName: 'Mia',
      lastName: null,
      email: null,
      username: null,
      title: null,
      company: null,
      phone: null,
      streetAddress: null,
      city: null,
      stateOrProvince: 'M',
      postalCode: null,
      country: null,
    });
  });

  test('lists the asset groups', async (t) => {
    const assetGroups = [{ uuid: '1', name: 'Press' }];
    const site = await answering(t, () => ({ assetGroups }));
    const client = createClient({ baseUrl, tokens, siteUrl: site.baseUrl });
    assert.deepEqual(await client.listAssetGroupsV1(), assetGroups);
    assert.equal(site.seen[0]?.url.pathname, '/api/rest/assetgroups');
  });

  test('cannot be asked without the address of the site, and says so', async () => {
    const client = createClient({ baseUrl, tokens });
    await assert.rejects(client.getUserV1(), { message: /siteUrl/ });
    await assert.rejects(client.listAssetGroupsV1(), { message: /siteUrl/ });
  });
});
