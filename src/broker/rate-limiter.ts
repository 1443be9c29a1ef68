/** How often one address may call. */
export interface RateLimit {
  readonly requests: number;
  readonly seconds: number;
  /** The caller's address, as the platform knows it. Not a header that the caller can write. */
  readonly addressOf: (request: Request) => string;
}

/** Seconds to wait before calling again; 0 where the call may go ahead. */
export type RateLimiter = (request: Request, origin: string) => number;

/** More addresses than this in one span share one count: memory has an end. */
const mostAddresses = 50_000;

/** Counts calls by address and origin in spans of `seconds`; `now` gives milliseconds. */
export function createRateLimiter(limit: RateLimit | undefined, now: () => number): RateLimiter {
  if (!limit) return () => 0;
  const { requests, seconds, addressOf } = limit;
  let counts = new Map<string, number>();
  let end = 0;
  return (request, origin) => {
    if (now() >= end) {
      counts = new Map();
      end = now() + seconds * 1000;
    }
    const own = `${addressOf(request)} ${origin}`;
    const key = counts.has(own) || counts.size < mostAddresses ? own : 'all others';
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count > requests ? Math.max(1, Math.ceil((end - now()) / 1000)) : 0;
  };
}
