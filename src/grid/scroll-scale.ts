/**
 * The maximum height of an element's content, in CSS pixels. Browsers have different limits:
 * Firefox shows nothing beyond 17,895,697, Chromium and WebKit cut off at 33,554,428.
 */
export const maxElementHeightPx = 8_000_000;

/**
 * The scroll position of a list that may be taller than an element can be.
 *
 * If the list fits, its position is the element's own. Otherwise large movements of the scroll bar
 * are scaled, while small steps of a wheel, a finger or a key are not. The element's position then
 * deviates from the scaled position and is corrected with `top` later. The first and the last
 * screen of the list are not scaled, so that small steps end at its start and its end.
 */
export class ScrollScale {
  /** The position in the list, in pixels from its start. */
  at = 0;

  /** The height of the whole list. */
  #fullHeight = 0;
  /** The visible height. */
  #viewHeight = 0;
  /** The last known scroll position of the element. */
  #top = 0;

  readonly #limit: number;

  constructor(limit = maxElementHeightPx) {
    this.#limit = limit;
  }

  /** The height of the element's content. */
  get room(): number {
    return Math.min(this.#fullHeight, this.#limit);
  }

  /** The offset to add to a position in the list to get the position in the element. */
  get shift(): number {
    return this.#fullHeight > this.#limit ? this.#top - this.at : 0;
  }

  /** The scroll position that the element should have. */
  get top(): number {
    return Math.round(this.#scaled(this.at, this.#fullHeight, this.room));
  }

  /** Whether the element ends where the list does not, so that scrolling would stop too early. */
  get isStuck(): boolean {
    const before = this.#top;
    const after = this.#maxTop(this.room) - before;
    return (before < this.#viewHeight || after < this.#viewHeight) && this.#top !== this.top;
  }

  resize(full: number, view: number): void {
    this.#fullHeight = full;
    this.#viewHeight = view;
    this.at = this.#clamp(this.at);
  }

  /** Records that the element was scrolled to `top`. */
  onScrolled(top: number): void {
    const step = top - this.#top;
    const near = Math.abs(step) <= 2 * this.#viewHeight;
    this.#top = top;
    if (this.#fullHeight <= this.#limit) this.at = top;
    else if (near) this.at = this.#clamp(this.at + step);
    else this.at = this.#clamp(this.#scaled(top, this.room, this.#fullHeight));
  }

  /** Moves to a position in the list. Returns the scroll position for the element. */
  moveTo(at: number): number {
    this.at = this.#clamp(at);
    return (this.#top = this.top);
  }

  /** Converts a position in content of height `from` to one in content of height `to`. */
  #scaled(at: number, from: number, to: number): number {
    const view = this.#viewHeight;
    const left = this.#maxTop(from) - at;
    if (from === to || at <= view) return at;
    if (left <= view) return this.#maxTop(to) - left;
    return view + ((at - view) * (this.#maxTop(to) - 2 * view)) / (this.#maxTop(from) - 2 * view);
  }

  #clamp(at: number): number {
    return Math.max(0, Math.min(at, this.#maxTop(this.#fullHeight)));
  }

  #maxTop(height: number): number {
    return Math.max(height - this.#viewHeight, 0);
  }
}
