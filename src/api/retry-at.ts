/**
 * When the service says it is ready again, in milliseconds since 1970; undefined where it does
 * not say. Reads `Retry-After`, seconds or a date, and the live service's `X-Ratelimit-Reset`.
 *
 * An instant of the service is measured by its own clock where that can be read, since the
 * person's may be wrong by hours.
 */
export function readRetryAt(headers: Headers): number | undefined {
  const after = headers.get('retry-after') ?? headers.get('x-ratelimit-reset') ?? '';
  if (/^\d+$/.test(after)) return Date.now() + Number(after) * 1000;
  const instant = Date.parse(after);
  if (Number.isNaN(instant)) return undefined;
  const serviceNow = Date.parse(headers.get('date') ?? '');
  return Number.isNaN(serviceNow) ? instant : Date.now() + instant - serviceNow;
}
