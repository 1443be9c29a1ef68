import type { Failure } from '../model/failure.js';

/** Fetches one page. The controller knows nothing of where pages come from. */
export type FetchPage<Q, P> = (
  query: Q,
  options: { readonly offset: number; readonly limit: number; readonly signal: AbortSignal },
) => Promise<P>;

/** `page` stays while the next is loading or after a failure, so that a list need not blink. */
export type SearchState<P> =
  | { readonly status: 'idle'; readonly page?: undefined }
  | {
      readonly status: 'loading';
      readonly page?: P;
      readonly more: boolean;
      /** When it was asked for, in milliseconds since 1970, where that is known. */
      readonly since?: number;
    }
  | { readonly status: 'ready'; readonly page: P }
  | {
      readonly status: 'failed';
      readonly page?: P;
      readonly more: boolean;
      readonly failure: Failure;
    };

/** What the controller needs of its surroundings. */
export interface SearchOptions<Q, P> {
  readonly fetchPage: FetchPage<Q, P>;
  /** How many results a page has. */
  readonly limit: () => number;
  /** Called when a search has been answered or has failed, before the host renders. */
  readonly onSettled?: (query: Q, state: SearchState<P>, more: boolean) => void;
}
