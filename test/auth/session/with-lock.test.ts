import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { withLock } from '../../../src/auth/session/with-lock.js';

type Request = (
  name: string,
  options: LockOptions,
  grant: () => Promise<unknown>,
) => Promise<unknown>;

/** Lets the browser's locks behave so for one test; undefined stands for a browser without any. */
function withLocks(context: TestContext, request: Request | undefined): void {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
  const navigator = request ? { locks: { request } } : {};
  Object.defineProperty(globalThis, 'navigator', { value: navigator, configurable: true });
  context.after(() => {
    if (before) Object.defineProperty(globalThis, 'navigator', before);
  });
}

const browsers: Readonly<Record<string, Request | undefined>> = {
  'without locks': undefined,
  'that refuses locks': () => Promise.reject(new DOMException('denied', 'SecurityError')),
  'that throws at locks': () => {
    throw new TypeError('no locks here');
  },
  'whose lock is never given': () => Promise.reject(new DOMException('late', 'TimeoutError')),
  'in which other code steals the lock': (_name, _options, grant) => {
    void grant();
    return Promise.reject(new DOMException('stolen', 'AbortError'));
  },
  'with locks': (_name, _options, grant) => grant(),
};

for (const [name, request] of Object.entries(browsers)) {
  describe(`in a browser ${name}`, () => {
    it('a job runs once, and gives what it came to', async (context) => {
      withLocks(context, request);
      let runs = 0;
      assert.equal(await withLock('job', () => Promise.resolve(++runs)), 1);
      assert.equal(runs, 1);
    });

    it('a job that fails does so once, and does not stop the next', async (context) => {
      withLocks(context, request);
      let runs = 0;
      const fail = (): Promise<void> => Promise.reject(new Error(`run ${++runs}`));
      await assert.rejects(withLock('job', fail), { message: 'run 1' });
      assert.equal(await withLock('job', () => Promise.resolve('next')), 'next');
      assert.equal(runs, 1);
    });

    it('jobs of one name never overlap', async (context) => {
      withLocks(context, request);
      let running = 0;
      let most = 0;
      const job = async (): Promise<void> => {
        most = Math.max(most, ++running);
        await new Promise(setImmediate);
        running -= 1;
      };
      await Promise.all([withLock('job', job), withLock('job', job), withLock('job', job)]);
      assert.equal(most, 1);
    });
  });
}
