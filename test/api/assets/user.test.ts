import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createClient } from '../../../src/api/index.js';
import { answering } from '../answering.js';
import { tokensGiving } from '../tokens.js';

const tokens = tokensGiving('wat_acme_1');

describe('the person signed in', () => {
  test('is read with every field', async (t) => {
    const { baseUrl } = await answering(t, () => ({
      uuid: 'u',
      first_name: 'Mia',
      last_name: 'Ström',
      email: 'mia@example.com',
      username: 'mia',
      title: 'Editor',
      company: 'Acme',
      phone: '1',
      street_address: 'Way 1',
      city: 'Malmö',
      state_or_province: 'M',
      postal_code: '21111',
      country: 'SE',
      id: 'more than the specification says',
    }));
    assert.deepEqual(await createClient({ baseUrl, tokens }).getUser(), {
      uuid: 'u',
      firstName: 'Mia',
      lastName: 'Ström',
      email: 'mia@example.com',
      username: 'mia',
      title: 'Editor',
      company: 'Acme',
      phone: '1',
      streetAddress: 'Way 1',
      city: 'Malmö',
      stateOrProvince: 'M',
      postalCode: '21111',
      country: 'SE',
    });
  });

  test('may have told the service nothing', async (t) => {
    const untold = { first_name: null, title: null, phone: null, country: null };
    const { baseUrl } = await answering(t, () => ({ uuid: 'u', ...untold }));
    const user = await createClient({ baseUrl, tokens }).getUser();
    assert.equal(user.uuid, 'u');
    assert.equal(user.title, null);
    assert.ok(Object.entries(user).every(([name, value]) => name === 'uuid' || value === null));
  });

  test('is an error where nobody is named', async (t) => {
    const { baseUrl } = await answering(t, () => ({ first_name: 'Mia' }));
    await assert.rejects(createClient({ baseUrl, tokens }).getUser(), {
      message: 'Expected "uuid" at user.uuid',
    });
  });
});
