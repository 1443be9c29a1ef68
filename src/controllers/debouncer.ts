import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Runs the last thing asked of it once the person has paused, so that a word is one request. */
export class Debouncer implements ReactiveController {
  readonly #milliseconds: number;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #task: (() => void) | undefined;

  constructor(host: ReactiveControllerHost, milliseconds: number) {
    this.#milliseconds = milliseconds;
    host.addController(this);
  }

  /** Takes up what leaving the page has put off, as when an element is moved. */
  hostConnected(): void {
    if (this.#task) this.after(this.#task);
  }

  hostDisconnected(): void {
    clearTimeout(this.#timer);
  }

  /** Runs `task` after the pause, unless another comes before. */
  after(task: () => void): void {
    this.cancel();
    this.#task = task;
    this.#timer = setTimeout(() => this.flush(), this.#milliseconds);
  }

  /** Runs what is waiting now, as when the person presses Enter. */
  flush(): void {
    const task = this.#task;
    this.cancel();
    task?.();
  }

  /** Drops what is waiting. */
  cancel(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#task = undefined;
  }
}
