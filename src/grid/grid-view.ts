import { ScrollScale, maxElementHeightPx } from './scroll-scale.js';
import { GridLayout } from './grid-layout.js';
import { GridObserver } from './grid-observer.js';
import type { GridViewEvents } from './grid-types.js';

/** A list laid out in rows, and where it is scrolled to. */
export class GridView {
  readonly layout: GridLayout;
  readonly scale = new ScrollScale();

  readonly grid: HTMLElement;
  readonly #scroller: HTMLElement;
  readonly #observer: GridObserver;
  /** The classes of the list when its layout was read from rows as they are to be. */
  #readClasses: string | undefined;

  /** `foretold` is how the list is going to be laid out, where that is known. */
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

  /** The first place of the first row that is seen for the better part. */
  get first(): number {
    return this.layout.indexAt(this.scale.at, Math.round);
  }

  /** The first place of which anything is seen. */
  get edge(): number {
    return this.layout.indexAt(this.scale.at, Math.floor);
  }

  /**
   * Takes in how long the list is. Where it may be laid out otherwise than before, reads the
   * layout, and keeps the first cell that is seen where it is. False without a layout.
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
    // Rows that were drawn for other classes tell nothing: it is read again once they are anew.
    this.#readClasses = this.#readClasses === undefined ? grid.className : undefined;
    this.#updateHeight();
    // What is around it shows once it is as tall as it is going to be.
    layout.read(grid, this.#scroller);
    this.#updateHeight();
    if (pitch > 0 && (columns !== layout.columns || pitch !== layout.pitch)) this.start(first);
    return true;
  }

  /** Brings a place into view. Says whether the list had to be scrolled for it. */
  show(index: number): boolean {
    const { at } = this.scale;
    this.#scrollTo(this.layout.topFor(index, at));
    return at !== this.scale.at;
  }

  /** Brings a place to the top. */
  start(index: number): void {
    this.#scrollTo(this.layout.topOf(index));
  }

  /** Brings the element in line with the list where small steps have led them apart. */
  realign(): void {
    if (this.#readScrollTop()) this.#scrollTo(this.scale.at);
  }

  /** It may have been scrolled since it last told of it. What is not shown says nothing of where. */
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
    // Asking where it is scrolled to may cost another layout.
    if (at === this.scale.at && !this.scale.shift) return;
    const top = this.scale.moveTo(at);
    if (top !== this.#scroller.scrollTop) this.#scroller.scrollTop = top;
  }

  /** Makes the element as tall as the list, or as tall as elements can be. */
  #updateHeight(): void {
    const { fullHeight: full, height, around } = this.layout;
    this.scale.resize(full + around, height);
    const room = full > maxElementHeightPx ? this.scale.room - around : full;
    this.grid.style.blockSize = `${room}px`;
  }
}
