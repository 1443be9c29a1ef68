import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { addressReader } from '../../../src/broker/node/client-address.js';

/** Where a call seems to come from that arrives from `socket`. */
const seen = (proxies: readonly string[], socket: string, ...forwarded: string[]): string => {
  const headers = forwarded.length > 0 ? { 'x-forwarded-for': forwarded.join(', ') } : {};
  return addressReader(proxies)({ socket: { remoteAddress: socket }, headers });
};

describe('the address of a caller', () => {
  it('is the socket’s, whatever the caller writes, where no proxy is trusted', () => {
    assert.equal(seen([], '192.0.2.1', '198.51.100.7'), '192.0.2.1');
  });

  it('is the last that a trusted proxy saw, whatever the caller wrote before', () => {
    assert.equal(seen(['127.0.0.1'], '127.0.0.1', '10.9.9.9', '192.0.2.1'), '192.0.2.1');
    assert.equal(seen(['127.0.0.1'], '192.0.2.9', '10.9.9.9'), '192.0.2.9');
  });

  it('is found behind several proxies, and behind ranges of them', () => {
    const proxies = ['10.0.0.0/8', '2001:db8:1::/48'];
    assert.equal(seen(proxies, '10.1.2.3', '6.6.6.6', '192.0.2.1', '10.4.4.4'), '192.0.2.1');
    assert.equal(seen(proxies, '2001:db8:1::9', '192.0.2.1'), '192.0.2.1');
  });

  it('is the proxy’s own where that says nothing of use', () => {
    for (const nonsense of [[], ['unknown'], [''], ['192.0.2.1:4711']]) {
      assert.equal(seen(['127.0.0.1'], '127.0.0.1', ...nonsense), '127.0.0.1');
    }
  });

  it('of IPv4 is one, in whichever way the socket writes it', () => {
    assert.equal(seen([], '::ffff:192.0.2.1'), '192.0.2.1');
    assert.equal(seen(['127.0.0.1'], '::ffff:127.0.0.1', '192.0.2.1'), '192.0.2.1');
  });

  it('of IPv6 stands for the household, which has as many as it likes', () => {
    assert.equal(seen([], '2001:db8:5:6:1::1'), '2001:db8:5:6::/64');
    assert.equal(seen([], '2001:db8:5:6:ffff:1:2:3'), '2001:db8:5:6::/64');
    assert.equal(seen([], '2001:db8::1'), '2001:db8:0:0::/64');
    assert.equal(seen([], 'fe80::1%eth0'), 'fe80:0:0:0::/64');
  });

  it('is not looked for with proxies that are no addresses', () => {
    for (const wrong of ['proxy.example', '10.0.0.0/33', '10.0.0.0/', '::/129', '']) {
      assert.throws(() => addressReader([wrong]), TypeError);
    }
  });

  it('is not looked for with proxies that stand for everybody', () => {
    const wide = ['0.0.0.0/0', '::/0', '128.0.0.0/1', '0.0.0.0/7', '2000::/3', '::ffff:0:0/96'];
    for (const wrong of [...wide, '::ffff:0.0.0.0/96', '0:0:0:0:0:ffff::/96', '::/64', '0::/8']) {
      assert.throws(() => addressReader([wrong]), /trustedProxies.*too wide/, wrong);
    }
    for (const right of ['10.0.0.0/8', 'fc00::/7', '::1', '::1/128', '::ffff:10.0.0.0/104']) {
      assert.doesNotThrow(() => addressReader([right]), right);
    }
  });
});
