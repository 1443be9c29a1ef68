import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';
import { assertOption } from '../check-options.js';
import { readNetwork, unmapAddress } from '../limits/network.js';

/** The parts of a request that its address is read from. */
interface AddressedRequest {
  readonly socket: Pick<IncomingMessage['socket'], 'remoteAddress'>;
  readonly headers: IncomingMessage['headers'];
}

/** Returns the address of the caller. */
export type AddressReader = (incoming: AddressedRequest) => string;

/**
 * Reads the caller's address from the socket. If the socket belongs to a trusted proxy, the address
 * is the last entry of `x-forwarded-for` that is not a trusted proxy. Earlier entries can be forged
 * by the caller. Throws a `TypeError` if a proxy is neither an address nor a range such as
 * `10.0.0.0/8`.
 */
export function addressReader(trustedProxies: readonly string[]): AddressReader {
  const trusted = new BlockList();
  for (const proxy of trustedProxies) addProxy(trusted, proxy);
  const isTrusted = (address: string): boolean =>
    isIP(address) !== 0 && trusted.check(address, familyOf(address));

  return ({ socket, headers }) => {
    let address = unmapAddress(socket.remoteAddress ?? '');
    const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
    while (isTrusted(address)) {
      const before = unmapAddress(forwarded.pop()?.trim() ?? '');
      if (isIP(before) === 0) break;
      address = before;
    }
    return readNetwork(address).caller;
  };
}

function addProxy(list: BlockList, proxy: string): void {
  const [address = '', length] = proxy.split('/');
  const family = familyOf(address);
  const maxBits = family === 'ipv6' ? 128 : 32;
  const bits = length === undefined ? maxBits : Number(length);
  const isRight = isIP(address) !== 0 && (length === undefined || /^\d{1,3}$/.test(length));
  const option = 'trustedProxies';
  assertOption(
    option,
    isRight && bits <= maxBits,
    'it takes addresses, and ranges such as 10.0.0.0/8',
  );
  assertOption(
    option,
    bits >= minBits(address),
    'a range is too wide: callers would be in it, too',
  );
  if (length === undefined) list.addAddress(address, family);
  else list.addSubnet(address, bits, family);
}

/**
 * The shortest prefix that is accepted: that of the widest private range, 10.0.0.0/8 or fc00::/7.
 */
function minBits(address: string): number {
  if (!isIPv6(address)) return 8;
  // IPv4-mapped addresses are in ::ffff:0:0/96, so 10.0.0.0/8 has a prefix of 104 bits.
  return /^[0:]*(ffff:|$|:)/i.test(address) ? 104 : 7;
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4';
}
