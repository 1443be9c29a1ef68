import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Backoff } from '../../src/core/backoff.js';

const minute = 60_000;

describe('pauses between two attempts', () => {
  it('begin with none, then are a minute, and double up to an hour', () => {
    const backoff = new Backoff();
    assert.equal(backoff.dueAt('one'), -Infinity);
    const pauses: number[] = [];
    for (let now = 0; pauses.length < 9; now = backoff.dueAt('one')) {
      backoff.record('one', now);
      pauses.push((backoff.dueAt('one') - now) / minute);
    }
    assert.deepEqual(pauses, [1, 2, 4, 8, 16, 32, 60, 60, 60]);
  });

  it('are each thing’s own', () => {
    const backoff = new Backoff();
    backoff.record('one', 0);
    assert.equal(backoff.dueAt('other'), -Infinity);
  });

  it('start over after something was good for long', () => {
    const backoff = new Backoff();
    backoff.record('one', 0);
    backoff.record('one', minute);
    backoff.record('one', minute * 10);
    assert.equal(backoff.dueAt('one'), minute * 11);
  });
});
