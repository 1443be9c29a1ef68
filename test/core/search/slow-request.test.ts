import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { SlowRequest } from '../../../src/core/search/slow-request.js';
import { FakeSearch } from './fake-search.js';

const apis = ['setTimeout', 'Date'] as const;

function loading(since: number): FakeSearch {
  return new FakeSearch({ status: 'loading', more: false, since });
}

describe('a slow request', () => {
  it('is one that has no answer for eight seconds', ({ mock }) => {
    mock.timers.enable({ apis: [...apis], now: 0 });
    const search = loading(0);
    const slow = new SlowRequest(search);
    slow.resume();
    mock.timers.tick(7999);
    assert.equal(slow.state, false);
    mock.timers.tick(1);
    assert.equal(slow.state, true);
    search.put({ status: 'ready', page: {} });
    assert.equal(slow.state, false);
  });

  it('is one as well that was sent before it was watched', ({ mock }) => {
    mock.timers.enable({ apis: [...apis], now: 20_000 });
    const slow = new SlowRequest(loading(13_000));
    slow.resume();
    mock.timers.tick(1000);
    assert.equal(slow.state, true);
  });

  it('is one together with those that replaced it', ({ mock }) => {
    mock.timers.enable({ apis: [...apis], now: 0 });
    const search = loading(0);
    const slow = new SlowRequest(search);
    slow.resume();
    mock.timers.tick(5000);
    search.put({ status: 'loading', more: false, since: 5000 });
    mock.timers.tick(3000);
    assert.equal(slow.state, true);
  });

  it('is not told during a pause, nor after an answer', ({ mock }) => {
    mock.timers.enable({ apis: [...apis], now: 0 });
    const search = loading(0);
    const slow = new SlowRequest(search);
    slow.resume();
    slow.pause();
    mock.timers.tick(20_000);
    assert.equal(slow.state, false);
    search.put({ status: 'ready', page: {} });
    slow.resume();
    search.put({ status: 'loading', more: false, since: 20_000 });
    search.put({ status: 'idle' });
    mock.timers.tick(20_000);
    assert.equal(slow.state, false);
  });
});
