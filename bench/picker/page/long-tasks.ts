/** Longer than this is too long for whoever waits for an answer to an input, in milliseconds. */
const bearable = 50;

/** Counts what keeps the page from answering. */
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

  /** By how much tasks were too long, all together, in milliseconds. */
  get blocking(): number {
    this.#take(this.#observer.takeRecords());
    return this.#durations.reduce((sum, duration) => sum + duration - bearable, 0);
  }

  #take(entries: readonly PerformanceEntry[]): void {
    this.#durations.push(...entries.map(({ duration }) => duration));
  }
}
