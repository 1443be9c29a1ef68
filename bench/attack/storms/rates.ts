/** The request rates of a page. */
export interface Rates {
  readonly requests: number;
  readonly maxInSecond: number;
  readonly maxInMinute: number;
}

/**
 * Computes the request rates of a page.
 *
 * @param times - When each was sent, in milliseconds.
 */
export function ratesOf(times: readonly number[]): Rates {
  const sorted = [...times].sort((one, other) => one - other);
  return {
    requests: sorted.length,
    maxInSecond: maxWithin(sorted, 1_000),
    maxInMinute: maxWithin(sorted, 60_000),
  };
}

/** The maximum number of times within any period of `span` milliseconds, its end excluded. */
function maxWithin(sorted: readonly number[], span: number): number {
  let max = 0;
  let first = 0;
  for (const [index, time] of sorted.entries()) {
    while (time - (sorted[first] ?? time) >= span) first += 1;
    max = Math.max(max, index - first + 1);
  }
  return max;
}
