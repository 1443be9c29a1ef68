import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { checkRate, mostWithin } from './request-rate.js';

/** So many times, each so many milliseconds after the last. */
const every = (pause: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => index * pause);

describe('the requests of a page', () => {
  it('are counted in every span, in whichever order they were seen', () => {
    assert.equal(mostWithin([], 1_000), 0);
    assert.equal(mostWithin([999, 0, 1_000, 500], 1_000), 3);
    assert.equal(mostWithin(every(100, 50), 1_000), 10);
  });

  it('may be forty in a second, and no more', () => {
    checkRate(every(25, 100));
    assert.throws(() => checkRate(every(24, 100)), /42 times in a second/);
  });

  it('may be 1,200 in a minute, and no more', () => {
    checkRate(every(50, 5_000));
    assert.throws(() => checkRate(every(49, 5_000)), /1225 in a minute/);
  });
});
