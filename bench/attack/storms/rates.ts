/** The request rates of a page. */
export interface Rates {
  readonly requests: number;
  readonly mostInSecond: number;
  readonly mostInMinute: number;
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
    mostInSecond: mostWithin(sorted, 1_000),
    mostInMinute: mostWithin(sorted, 60_000),
  };
}

/** The maximum number of times within any period of `span` milliseconds, its end excluded. */
function mostWithin(sorted: readonly number[], span: number): number {
  let most = 0;
  let first = 0;
  for (const [index, time] of sorted.entries()) {
    while (time - (sorted[first] ?? time) >= span) first += 1;
    most = Math.max(most, index - first + 1);
  }
  return most;
}
