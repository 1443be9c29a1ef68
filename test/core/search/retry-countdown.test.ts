import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { RetryCountdown } from '../../../src/core/search/retry-countdown.js';
import { FakeSearch } from './fake-search.js';

function failed(retryAt?: number, retryable = true): FakeSearch['state'] {
  const failure = { code: 'rate-limited', message: '', retryable } as const;
  return {
    status: 'failed',
    more: false,
    failure: retryAt === undefined ? failure : { ...failure, retryAt },
  };
}

/** A countdown at noon, so to speak: the clock stands at 0. */
function countdown(
  { mock }: TestContext,
  state: FakeSearch['state'],
): {
  readonly search: FakeSearch;
  readonly left: RetryCountdown;
  readonly tick: (ms: number) => void;
} {
  mock.timers.enable({ apis: ['setTimeout', 'Date'], now: 0 });
  const search = new FakeSearch(state);
  const left = new RetryCountdown(search);
  left.resume();
  return { search, left, tick: (ms) => mock.timers.tick(ms) };
}

describe('a countdown', () => {
  it('tells every second how long it takes, and then repeats the search once', (context) => {
    const { search, left, tick } = countdown(context, failed(2500));
    const told: (number | undefined)[] = [left.state];
    left.subscribe(() => told.push(left.state));
    for (let times = 0; times < 5; times += 1) tick(500);
    tick(0);
    assert.deepEqual(told, [3, 2, 1, 0]);
    assert.equal(search.retries, 1);
    search.put({ status: 'loading', more: false, since: 2500 });
    assert.equal(left.state, undefined);
  });

  it('does not run where the service names no time, or where trying again is vain', (context) => {
    const { search, left, tick } = countdown(context, failed());
    assert.equal(left.state, undefined);
    search.put(failed(1000, false));
    assert.equal(left.state, undefined);
    tick(10_000);
    assert.equal(search.retries, 0);
  });

  it('repeats a search five times in a row, until an answer has come', (context) => {
    const { search, tick } = countdown(context, failed(0));
    for (let times = 0; times < 8; times += 1) {
      tick(1);
      search.put(failed(0));
    }
    assert.equal(search.retries, 5);
    search.put({ status: 'ready', page: {} });
    search.put(failed(0));
    tick(1);
    assert.equal(search.retries, 6);
  });

  it('stands still during a pause', (context) => {
    const { search, left, tick } = countdown(context, failed(2000));
    left.pause();
    tick(5000);
    assert.equal(search.retries, 0);
    left.resume();
    assert.equal(left.state, 0);
    tick(1);
    assert.equal(search.retries, 1);
  });
});
