/** Runs the last task that it was given, once no other has come for a while. */
export class Debounce {
  readonly #milliseconds: number;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #task: (() => void) | undefined;

  constructor(milliseconds: number) {
    this.#milliseconds = milliseconds;
  }

  /** Runs `task` after the wait, unless another comes before. */
  schedule(task: () => void): void {
    this.cancel();
    this.#task = task;
    this.#timer = setTimeout(() => {
      this.cancel();
      task();
    }, this.#milliseconds);
  }

  /** Drops the task. */
  cancel(): void {
    clearTimeout(this.#timer);
    this.#task = undefined;
  }

  /** Clears the timer and keeps the task. */
  pause(): void {
    clearTimeout(this.#timer);
  }

  /** Starts the wait again for a task that `pause` has put off. */
  resume(): void {
    if (this.#task) this.schedule(this.#task);
  }
}
