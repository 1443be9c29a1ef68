import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { PendingSignOut } from '../../../src/auth/session/pending-sign-out.js';

const name = 'dam-auth:https://acme.example|picker';

/** Gives the page this storage for one test. */
function withStorage(context: TestContext, storage: () => Partial<Storage>): void {
  Object.defineProperty(globalThis, 'localStorage', { get: storage, configurable: true });
  context.after(() => Reflect.deleteProperty(globalThis, 'localStorage'));
}

/** A storage that works, over `entries`. */
function over(entries: Map<string, string>): Partial<Storage> {
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
}

const full = (): never => {
  throw new DOMException('full', 'QuotaExceededError');
};

describe('a sign-out that could not be told', () => {
  it('is borne in mind by the next page, until it is made up for', (context) => {
    const entries = new Map([['dam-auth:other', 'unfinished']]);
    withStorage(context, () => over(entries));
    new PendingSignOut(name).set();
    const next = new PendingSignOut(name);
    assert.equal(next.isSet, true);
    next.clear();
    assert.equal(new PendingSignOut(name).isSet, false);
    assert.deepEqual([...entries.keys()], ['dam-auth:other']);
  });

  for (const value of ['', 'unfinishe', '{"version":9}', '\u0000', 'x'.repeat(100_000)]) {
    it(`is not read out of what somebody else left there: ${JSON.stringify(value).slice(0, 20)}`, (context) => {
      withStorage(context, () => over(new Map([[name, value]])));
      assert.equal(new PendingSignOut(name).isSet, false);
    });
  }

  it('is made up for once, though another tab takes the mark away meanwhile', (context) => {
    const entries = new Map<string, string>();
    withStorage(context, () => over(entries));
    const mark = new PendingSignOut(name);
    mark.set();
    entries.clear();
    assert.equal(mark.isSet, true);
    mark.clear();
    assert.equal(mark.isSet, false);
  });

  const failing: Readonly<Record<string, () => Partial<Storage>>> = {
    'is full': () => ({ ...over(new Map()), setItem: full }),
    'is denied as soon as it is named': () => {
      throw new DOMException('denied', 'SecurityError');
    },
    'fails at everything': () => ({ getItem: full, setItem: full, removeItem: full }),
  };
  for (const [how, storage] of Object.entries(failing)) {
    it(`is borne in mind as long as the page lasts where storage ${how}`, (context) => {
      withStorage(context, storage);
      const mark = new PendingSignOut(name);
      assert.equal(mark.isSet, false);
      mark.set();
      assert.equal(mark.isSet, true);
      mark.clear();
      assert.equal(mark.isSet, false);
    });
  }
});
