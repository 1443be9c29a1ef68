import { LruMap } from './lru-map.js';
import { locate } from './network.js';

/** How often one address may call. */
export interface RateLimit {
  /** How many calls of one address, or one /64 of IPv6, are answered in a span. */
  readonly requests: number;
  /** How long a span is. It begins with an address's first call. */
  readonly seconds: number;
  /** The caller's address, as the platform knows it. Not a header that the caller can write. */
  readonly addressOf: (request: Request) => string;
}

/** Seconds to wait before calling again; 0 where the call may go ahead. */
export type RateLimiter = (request: Request, origin: string) => number;

/** So many times as much as one address may a whole network: a /24 of IPv4, or a /48 of IPv6. */
const networkShare = 16;

/** How many callers, and how many networks, are counted at a time. */
const maxCallers = 10_000;
const maxNetworks = 5_000;

/** The calls in a span that ends at `until`, in milliseconds. */
interface Span {
  count: number;
  readonly until: number;
}

/**
 * Counts calls by address and origin in spans of `seconds`; `now` gives milliseconds.
 *
 * Networks are counted as well, so that using many addresses does not raise the limit. Only
 * accepted calls count against a network: one address that floods does not use up the share of its
 * neighbours. When the memory is full, the caller that was inactive for longest is dropped. A new
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
    const { caller, network } = locate(addressOf(request));
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
