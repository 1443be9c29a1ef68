/** Where a caller is, as far as limits are concerned. */
export interface Whereabouts {
  /** The caller: an address of IPv4, or a /64 of IPv6, which is what one household has. */
  readonly caller: string;
  /** Whoever is near: a /24 of IPv4, a /48 of IPv6; undefined for what is no address. */
  readonly network?: string;
}

/** Reads an address of IPv4 or IPv6; whatever else it is, is a caller without a network. */
export function locate(address: string): Whereabouts {
  const text = plainAddress(address);
  if (/^\d{1,3}(\.\d{1,3}){3}$/.test(text)) {
    return { caller: text, network: `${text.slice(0, text.lastIndexOf('.'))}.0/24` };
  }
  const groups = firstGroups(text);
  if (!groups) return { caller: text };
  return {
    caller: `${groups.join(':')}::/64`,
    network: `${groups.slice(0, 3).join(':')}::/48`,
  };
}

/** An address of IPv4 that was written as one of IPv6, as sockets do, is one of IPv4 again. */
export function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

/** The first four groups of an address of IPv6; undefined for what is none. */
function firstGroups(address: string): string[] | undefined {
  // What follows % names the interface of a machine, what follows / how much of it is meant.
  const bare = address.replace(/[%/].*$/, '');
  if (!/^[\da-f:]*:[\da-f:.]*$/i.test(bare)) return undefined;
  const [head = '', tail, ...more] = bare.split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === undefined || tail === '' ? [] : tail.split(':');
  // The last two groups may be written as four numbers.
  const written = front.length + back.length + (bare.includes('.') ? 1 : 0);
  const isWhole = tail === undefined ? written === 8 : written < 8;
  if (!isWhole || more.length > 0) return undefined;
  const zeros = Array.from({ length: 8 - written }, () => '0');
  return [...front, ...zeros, ...back].slice(0, 4).map((group) => {
    return Number.parseInt(group, 16).toString(16);
  });
}
