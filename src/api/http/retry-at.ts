/**
 * Numbers from this value on are timestamps in seconds since 1970; smaller ones are seconds from
 * now.
 */
const firstTimestamp = 1_000_000_000;

/**
 * Returns when the service accepts requests again, in milliseconds since 1970, or undefined if the
 * headers do not say. Reads `Retry-After` and the live service's `X-Ratelimit-Reset`: seconds, a
 * date, or seconds since 1970.
 *
 * A date is compared with the service's own clock if the response has a `Date` header, because the
 * local clock may be wrong.
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
