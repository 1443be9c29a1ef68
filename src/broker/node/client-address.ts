import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';

/** Finds the address that a call came from. */
export type AddressReader = (incoming: IncomingMessage) => string;

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
    let address = plain(socket.remoteAddress ?? '');
    const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
    while (isTrusted(address)) {
      const before = plain(forwarded.pop()?.trim() ?? '');
      if (isIP(before) === 0) break;
      address = before;
    }
    return networkOf(address);
  };
}

function add(list: BlockList, proxy: string): void {
  const [address = '', length] = proxy.split('/');
  const bits = Number(length);
  const isRight = isIP(address) !== 0 && (length === undefined || /^\d{1,3}$/.test(length));
  if (!isRight || bits > (isIPv6(address) ? 128 : 32)) {
    throw new TypeError("The broker's trustedProxies cannot be used");
  }
  if (length === undefined) list.addAddress(address, familyOf(address));
  else list.addSubnet(address, bits, familyOf(address));
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4';
}

/** An address of IPv4 that was written as one of IPv6, as sockets do. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

/** One household has 2 to the 64 addresses of IPv6: they count as one. */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  // What follows % names the interface of this machine.
  const bare = address.replace(/%.*$/, '');
  const [head = '', tail] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::');
  const front = head.split(':').filter(Boolean);
  const back = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : 8 - front.length - back.length;
  const groups = [...front, ...Array.from({ length: zeros }, () => '0'), ...back];
  return `${groups.slice(0, 4).join(':')}::/64`;
}
