import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  grantOf,
  isExpired,
  isExpiring,
  refreshMarginMs,
} from '../../../src/auth/session/grant.js';

const minute = 60_000;

describe('a grant', () => {
  it('is dated from the sending of the call, so that it never ends too late', (context) => {
    context.mock.timers.enable({ apis: ['Date'], now: 0 });
    const grant = grantOf('wat_acme_1', 600, -5000);
    context.mock.timers.setTime(594_000);
    assert.deepEqual([isExpiring(grant), isExpired(grant)], [true, false]);
    context.mock.timers.setTime(595_000);
    assert.equal(isExpired(grant), true);
  });

  it('leaves time to put a failed renewal right, and is used for half its life at least', () => {
    assert.equal(refreshMarginMs(480 * minute), 30 * minute);
    assert.equal(refreshMarginMs(60 * minute), 6 * minute);
    assert.equal(refreshMarginMs(5 * minute), minute);
    assert.equal(refreshMarginMs(minute), minute / 2);
  });

  for (const life of [undefined, null, '', 0, -1, NaN, Infinity, 1e12, 'soon', []]) {
    it(`has no known end where it was answered ${JSON.stringify({ life })}`, () => {
      const grant = grantOf('wat_acme_1', life, 0);
      assert.deepEqual([isExpiring(grant), isExpired(grant)], [false, false]);
    });
  }

  it('may come with its life written as text', () => {
    assert.equal(grantOf('wat_acme_1', '28800', 0).expiresAt, 28_800_000);
  });
});
