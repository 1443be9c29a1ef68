/** How long nothing may have moved before a place is taken to be looked at, in milliseconds. */
const rest = 120;
/** How long words have for being painted before pictures are fetched, in milliseconds. */
const paint = 32;

/** Tells when something that moves has come to rest. */
export class ScrollActivity {
  /** Whether it rests, or moves no faster than the eye. */
  idle = false;
  /** Whether it moves faster than the eye, where it does not rest. */
  fast = false;

  readonly #onReached: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(onReached: () => void) {
    this.#onReached = onReached;
  }

  /** It moves, or is gone. */
  end(flying = false): void {
    this.#stop();
    this.idle = false;
    this.fast = flying;
  }

  /** It has moved, and may again. */
  afterRest(): void {
    this.#after(rest);
  }

  /** It has just come up, unless it is known to move. */
  afterPaint(): void {
    if (this.#timer === undefined) this.#after(paint);
  }

  #after(milliseconds: number): void {
    this.#stop();
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.idle = true;
      this.#onReached();
    }, milliseconds);
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
