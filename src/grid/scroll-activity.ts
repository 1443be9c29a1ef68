/** How long the list must not move before it counts as idle, in milliseconds. */
const idleDelayMs = 120;
/** How long to wait for text to be painted before images are loaded, in milliseconds. */
const paintDelayMs = 32;

/** Detects when scrolling has stopped. */
export class ScrollActivity {
  /** Whether the list does not move, or moves slowly enough to be read. */
  idle = false;
  /** Whether the list moves too fast to be read. Only if it is not idle. */
  fast = false;

  readonly #onIdle: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(onIdle: () => void) {
    this.#onIdle = onIdle;
  }

  /** Whether all content is new: since the last reset, nothing has been scheduled yet. */
  get isNew(): boolean {
    return !this.idle && this.#timer === undefined;
  }

  /** Call it when the list moves, is removed, or has new content. */
  reset(fast = false): void {
    this.#stop();
    this.idle = false;
    this.fast = fast;
  }

  /** Becomes idle after a delay. Call it after each movement. */
  scheduleIdle(): void {
    this.#schedule(idleDelayMs);
  }

  /** Becomes idle shortly after the first paint, unless a movement is pending. */
  scheduleAfterPaint(): void {
    if (this.#timer === undefined) this.#schedule(paintDelayMs);
  }

  #schedule(milliseconds: number): void {
    this.#stop();
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.idle = true;
      this.#onIdle();
    }, milliseconds);
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
