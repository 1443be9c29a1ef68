import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { assetRecord } from '../asset-record.js';
import { at, caller, jsonOf, listAt, type Caller } from '../caller.js';

/** Asks the customer site with a token of the API: tokens are good for both versions. */
async function readSite({ service }: Caller, path: string): Promise<unknown> {
  const { accessToken } = service.issueTokens();
  const headers = { authorization: `Bearer ${accessToken}` };
  return jsonOf(await service.fetch(service.siteUrl + path, { headers }));
}

const names = {
  firstName: 'first_name',
  lastName: 'last_name',
  email: 'email',
  company: 'company',
  phone: 'phone',
  streetAddress: 'street_address',
  city: 'city',
  stateOrProvince: 'state_or_province',
  postalCode: 'postal_code',
  country: 'country',
};

describe('the current user', () => {
  it('is flat in version 2.0', async () => {
    const user = await caller([]).read('/v2/user');
    assert.deepEqual(
      Object.keys(Object(user) as object).sort(),
      [...Object.values(names), 'uuid', 'username', 'title'].sort(),
    );
    assert.match(String(at(user, 'uuid')), /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    assert.equal(at(user, 'title'), null);
  });

  it('has values with marks in version 1.0, under the old names', async () => {
    const person = caller([]);
    const old = await readSite(person, '/api/rest/user/address');
    const user = await person.read('/v2/user');
    assert.equal(at(old, 'uuid'), at(user, 'uuid'));
    assert.deepEqual(Object.keys(Object(at(old, 'fields')) as object), Object.keys(names));
    for (const [before, now] of Object.entries(names)) {
      assert.equal(at(old, 'fields', before, 'value'), at(user, now));
      assert.equal(typeof at(old, 'fields', before, 'required'), 'boolean');
    }
  });
});

describe('asset groups of version 1.0', () => {
  it('are the same ones, under assetGroups and without an envelope', async () => {
    const person = caller([assetRecord()]);
    const old = await readSite(person, '/api/rest/assetgroups');
    assert.deepEqual(Object.keys(Object(old) as object), ['assetGroups']);
    const now = await person.read('/v2/assets/assetgroups');
    assert.deepEqual(listAt(old, 'assetGroups'), listAt(now, 'items'));
  });
});
