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

  it('may be ten in a second while nobody touches it, and no more', () => {
    checkRate({ requests: every(100, 100), interactions: [] });
    assert.throws(
      () => checkRate({ requests: every(90, 20), interactions: [] }),
      /nobody touched called the API 11 times in a second/,
    );
  });

  it('may be 300 in a minute while nobody touches it, and no more', () => {
    checkRate({ requests: every(200, 1_000), interactions: [] });
    assert.throws(
      () => checkRate({ requests: every(190, 1_000), interactions: [] }),
      /nobody touched called the API 5 times in a second and 316 in a minute/,
    );
  });

  it('may be forty in a second and 1,200 in a minute after a person did something', () => {
    const touched = { interactions: every(5_000, 60) };
    checkRate({ requests: every(50, 5_000), ...touched });
    assert.throws(
      () => checkRate({ requests: every(20, 100), ...touched }),
      /48 times in a second/,
    );
    assert.throws(() => checkRate({ requests: every(49, 5_000), ...touched }), /1224 in a minute/);
  });

  it('are those of an untouched page ten seconds after the last thing that a person did', () => {
    const requests = every(50, 15).map((time) => 20_000 + time);
    checkRate({ requests, interactions: [11_000] });
    for (const interactions of [[], [9_000], [21_000]]) {
      assert.throws(() => checkRate({ requests, interactions }), /nobody touched/);
    }
  });
});
