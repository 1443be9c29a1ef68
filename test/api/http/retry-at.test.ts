import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readRetryAt } from '../../../src/api/http/retry-at.js';

const now = Date.UTC(2026, 10, 21, 10);

describe('when a service is ready again', () => {
  for (const [what, headers, expected] of [
    ['seconds', { 'retry-after': '7' }, 7000],
    ['seconds since 1970', { 'x-ratelimit-reset': String(now / 1000 + 42) }, 42_000],
    [
      'seconds since 1970 by a clock that runs an hour ahead',
      {
        'retry-after': String(now / 1000 + 3602),
        date: 'Sat, 21 Nov 2026 11:00:00 GMT',
      },
      2000,
    ],
    ['a date', { 'retry-after': 'Sat, 21 Nov 2026 10:00:09 GMT' }, 9000],
    ['an instant with milliseconds', { 'x-ratelimit-reset': '2026-11-21T10:00:00.250Z' }, 250],
    ['both', { 'retry-after': '7', 'x-ratelimit-reset': '2026-11-21T10:00:00.250Z' }, 7000],
    [
      'an instant by a clock that runs an hour ahead',
      { 'x-ratelimit-reset': '2026-11-21T11:00:02.000Z', date: 'Sat, 21 Nov 2026 11:00:00 GMT' },
      2000,
    ],
  ] as const) {
    test(`is read from ${what}`, (t) => {
      t.mock.timers.enable({ apis: ['Date'], now });
      assert.equal(readRetryAt(new Headers(headers)), now + expected);
    });
  }

  for (const headers of [{}, { 'retry-after': 'soon' }, { 'retry-after': '-5x' }]) {
    test(`is unknown by ${JSON.stringify(headers)}`, () => {
      assert.equal(readRetryAt(new Headers(headers)), undefined);
    });
  }
});
