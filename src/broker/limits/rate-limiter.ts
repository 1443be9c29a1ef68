import { LruMap } from './lru-map.js';
import { readNetwork } from './network.js';

/** How often one address may call. */
export interface RateLimit {
  /** How many calls of one address, or one IPv6 /64, are answered in a period. */
  readonly requests: number;
  /** The length of a period. It begins with the first call of an address. */
  readonly seconds: number;
  /** The caller's address, as the platform reports it. Do not use a header that callers can set. */
  readonly addressOf: (request: Request) => string;
}

/** Returns the seconds to wait before the next call; 0 if the call is allowed. */
export type RateLimiter = (request: Request, origin: string) => number;

/** The limit of a network (an IPv4 /24 or an IPv6 /48) is this many times that of an address. */
const networkShare = 16;

/** How many callers, and how many networks, are counted at a time. */
const maxCallers = 10_000;
const maxNetworks = 5_000;

/** The calls in a period that ends at `until`, in milliseconds. */
interface Span {
  count: number;
  readonly until: number;
}

/**
 * Counts calls by address and origin in periods of `seconds`; `now` returns milliseconds.
 *
 * Networks are counted as well, so that using many addresses does not raise the limit. Only
 * accepted calls count against a network, so one flooding address does not use up the share of its
 * neighbours. When the map is full, the caller that was inactive for longest is dropped. A new
 * caller is therefore always accepted, unless its network has used its share.
 */
export function createRateLimiter(limit: RateLimit | undefined, now: () => number): RateLimiter {
  if (!limit) return () => 0;
  const { requests, seconds, addressOf } = limit;
  const callers = new LruMap<string, Span>(maxCallers);
  const networks = new LruMap<string, Span>(maxNetworks);

  const spanIn = (spans: LruMap<string, Span>, key: string, time: number): Span => {
    const span = spans.get(key);
    return span && time < span.until ? span : { count: 0, until: time + seconds * 1000 };
  };
  const wait = ({ until }: Span, time: number): number =>
    Math.max(1, Math.ceil((until - time) / 1000));

  return (request, origin) => {
    const time = now();
    const { caller, network } = readNetwork(addressOf(request));
    const networkKey = network === undefined ? undefined : `${network} ${origin}`;
    const near = networkKey === undefined ? undefined : spanIn(networks, networkKey, time);
    if (near && near.count >= requests * networkShare) return wait(near, time);
    const callerKey = `${caller} ${origin}`;
    const own = spanIn(callers, callerKey, time);
    if (own.count >= requests) return wait(own, time);
    own.count += 1;
    callers.set(callerKey, own);
    if (near && networkKey !== undefined) {
      near.count += 1;
      networks.set(networkKey, near);
    }
    return 0;
  };
}
