import { SearchObserver, type ObservedSearch } from './search-observer.js';

/** How often in a row a search is repeated automatically. */
const maxRetries = 5;

/**
 * Counts down to the time at which the service accepts requests again, and then repeats the search.
 * The state is the number of remaining seconds. Undefined if there is no countdown.
 */
export class RetryCountdown extends SearchObserver<number | undefined> {
  #retries = 0;

  constructor(search: ObservedSearch) {
    super(search, undefined);
  }

  protected override follow(): void {
    this.clear();
    const { state } = this.search;
    if (state.status === 'ready') this.#retries = 0;
    const { retryAt } = (state.failure?.retryable && state.failure) || {};
    const wait = retryAt && Math.max(0, retryAt - Date.now());
    const left = wait && Math.ceil(wait / 1000);
    if (left !== this.state) this.set(left);
    if (wait) this.timer = setTimeout(() => this.follow(), Math.min(wait, 1000));
    else if (wait === 0 && this.#retries < maxRetries) {
      this.timer = setTimeout(() => this.#retry());
    }
  }

  #retry(): void {
    this.#retries += 1;
    this.search.retry();
  }
}
