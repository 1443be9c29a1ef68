import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createRateLimiter } from '../../src/broker/rate-limiter.js';

describe('a limit', () => {
  it('counts each address by itself, and begins anew after its span', () => {
    let now = 0;
    const addressOf = ({ url }: Request): string => url;
    const limit = createRateLimiter({ requests: 2, seconds: 10, addressOf }, () => now);
    const wait = (address: string): number => limit(new Request(`http://${address}`), 'origin');
    assert.deepEqual([wait('a'), wait('a'), wait('a'), wait('b')], [0, 0, 10, 0]);
    now = 7500;
    assert.equal(wait('a'), 3);
    now = 10_000;
    assert.equal(wait('a'), 0);
  });

  it('does not let itself be drowned in addresses', () => {
    let address = 0;
    const addressOf = (): string => String((address += 1));
    const limit = createRateLimiter({ requests: 1, seconds: 10, addressOf }, () => 0);
    const request = new Request('http://a');
    const ask = (): boolean => limit(request, 'origin') === 0;
    const passed = Array.from({ length: 50_000 }, ask).filter(Boolean).length;
    assert.equal(passed, 50_000);
    // From here on all new ones are as one.
    assert.deepEqual([ask(), ask(), ask()], [true, false, false]);
  });
});
