import { mostWithin } from '../../../test/request-rate.js';

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
  return {
    requests: times.length,
    maxInSecond: mostWithin(times, 1_000),
    maxInMinute: mostWithin(times, 60_000),
  };
}
