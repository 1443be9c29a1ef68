import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { TokenState } from '../../../src/auth/session/token-state.js';

const hour = 3_600_000;
const grant = { accessToken: 'wat_acme_1', expiresAt: 8 * hour, lifetime: 8 * hour };

describe('a held grant', () => {
  it('that could not be replaced is left alone for a while, but not past its end', (context) => {
    context.mock.timers.enable({ apis: ['Date'], now: 0 });
    const held = new TokenState();
    held.setGrant(grant);
    context.mock.timers.setTime(7.9 * hour);
    assert.equal(held.isDue, true);
    held.backOff(9 * hour);
    assert.deepEqual([held.isDue, held.isUsable], [false, true]);
    context.mock.timers.setTime(8 * hour);
    assert.deepEqual([held.isDue, held.isUsable], [true, false]);
  });

  it('of which nobody knows the end is used until it is refused', () => {
    const held = new TokenState();
    held.setGrant({ accessToken: 'wat_acme_1' });
    assert.equal(held.isDue, false);
    held.refuse('wat_acme_1');
    assert.deepEqual([held.isDue, held.isUsable], [true, false]);
  });

  it('that is refused like the one before it is doubted, not replaced', (context) => {
    context.mock.timers.enable({ apis: ['Date'], now: 0 });
    const held = new TokenState();
    held.setGrant({ accessToken: 'wat_acme_1' });
    assert.equal(held.refuse('wat_acme_1'), false);
    assert.equal(held.replaced, 'wat_acme_1');
    held.setGrant({ accessToken: 'wat_acme_2' });
    context.mock.timers.setTime(59_000);
    assert.equal(held.refuse('wat_acme_2'), true);
    assert.equal(held.replaced, undefined);
    assert.deepEqual([held.hasRefused('wat_acme_2'), held.hasRefused('wat_acme_3')], [true, false]);
  });
});
