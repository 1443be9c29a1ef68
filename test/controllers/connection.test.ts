import { expect } from 'chai';
import {
  holdConnection,
  keyOf,
  releaseConnection,
  type Connection,
} from '../../src/controllers/connection.js';
import type { ConnectionSettings } from '../../src/controllers/connection-settings.js';
import { fixedSource } from '../../src/auth/index.js';
import { library } from '../elements/arranging/picker.js';

const tokens = fixedSource('wat_acme_one');

function settings(change: Partial<ConnectionSettings> = {}): ConnectionSettings {
  return {
    baseUrl: 'http://api.test/',
    siteUrl: 'https://site.test/',
    clientId: 'demo',
    redirectUri: new URL('/callback.html', location.href).href,
    relayUri: '',
    brokerUrl: new URL('/broker/', location.href).href,
    profile: 'spec',
    tokens: undefined,
    client: undefined,
    ...change,
  };
}

function held(change: Partial<ConnectionSettings> = {}): Connection {
  const connection = holdConnection(settings(change));
  if (!('client' in connection)) throw new Error(connection.message);
  return connection;
}

describe('a connection', () => {
  it('is one for all with the same settings: one client, one sign-in', () => {
    const [one, other] = [held(), held()];
    expect(one === other).to.equal(true);
    expect(one.client === other.client && one.tokens === other.tokens).to.equal(true);
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
    { client: library().client },
  ];
  for (const change of differences) {
    it(`is another where ${Object.keys(change).join()} differs`, () => {
      const [one, other] = [held(), held(change)];
      expect(one === other).to.equal(false);
      expect(keyOf(settings()) === keyOf(settings(change))).to.equal(false);
      releaseConnection(one);
      releaseConnection(other);
    });
  }

  it('tells two sources apart that are alike', () => {
    const alike = fixedSource('wat_acme_one');
    const [one, other] = [held({ tokens }), held({ tokens: alike })];
    expect(one === other).to.equal(false);
    expect(one.tokens === tokens && other.tokens === alike).to.equal(true);
    releaseConnection(one);
    releaseConnection(other);
  });

  it('lasts until its last user has given it back, and is made anew after', () => {
    const [one, other] = [held(), held()];
    releaseConnection(one);
    const third = held();
    expect(third === other).to.equal(true);
    releaseConnection(other);
    releaseConnection(third);
    const anew = held();
    expect(anew === one).to.equal(false);
    releaseConnection(anew);
  });
});
