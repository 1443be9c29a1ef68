import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createPickerClient } from '../../../src/api/index.js';
import { fixedSource } from '../../../src/auth/index.js';
import {
  acquireConnection,
  keyOf,
  releaseConnection,
  type Connection,
} from '../../../src/core/connection/connection.js';
import { connectionSettings, type ConnectionSettings } from '../../../src/core/index.js';

const tokens = fixedSource('wat_acme_one');

function settings(change: Partial<ConnectionSettings> = {}): ConnectionSettings {
  return connectionSettings({
    baseUrl: 'http://api.test/',
    siteUrl: 'https://site.test/',
    clientId: 'demo',
    redirectUri: 'https://page.test/callback.html',
    brokerUrl: 'https://page.test/broker/',
    ...change,
  });
}

function held(change: Partial<ConnectionSettings> = {}): Connection {
  const connection = acquireConnection(settings(change));
  if (!('client' in connection)) throw new Error(connection.message);
  return connection;
}

describe('a connection', () => {
  it('is one for all with the same settings: one client, one sign-in', () => {
    const [one, other] = [held(), held()];
    assert.equal(one === other, true);
    assert.equal(one.client === other.client && one.tokens === other.tokens, true);
    releaseConnection(one);
    releaseConnection(other);
  });

  const differences: readonly Partial<ConnectionSettings>[] = [
    { baseUrl: 'http://other.test/' },
    { siteUrl: 'https://other.test/' },
    { clientId: 'other' },
    { brokerUrl: 'http://localhost:9/other/' },
    { profile: 'acquia' },
    { tokens },
    { client: createPickerClient({ baseUrl: 'http://api.test/', tokens }) },
  ];
  for (const change of differences) {
    it(`is another where ${Object.keys(change).join()} differs`, () => {
      const [one, other] = [held(), held(change)];
      assert.equal(one === other, false);
      assert.equal(keyOf(settings()) === keyOf(settings(change)), false);
      releaseConnection(one);
      releaseConnection(other);
    });
  }

  it('tells two sources apart that are alike', () => {
    const alike = fixedSource('wat_acme_one');
    const [one, other] = [held({ tokens }), held({ tokens: alike })];
    assert.equal(one === other, false);
    assert.equal(one.tokens === tokens && other.tokens === alike, true);
    releaseConnection(one);
    releaseConnection(other);
  });

  it('lasts until its last user has given it back, and is made anew after', () => {
    const [one, other] = [held(), held()];
    releaseConnection(one);
    const third = held();
    assert.equal(third === other, true);
    releaseConnection(other);
    releaseConnection(third);
    const anew = held();
    assert.equal(anew === one, false);
    releaseConnection(anew);
  });
});
