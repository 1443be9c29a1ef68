import { SearchObserver, type ObservedSearch } from './search-observer.js';

/** After how long a request counts as slow, in milliseconds. */
const slowMs = 8000;

/** Whether the response to a search takes long. */
export class SlowRequest extends SearchObserver<boolean> {
  constructor(search: ObservedSearch) {
    super(search, false);
  }

  protected override follow(): void {
    const { state } = this.search;
    if (state.status !== 'loading') {
      this.clear();
      if (this.state) this.set(false);
    } else if (!this.state) {
      // Searches that replace each other before a response count as one.
      this.timer ??= setTimeout(() => this.set(true), state.since + slowMs - Date.now());
    }
  }
}
