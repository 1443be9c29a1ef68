/** How long nothing may have moved before a place is taken to be looked at, in milliseconds. */
const idleDelayMs = 120;
/** How long words have for being painted before pictures are fetched, in milliseconds. */
const paintDelayMs = 32;

/** Tells when something that moves has come to rest. */
export class ScrollActivity {
  /** Whether it rests, or moves no faster than the eye. */
  idle = false;
  /** Whether it moves faster than the eye, where it does not rest. */
  fast = false;

  readonly #onIdle: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(onIdle: () => void) {
    this.#onIdle = onIdle;
  }

  /** It moves, or is gone. */
  reset(fast = false): void {
    this.#stop();
    this.idle = false;
    this.fast = fast;
  }

  /** It has moved, and may again. */
  scheduleIdle(): void {
    this.#schedule(idleDelayMs);
  }

  /** It has just come up, unless it is known to move. */
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
