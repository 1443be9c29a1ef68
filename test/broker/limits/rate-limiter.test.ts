import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createRateLimiter } from '../../../src/broker/limits/rate-limiter.js';

interface Limited {
  /** Seconds that a caller at `address` is told to wait. */
  readonly wait: (address: string, origin?: string) => number;
  readonly pass: (milliseconds: number) => void;
}

function limited(requests: number, seconds: number): Limited {
  let now = 0;
  let address = '';
  const limit = createRateLimiter({ requests, seconds, addressOf: () => address }, () => now);
  const request = new Request('http://broker');
  return {
    wait: (caller, origin = 'origin') => {
      address = caller;
      return limit(request, origin);
    },
    pass: (milliseconds) => void (now += milliseconds),
  };
}

/** The address of a caller in a network of its own, for each number below 16 million. */
const elsewhere = (number: number): string =>
  `2${(number >> 12).toString(16).padStart(3, '0')}:${(number & 0xfff).toString(16)}:1::1`;

describe('a limit', () => {
  it('counts each address by itself, and begins anew after its span', () => {
    const { wait, pass } = limited(2, 10);
    assert.deepEqual([wait('a'), wait('a'), wait('a'), wait('b')], [0, 0, 10, 0]);
    pass(7500);
    assert.equal(wait('a'), 3);
    pass(2500);
    assert.equal(wait('a'), 0);
  });

  it('counts each page’s origin by itself', () => {
    const { wait } = limited(1, 10);
    assert.deepEqual(
      [wait('192.0.2.1', 'a'), wait('192.0.2.1', 'b'), wait('192.0.2.1', 'a')],
      [0, 0, 10],
    );
  });

  it('takes a household’s addresses of IPv6 for one, however they are written', () => {
    const { wait } = limited(1, 10);
    assert.equal(wait('2001:db8:5:6::1'), 0);
    for (const same of ['2001:db8:5:6:ffff:1:2:3', '2001:0DB8:5:6::/64', '2001:db8:5:6::1%eth0']) {
      assert.equal(wait(same), 10, same);
    }
    assert.equal(wait('2001:db8:5:7::1'), 0);
  });

  it('takes an address of IPv4 for one, however it is written', () => {
    const { wait } = limited(1, 10);
    assert.deepEqual([wait('::ffff:192.0.2.1'), wait('192.0.2.1')], [0, 10]);
  });

  it('refuses a network that floods, and nobody else, however many addresses it has', () => {
    const { wait, pass } = limited(2, 60);
    for (let number = 0; number < 100_000; number += 1) {
      const answer = wait(`2001:db8:1:${(number & 0xffff).toString(16)}::${number.toString(16)}`);
      assert.equal(answer > 0, number >= 32, `call ${number}`);
      if (number % 10_000 === 0) assert.equal(wait(elsewhere(number)), 0, 'a stranger');
    }
    assert.equal(wait('192.0.2.1'), 0);
    assert.equal(wait('2001:db8:2::1'), 0);
    pass(60_000);
    assert.equal(wait('2001:db8:1::1'), 0);
  });

  it('does not make neighbours pay for one address that floods', () => {
    const { wait } = limited(2, 60);
    for (let call = 0; call < 100_000; call += 1) wait('192.0.2.66');
    assert.deepEqual([wait('192.0.2.66'), wait('192.0.2.1')], [60, 0]);
  });

  it('hears strangers during a flood from many networks, and still refuses who went on', () => {
    const { wait } = limited(2, 60);
    for (let number = 0; number < 100_000; number += 1) {
      assert.equal(wait(elsewhere(number)), 0);
      // It never falls silent, so it is not forgotten.
      assert.equal(wait('198.51.100.9') > 0, number >= 2);
    }
    assert.equal(wait('203.0.113.1'), 0);
  });

  it('forgets those who have fallen silent once there are too many to remember', () => {
    const { wait } = limited(1, 60);
    assert.deepEqual([wait('first'), wait('first')], [0, 60]);
    for (let number = 0; number < 50_000; number += 1) wait(`other ${number}`);
    assert.equal(wait('first'), 0);
  });
});
