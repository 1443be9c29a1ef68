import { SearchWatch, type WatchedSearch } from './search-watch.js';

/** How long people wait before they want to know that anything happens, in milliseconds. */
const slowMs = 8000;

/** Says whether an answer to a search takes long. */
export class SlowRequest extends SearchWatch<boolean> {
  constructor(search: WatchedSearch) {
    super(search, false);
  }

  protected override follow(): void {
    const { state } = this.search;
    if (state.status !== 'loading') {
      this.clear();
      if (this.state) this.set(false);
    } else if (!this.state) {
      // Searches that replace each other before an answer count as one.
      this.timer ??= setTimeout(() => this.set(true), state.since + slowMs - Date.now());
    }
  }
}
