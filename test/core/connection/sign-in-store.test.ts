import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { TokenSource } from '../../../src/api/index.js';
import { AuthError } from '../../../src/auth/index.js';
import { SignInStore, type SignInStatus } from '../../../src/core/index.js';

/** A token source whose status the test sets, and whose sign-in fails with `error`. */
class Source implements TokenSource {
  status: SignInStatus = 'signed-out';
  error: Error | undefined;
  readonly listeners = new Set<() => void>();

  get(): Promise<string> {
    return Promise.resolve('wat_acme_one');
  }

  refuse(): void {
    this.become('signed-out');
  }

  signIn(): Promise<void> {
    return this.error === undefined ? Promise.resolve() : Promise.reject(this.error);
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  become(status: SignInStatus): void {
    this.status = status;
    for (const listener of [...this.listeners]) listener();
  }
}

function followed(source: Source): { store: SignInStore; changes: string[] } {
  const changes: string[] = [];
  const store = new SignInStore({ onChange: (now, before) => changes.push(`${before} ${now}`) });
  store.follow(source);
  return { store, changes };
}

describe('signing in', () => {
  it('is possible where the source offers it, and signedOut while no user is signed in', () => {
    const store = new SignInStore();
    assert.deepEqual([store.status, store.possible, store.signedOut], ['unknown', false, false]);
    const source = new Source();
    store.follow(source);
    assert.deepEqual([store.status, store.possible, store.signedOut], ['signed-out', true, true]);
    source.become('signed-in');
    assert.deepEqual([store.status, store.signedOut], ['signed-in', false]);
  });

  it('counts a source without a status as signed in', () => {
    const store = new SignInStore();
    store.follow({ get: () => Promise.resolve('wat_acme_one'), refuse: () => undefined });
    assert.deepEqual([store.status, store.possible], ['signed-in', false]);
  });

  it('tells of changes of its source, but not of another source', () => {
    const { store, changes } = followed(new Source());
    const second = new Source();
    store.follow(second);
    assert.deepEqual(changes, []);
    second.become('signing-in');
    second.become('signed-in');
    assert.deepEqual(changes, ['signed-out signing-in', 'signing-in signed-in']);
  });

  it('hears nothing while paused, and learns of it on resuming', () => {
    const source = new Source();
    const { store, changes } = followed(source);
    store.pause();
    assert.equal(source.listeners.size, 0);
    source.become('signed-in');
    assert.equal(store.status, 'signed-out');
    store.resume();
    assert.equal(store.status, 'signed-in');
    assert.deepEqual(changes, ['signed-out signed-in']);
  });

  it('says when to try again where the broker throttles it', async () => {
    const source = new Source();
    const { store } = followed(source);
    const retryAt = Date.now() + 30_000;
    source.error = new AuthError('throttled', { retryAt });
    await store.signIn();
    assert.deepEqual([store.failure?.code, store.failure?.retryAt], ['rate-limited', retryAt]);
    store.pause();
  });

  it('keeps why it failed until the user tries again or is signed in', async () => {
    const source = new Source();
    const failures: string[] = [];
    const store = new SignInStore({ onFailure: ({ code }) => failures.push(code) });
    store.follow(source);
    source.error = new AuthError('access_denied');
    await store.signIn();
    assert.equal(store.failure?.code, 'sign-in-denied');
    source.become('signed-in');
    assert.equal(store.failure, undefined);
    await store.signIn();
    source.error = undefined;
    const again = store.signIn();
    assert.equal(store.failure, undefined);
    await again;
    assert.deepEqual(failures, ['sign-in-denied', 'sign-in-denied']);
  });
});
