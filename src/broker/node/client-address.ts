import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';
import { demand } from '../check-options.js';
import { locate, plainAddress } from '../limits/network.js';

/** What is read of a call to find its address. */
interface Arrived {
  readonly socket: Pick<IncomingMessage['socket'], 'remoteAddress'>;
  readonly headers: IncomingMessage['headers'];
}

/** Finds the address that a call came from. */
export type AddressReader = (incoming: Arrived) => string;

/**
 * Reads addresses from the socket, or, where that is a trusted proxy's, from the end of
 * `x-forwarded-for`: the last entry that no trusted proxy stands for. Entries before it are
 * whatever the caller wrote. Throws a `TypeError` where a proxy is neither an address nor a range
 * such as `10.0.0.0/8`.
 */
export function addressReader(trustedProxies: readonly string[]): AddressReader {
  const trusted = new BlockList();
  for (const proxy of trustedProxies) add(trusted, proxy);
  const isTrusted = (address: string): boolean =>
    isIP(address) !== 0 && trusted.check(address, familyOf(address));

  return ({ socket, headers }) => {
    let address = plainAddress(socket.remoteAddress ?? '');
    const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
    while (isTrusted(address)) {
      const before = plainAddress(forwarded.pop()?.trim() ?? '');
      if (isIP(before) === 0) break;
      address = before;
    }
    return locate(address).caller;
  };
}

function add(list: BlockList, proxy: string): void {
  const [address = '', length] = proxy.split('/');
  const family = familyOf(address);
  const most = family === 'ipv6' ? 128 : 32;
  const bits = length === undefined ? most : Number(length);
  const isRight = isIP(address) !== 0 && (length === undefined || /^\d{1,3}$/.test(length));
  const option = 'trustedProxies';
  demand(option, isRight && bits <= most, 'it takes addresses, and ranges such as 10.0.0.0/8');
  demand(option, bits >= leastBits(address), 'a range is too wide: callers would be in it, too');
  if (length === undefined) list.addAddress(address, family);
  else list.addSubnet(address, bits, family);
}

/** The widest ranges that are private begin with so many bits: 10.0.0.0/8 and fc00::/7. */
function leastBits(address: string): number {
  if (!isIPv6(address)) return 8;
  // All of IPv4 lies in ::ffff:0:0/96.
  return /^[0:]*(ffff:|$|:)/i.test(address) ? 104 : 7;
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4';
}
