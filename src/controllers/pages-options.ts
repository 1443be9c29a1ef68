import type { Failure } from '../model/failure.js';

/** What the controller needs of its surroundings. */
export interface PagesOptions<Item> {
  readonly fetchPage: (
    page: number,
    signal: AbortSignal,
  ) => Promise<{ readonly items: readonly Item[]; readonly total: number }>;
  /** How many pages can be had in any order. Those after them come one after the other. */
  readonly within: () => number;
  readonly onFailure: (failure: Failure) => void;
}
