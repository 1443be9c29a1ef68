/** The caller and the network that rate limits count a request for. */
export interface ClientNetwork {
  /** The caller: an IPv4 address, or an IPv6 /64, which is what one household has. */
  readonly caller: string;
  /** The surrounding network: an IPv4 /24 or an IPv6 /48; undefined if there is no IP address. */
  readonly network?: string;
}

/** Reads an IPv4 or IPv6 address. Any other text is a caller without a network. */
export function readNetwork(address: string): ClientNetwork {
  const text = unmapAddress(address);
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

/** Converts an IPv4-mapped IPv6 address, as sockets report it, to its IPv4 address. */
export function unmapAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

/** The first four groups of an IPv6 address; undefined for any other text. */
function firstGroups(address: string): string[] | undefined {
  // A zone id follows %, a prefix length follows /.
  const bare = address.replace(/[%/].*$/, '');
  if (!/^[\da-f:]*:[\da-f:.]*$/i.test(bare)) return undefined;
  const [head = '', tail, ...more] = bare.split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === undefined || tail === '' ? [] : tail.split(':');
  // The last two groups may be written as an IPv4 address.
  const written = front.length + back.length + (bare.includes('.') ? 1 : 0);
  const isWhole = tail === undefined ? written === 8 : written < 8;
  if (!isWhole || more.length > 0) return undefined;
  const zeros = Array.from({ length: 8 - written }, () => '0');
  return [...front, ...zeros, ...back].slice(0, 4).map((group) => {
    return Number.parseInt(group, 16).toString(16);
  });
}
