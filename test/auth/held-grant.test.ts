import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { HeldGrant } from '../../src/auth/held-grant.js';
import { grantOf } from '../../src/auth/grant.js';

const hour = 3_600_000;

describe('a held grant', () => {
  it('that could not be replaced is left alone for a while, but not past its end', (context) => {
    context.mock.timers.enable({ apis: ['Date'], now: 0 });
    const held = new HeldGrant();
    held.take(grantOf('wat_acme_1', 28_800, 0));
    context.mock.timers.setTime(7.9 * hour);
    assert.equal(held.isDue, true);
    held.postpone(9 * hour);
    assert.deepEqual([held.isDue, held.isUsable], [false, true]);
    context.mock.timers.setTime(8 * hour);
    assert.deepEqual([held.isDue, held.isUsable], [true, false]);
  });

  it('of a minute is used for half of it', (context) => {
    context.mock.timers.enable({ apis: ['Date'], now: 0 });
    const held = new HeldGrant();
    held.take(grantOf('wat_acme_1', 60, 0));
    context.mock.timers.setTime(29_000);
    assert.equal(held.isDue, false);
    context.mock.timers.setTime(31_000);
    assert.equal(held.isDue, true);
  });

  it('whose life makes no sense is used until it is refused', () => {
    for (const life of [undefined, null, '', 0, -1, NaN, Infinity, 1e12, 'soon', {}]) {
      const held = new HeldGrant();
      held.take(grantOf('wat_acme_1', life, 0));
      assert.equal(held.isDue, false);
      held.refuse('wat_acme_1');
      assert.deepEqual([held.isDue, held.isUsable], [true, false]);
    }
  });
});
