import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as api from '../../src/api/index.js';
import * as version1 from '../../src/api/version-1.js';
import { createService } from '../../src/service/index.js';
import { answering } from './answering.js';
import { tokensGiving } from './tokens.js';

/** Section 9, item 3: what the members of both versions are called. */
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
} as const;

const flat = Object.fromEntries(Object.values(names).map((name) => [name, `the ${name}`]));

const fields = Object.fromEntries(
  Object.entries(names).map(([name, other]) => [name, { value: `the ${other}`, required: false }]),
);

const groups = [
  { uuid: '1', name: 'Press' },
  { uuid: '2', name: 'Web' },
];

function clientOf(baseUrl: string): api.Client {
  return api.createClient({ baseUrl, tokens: tokensGiving('wat_acme_1') });
}

describe("an integration that reads version 1.0's shapes", () => {
  test('gets the user in them from version 2.0', async (t) => {
    const answer = { uuid: 'u', username: 'mia', title: 'Dr', ...flat };
    const { baseUrl, seen } = await answering(t, () => answer);
    assert.deepEqual(await version1.getUser(clientOf(baseUrl)), { uuid: 'u', fields });
    assert.equal(seen[0]?.url.pathname, '/v2/user');
  });

  test('gets the asset groups in them from version 2.0', async (t) => {
    const answer = { item_type: 'assetgroup', total_count: 2, items: groups };
    const { baseUrl, seen } = await answering(t, () => answer);
    assert.deepEqual(await version1.listAssetGroups(clientOf(baseUrl)), { assetGroups: groups });
    assert.equal(seen[0]?.url.pathname, '/v2/assets/assetgroups');
  });

  test('moves on by another import, for the functions go by the same names', async (t) => {
    const { baseUrl } = await answering(t, () => ({ uuid: 'u', ...flat, items: groups }));
    const client = clientOf(baseUrl);
    const user = await api.getUser(client);
    assert.equal(user.stateOrProvince, 'the state_or_province');
    assert.deepEqual(version1.userToV1(user), await version1.getUser(client));
    assert.deepEqual(await api.listAssetGroups(client), groups);
  });

  test('reads the same as the version 1.0 endpoints give', async () => {
    const service = createService({ assets: 5 });
    const { accessToken } = service.issueTokens();
    const tokens = { get: () => Promise.resolve(accessToken), refuse: () => undefined };
    const { baseUrl, siteUrl, fetch } = service;
    const client = api.createClient({ baseUrl, tokens, fetch });
    const ask = async (path: string): Promise<unknown> => {
      const headers = { authorization: `Bearer ${accessToken}` };
      return (await fetch(`${siteUrl}/api/rest/${path}`, { headers })).json();
    };
    const told = version1.readUserV1(await ask('user/address'));
    const mapped = await version1.getUser(client);
    assert.deepEqual(version1.userFromV1(told), version1.userFromV1(mapped));
    assert.deepEqual(
      version1.readAssetGroupsV1(await ask('assetgroups')),
      await version1.listAssetGroups(client),
    );
  });
});

describe('the shapes of both versions', () => {
  const user: version1.UserV1 = version1.readUserV1({ uuid: 'u', fields });

  test('hold the same, there and back', () => {
    assert.deepEqual(version1.userToV1(version1.userFromV1(user)), user);
    const list = { assetGroups: groups };
    assert.deepEqual(version1.assetGroupsToV1(version1.assetGroupsFromV1(list)), list);
  });

  test('say what is required only where somebody knows', () => {
    const both = version1.userToV1(version1.userFromV1(user), ['email', 'city']);
    const required = Object.entries(both.fields).filter(([, field]) => field.required);
    assert.deepEqual(
      required.map(([name]) => name),
      ['email', 'city'],
    );
  });

  test('leave user name and title unknown where version 1.0 told', () => {
    const { username, title } = version1.userFromV1(user);
    assert.deepEqual([username, title], [null, null]);
  });

  test('have every field, also where version 1.0 leaves one out', () => {
    const bare = version1.readUserV1({ uuid: 'u', fields: { city: { value: 'Zürich' } } });
    assert.deepEqual(bare.fields.city, { value: 'Zürich', required: false });
    assert.deepEqual(bare.fields.email, { value: null, required: false });
  });

  for (const json of [null, {}, { uuid: 'u' }, { uuid: 'u', fields: { city: 'Zürich' } }]) {
    test(`cannot be read from ${JSON.stringify(json)}`, () => {
      assert.throws(() => version1.readUserV1(json), { name: 'SchemaError' });
    });
  }
});
