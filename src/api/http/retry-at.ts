/** Numbers from here on are instants in seconds since 1970, below it seconds from now. */
const firstTimestamp = 1_000_000_000;

/**
 * When the service says it is ready again, in milliseconds since 1970; undefined where it does
 * not say. Reads `Retry-After` and the live service's `X-Ratelimit-Reset`: seconds, a
 * date, or seconds since 1970.
 *
 * An instant of the service is measured by its own clock where that can be read, since the
 * person's may be wrong by hours.
 */
export function readRetryAt(headers: Headers): number | undefined {
  const after = headers.get('retry-after') ?? headers.get('x-ratelimit-reset') ?? '';
  const seconds = /^\d+$/.test(after) ? Number(after) : NaN;
  if (seconds < firstTimestamp) return Date.now() + seconds * 1000;
  const instant = seconds * 1000 || Date.parse(after);
  if (Number.isNaN(instant)) return undefined;
  const serviceNow = Date.parse(headers.get('date') ?? '');
  return Number.isNaN(serviceNow) ? instant : Date.now() + instant - serviceNow;
}
