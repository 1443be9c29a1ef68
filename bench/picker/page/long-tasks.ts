/** Longer tasks visibly delay the response to an input. */
const longTaskMs = 50;

/** Counts long tasks, which block the page. */
export class LongTasks {
  #durations: number[] = [];
  readonly #observer: PerformanceObserver;

  constructor() {
    this.#observer = new PerformanceObserver((list) => this.#take(list.getEntries()));
    this.#observer.observe({ type: 'longtask', buffered: true });
  }

  get count(): number {
    this.#take(this.#observer.takeRecords());
    return this.#durations.length;
  }

  /** The total blocking time: the time of tasks above the limit, in milliseconds. */
  get blocking(): number {
    this.#take(this.#observer.takeRecords());
    return this.#durations.reduce((sum, duration) => sum + duration - longTaskMs, 0);
  }

  #take(entries: readonly PerformanceEntry[]): void {
    this.#durations.push(...entries.map(({ duration }) => duration));
  }
}
