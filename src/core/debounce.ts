/** Runs only the last scheduled task, after a delay without another one. */
export class Debounce {
  readonly #milliseconds: number;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #task: (() => void) | undefined;

  constructor(milliseconds: number) {
    this.#milliseconds = milliseconds;
  }

  /**
   * Runs `task` after the delay, unless another task is scheduled before. `passed` is how much of
   * the delay is over, in milliseconds. What is longer ago does not count.
   */
  schedule(task: () => void, passed = 0): void {
    this.cancel();
    this.#task = task;
    this.#timer = setTimeout(
      () => {
        this.cancel();
        task();
      },
      this.#milliseconds - (passed > this.#milliseconds ? 0 : passed),
    );
  }

  /** Discards the task. */
  cancel(): void {
    this.pause();
    this.#task = undefined;
  }

  /** Clears the timer and keeps the task. */
  pause(): void {
    clearTimeout(this.#timer);
  }

  /** Restarts the delay for a task that `pause` kept. */
  resume(): void {
    if (this.#task) this.schedule(this.#task);
  }
}
