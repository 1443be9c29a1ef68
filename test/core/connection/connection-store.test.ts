import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fixedSource } from '../../../src/auth/index.js';
import { connectionSettings, ConnectionStore } from '../../../src/core/index.js';

const tokens = fixedSource('wat_acme_one');
const settings = connectionSettings({ baseUrl: 'http://api.test/', tokens });
const others = connectionSettings({ baseUrl: 'http://other.test/', tokens });

const statusOf = ({ state }: ConnectionStore): string => state.status;

describe('the connection of a picker', () => {
  it('is open once there are settings, and another one where they change', () => {
    const store = new ConnectionStore();
    assert.equal(statusOf(store), 'closed');
    assert.equal(store.update(settings), true);
    const { connection } = store.state;
    assert.equal(connection?.tokens === tokens, true);
    assert.equal(store.update({ ...settings }), false);
    assert.equal(store.update(others), true);
    assert.equal(store.state.connection === connection, false);
    assert.equal(store.update(undefined), true);
    assert.equal(statusOf(store), 'closed');
  });

  it('is shared by those with the same settings until the last one closes it', () => {
    const [one, other] = [new ConnectionStore(), new ConnectionStore()];
    one.update(settings);
    other.update(settings);
    const { connection } = one.state;
    assert.equal(other.state.connection === connection, true);
    one.update(undefined);
    one.update(settings);
    assert.equal(one.state.connection === connection, true);
    one.update(undefined);
    other.update(undefined);
    one.update(settings);
    assert.equal(one.state.connection === connection, false);
    one.update(undefined);
  });

  it('fails with what the developer has to set', () => {
    const store = new ConnectionStore();
    store.update(connectionSettings({}));
    const { state } = store;
    assert.equal(state.status === 'failed' && state.failure.code, 'configuration');
    assert.equal(state.status === 'failed' && state.failure.message, 'base-url is missing');
  });

  it('tells its listeners of every change', () => {
    const store = new ConnectionStore();
    const seen: string[] = [];
    store.subscribe(() => seen.push(store.state.status));
    store.update(settings);
    store.update(undefined);
    assert.deepEqual(seen, ['open', 'closed']);
  });

  it('closes for a pause, and opens again after it', () => {
    const store = new ConnectionStore();
    store.update(settings);
    store.pause();
    assert.equal(statusOf(store), 'closed');
    assert.equal(store.update(settings), true);
    store.update(undefined);
  });
});
