import { ScrollScale, maxElementHeightPx } from './scroll-scale.js';
import { GridLayout } from './grid-layout.js';
import { GridObserver } from './grid-observer.js';
import type { GridViewEvents } from './grid-types.js';

/** A list laid out in rows, and its scroll position. */
export class GridView {
  readonly layout: GridLayout;
  readonly scale = new ScrollScale();

  readonly grid: HTMLElement;
  readonly #scroller: HTMLElement;
  readonly #observer: GridObserver;
  /** The class names of the list when its layout was last read from its final rows. */
  #readClasses: string | undefined;

  /** `knownLayout` is the layout that the list will have, if known. */
  constructor(grid: HTMLElement, events: GridViewEvents, knownLayout?: GridLayout) {
    this.grid = grid;
    this.layout = knownLayout ?? new GridLayout();
    this.#readClasses = knownLayout && grid.className;
    this.#scroller = grid.parentElement ?? grid;
    this.#observer = new GridObserver(grid, this.#scroller, {
      layout: () => this.layout,
      onFocus: events.onFocus,
      onScroll: () => events.onScroll(this.#scrolled()),
      onResize: () => {
        this.#readClasses = undefined;
        events.onResize();
      },
    });
  }

  disconnect(): void {
    this.#observer.end();
  }

  /** The first index of the first row that is mostly visible. */
  get first(): number {
    return this.layout.indexAt(this.scale.at, Math.round);
  }

  /** The first index that is at least partly visible. */
  get edge(): number {
    return this.layout.indexAt(this.scale.at, Math.floor);
  }

  /**
   * Sets the number of items. If the layout may have changed, reads it and keeps the first visible
   * cell in place. Returns false if there is no layout.
   */
  measure(count: number): boolean {
    const { grid, layout } = this;
    layout.count = count;
    if (this.#readClasses === grid.className) {
      this.#updateHeight();
      return true;
    }
    if (!this.#readScrollTop()) return false;
    const { first } = this;
    const { columns, pitch } = layout;
    if (!layout.read(grid, this.#scroller)) return false;
    if (layout.pitch === 0) return true;
    // Rows that were rendered for other class names are not final, so the layout is read again
    // after the next render.
    this.#readClasses = this.#readClasses === undefined ? grid.className : undefined;
    this.#updateHeight();
    // The surrounding height is known once the list has its final height.
    layout.read(grid, this.#scroller);
    this.#updateHeight();
    if (pitch > 0 && (columns !== layout.columns || pitch !== layout.pitch)) this.start(first);
    return true;
  }

  /** Scrolls an index into view. Returns whether the list had to be scrolled. */
  show(index: number): boolean {
    const { at } = this.scale;
    this.#scrollTo(this.layout.topFor(index, at));
    return at !== this.scale.at;
  }

  /** Scrolls an index to the top. */
  start(index: number): void {
    this.#scrollTo(this.layout.topOf(index));
  }

  /**
   * Corrects the element's scroll position if small steps have moved it away from the list's
   * position. Other lists have no such position, and reading it may force a layout.
   */
  realign(): void {
    if (this.#isScaled && this.#readScrollTop()) this.#scrollTo(this.scale.at);
  }

  /** Whether the list is taller than an element can be. */
  get #isScaled(): boolean {
    return this.scale.room === maxElementHeightPx;
  }

  /**
   * Reads the scroll position, which may have changed since the last event. A hidden element has
   * none.
   */
  #readScrollTop(): boolean {
    const { clientHeight, scrollTop } = this.#scroller;
    if (clientHeight === 0) return false;
    this.scale.onScrolled(scrollTop);
    return true;
  }

  #scrolled(): boolean {
    const { at } = this.scale;
    this.scale.onScrolled(this.#scroller.scrollTop);
    if (this.scale.isStuck) this.realign();
    return Math.abs(this.scale.at - at) > this.layout.height / 2;
  }

  #scrollTo(at: number): void {
    // Reading `scrollTop` may force another layout.
    if (at === this.scale.at && !this.#isScaled) return;
    const top = this.scale.moveTo(at);
    if (top !== this.#scroller.scrollTop) this.#scroller.scrollTop = top;
  }

  /** Makes the element as tall as the list, or as tall as an element can be. */
  #updateHeight(): void {
    const { fullHeight: full, height, around } = this.layout;
    this.scale.resize(full + around, height);
    const room = full > maxElementHeightPx ? this.scale.room - around : full;
    this.grid.style.blockSize = `${room}px`;
  }
}
