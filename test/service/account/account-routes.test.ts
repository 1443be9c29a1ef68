import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { assetRecord } from '../asset-record.js';
import { at, caller, jsonOf, listAt, requestTokens, textAt, type Caller } from '../caller.js';

/** Asks the customer site with a token of the API: tokens are good for both versions. */
function askSite({ service }: Caller, path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('authorization', `Bearer ${service.issueTokens().accessToken}`);
  return service.fetch(service.siteUrl + path, { ...init, headers });
}

async function readSite(person: Caller, path: string, init: RequestInit = {}): Promise<unknown> {
  return jsonOf(await askSite(person, path, init));
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

/** What a person of the live service need not tell. */
const untold = [
  'title',
  'company',
  'phone',
  'street_address',
  'city',
  'state_or_province',
  'postal_code',
  'country',
];

describe('the current user', () => {
  it('is flat in version 2.0', async () => {
    const user = await caller([]).read('/v2/user');
    assert.deepEqual(
      Object.keys(Object(user) as object).sort(),
      [...Object.values(names), 'uuid', 'username', 'title'].sort(),
    );
    assert.match(String(at(user, 'uuid')), /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    assert.equal(at(user, 'title'), null);
    for (const name of ['username', ...Object.values(names)]) textAt(user, name);
  });

  it('is found by id, and nobody else is', async () => {
    const { ask, read } = caller([]);
    const user = await read('/v2/user');
    const id = textAt(user, 'uuid');
    assert.deepEqual(await read(`/v2/user/${id}`), user);
    assert.deepEqual(await read(`/v2/user/${id.toUpperCase()}`), user);
    const other = await ask('/v2/user/99999999-9999-4999-8999-999999999999');
    assert.equal(other.status, 404);
    assert.match(textAt(await jsonOf(other), 'error_message'), /^User .* was not found\.$/);
  });

  it('is whoever the token belongs to, also once it was refreshed', async () => {
    const { service, read: readUsual } = caller([]);
    const readAs = async (accessToken: string, path = '/v2/user'): Promise<unknown> => {
      const headers = { authorization: `Bearer ${accessToken}` };
      return jsonOf(await service.fetch(service.baseUrl + path, { headers }));
    };
    const usual = await readUsual('/v2/user');
    const { accessToken, refreshToken } = service.issueTokens({ first_name: 'Mia', title: 'Dr' });
    const other = await readAs(accessToken);
    assert.deepEqual([at(other, 'first_name'), at(other, 'title')], ['Mia', 'Dr']);
    assert.notEqual(at(other, 'uuid'), at(usual, 'uuid'));
    assert.deepEqual(await readUsual('/v2/user'), usual);

    const members = { grant_type: 'refresh_token', refresh_token: refreshToken };
    const fresh = textAt(await jsonOf(await requestTokens(service, members)), 'access_token');
    assert.deepEqual(await readAs(fresh), other);
    assert.deepEqual(await readAs(fresh, `/v2/user/${textAt(usual, 'uuid')}`), usual);
    assert.deepEqual(await readUsual(`/v2/user/${textAt(other, 'uuid')}`), other);
    const headers = { authorization: `Bearer ${fresh}` };
    const site = await service.fetch(`${service.siteUrl}/api/rest/user/address`, { headers });
    assert.equal(at(await jsonOf(site), 'fields', 'firstName', 'value'), 'Mia');
  });

  it('with quirks has an id besides, and may have told the service no more than a name', async () => {
    const { read } = caller([], { quirks: true });
    const user = await read('/v2/user');
    assert.equal(textAt(user, 'id'), textAt(user, 'uuid'));
    for (const name of ['first_name', 'last_name', 'email', 'username']) textAt(user, name);
    for (const name of untold) assert.equal(at(user, name), null, name);
    assert.deepEqual(await read(`/v2/user/${textAt(user, 'id')}`), user);
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

describe('version 1.0', () => {
  it('gives the same answers whether branded links are asked for or not', async () => {
    const person = caller([assetRecord()]);
    const headers = { 'x-service-api-toggle': 'branded-links' };
    for (const path of ['/api/rest/user/address', '/api/rest/assetgroups']) {
      assert.deepEqual(await readSite(person, path, { headers }), await readSite(person, path));
    }
  });

  it('has none of what exists only in version 2.0', async () => {
    const person = caller([assetRecord()]);
    const missing = [
      ['POST', 'oauth/access-token'],
      ['DELETE', 'oauth/access-token'],
      ['GET', 'assets/search?facet=file_types'],
      ['POST', 'products/search'],
      ['GET', 'product-categories'],
    ];
    for (const [method = '', path = ''] of missing) {
      const { status } = await askSite(person, `/api/rest/${path}`, { method });
      assert.equal(status, 404, `${method} ${path}`);
    }
  });
});
