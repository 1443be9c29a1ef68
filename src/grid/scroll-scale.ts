/**
 * The tallest that the content of an element is made, in CSS pixels. Browsers end at different
 * heights: Firefox shows nothing at all past 17,895,697, Chromium and WebKit cut off at 33,554,428.
 */
export const maxElementHeightPx = 8_000_000;

/**
 * Where a list is scrolled to, though it may be taller than any element can be.
 *
 * As long as it fits, the place in the list is the element's own. Otherwise a long way of the bar
 * is scaled, while small steps, as of a wheel, a finger or a key, stay what they are; the element
 * then comes to stand a little off, and is put right by `top` when there is time. The first and the
 * last of the list, as much as is seen at once, are not scaled, so that small steps end there.
 */
export class ScrollScale {
  /** The place in the list, in pixels from its start. */
  at = 0;

  /** How tall the list would be. */
  #fullHeight = 0;
  /** How much of it is seen at once. */
  #viewHeight = 0;
  /** Where the element was last seen or put. */
  #top = 0;

  readonly #limit: number;

  constructor(limit = maxElementHeightPx) {
    this.#limit = limit;
  }

  /** How tall the element's content has to be. */
  get room(): number {
    return Math.min(this.#fullHeight, this.#limit);
  }

  /** What has to be added to a place in the list to come to where it is in the element. */
  get shift(): number {
    return this.#fullHeight > this.#limit ? this.#top - this.at : 0;
  }

  /** Where the element belongs. */
  get top(): number {
    return Math.round(this.#scaled(this.at, this.#fullHeight, this.room));
  }

  /** Whether the element ends where the list does not, so that scrolling would stop short. */
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

  /** Takes in that the element was scrolled to `top`. */
  onScrolled(top: number): void {
    const step = top - this.#top;
    const near = Math.abs(step) <= 2 * this.#viewHeight;
    this.#top = top;
    if (this.#fullHeight <= this.#limit) this.at = top;
    else if (near) this.at = this.#clamp(this.at + step);
    else this.at = this.#clamp(this.#scaled(top, this.room, this.#fullHeight));
  }

  /** Goes to a place in the list. Gives where the element has to be scrolled to. */
  moveTo(at: number): number {
    this.at = this.#clamp(at);
    return (this.#top = this.top);
  }

  /** The place in something `to` tall that a place in something `from` tall stands for. */
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
