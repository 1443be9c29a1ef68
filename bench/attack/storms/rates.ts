import { mostWithin } from '../../../test/request-rate.js';

/** How much a page asked for. */
export interface Rates {
  readonly requests: number;
  readonly mostInSecond: number;
  readonly mostInMinute: number;
}

/**
 * What a page's requests come to.
 *
 * @param times - When each was sent, in milliseconds.
 */
export function ratesOf(times: readonly number[]): Rates {
  return {
    requests: times.length,
    mostInSecond: mostWithin(times, 1_000),
    mostInMinute: mostWithin(times, 60_000),
  };
}
