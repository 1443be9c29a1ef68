import { ScrollScale, tallest } from './scroll-scale.js';
import { GridLayout } from './grid-layout.js';
import { GridObserver } from './grid-observer.js';
import type { GridViewEvents } from './grid-types.js';

/** A list laid out in rows, and where it is scrolled to. */
export class GridView {
  readonly layout: GridLayout;
  readonly scale = new ScrollScale();

  readonly grid: HTMLElement;
  readonly #scroller: HTMLElement;
  readonly #watch: GridObserver;
  /** The classes of the list when its layout was read from rows as they are to be. */
  #read: string | undefined;

  /** `foretold` is how the list is going to be laid out, where that is known. */
  constructor(grid: HTMLElement, events: GridViewEvents, foretold?: GridLayout) {
    this.grid = grid;
    this.layout = foretold ?? new GridLayout();
    this.#read = foretold && grid.className;
    this.#scroller = grid.parentElement ?? grid;
    this.#watch = new GridObserver(grid, this.#scroller, {
      layout: () => this.layout,
      onFocus: events.onFocus,
      onScroll: () => events.onScroll(this.#scrolled()),
      onResize: () => {
        this.#read = undefined;
        events.onResize();
      },
    });
  }

  leave(): void {
    this.#watch.end();
  }

  /** The first place of the first row that is seen for the better part. */
  get first(): number {
    return this.layout.placeAt(this.scale.at, Math.round);
  }

  /** The first place of which anything is seen. */
  get edge(): number {
    return this.layout.placeAt(this.scale.at, Math.floor);
  }

  /**
   * Takes in how long the list is. Where it may be laid out otherwise than before, reads the
   * layout, and keeps the first cell that is seen where it is. False without a layout.
   */
  measure(count: number): boolean {
    const { grid, layout } = this;
    layout.count = count;
    if (this.#read === grid.className) {
      this.#stretch();
      return true;
    }
    if (!this.#follow()) return false;
    const { first } = this;
    const { columns, pitch } = layout;
    if (!layout.read(grid, this.#scroller)) return false;
    if (layout.pitch === 0) return true;
    // Rows that were drawn for other classes tell nothing: it is read again once they are anew.
    this.#read = this.#read === undefined ? grid.className : undefined;
    this.#stretch();
    // What is around it shows once it is as tall as it is going to be.
    layout.read(grid, this.#scroller);
    this.#stretch();
    if (pitch > 0 && (columns !== layout.columns || pitch !== layout.pitch)) this.start(first);
    return true;
  }

  /** Brings a place into view. Says whether the list had to be scrolled for it. */
  show(index: number): boolean {
    const { at } = this.scale;
    this.#put(this.layout.topFor(index, at));
    return at !== this.scale.at;
  }

  /** Brings a place to the top. */
  start(index: number): void {
    this.#put(this.layout.topOf(index));
  }

  /** Brings the element in line with the list where small steps have led them apart. */
  straighten(): void {
    if (this.#follow()) this.#put(this.scale.at);
  }

  /** It may have been scrolled since it last told of it. What is not shown says nothing of where. */
  #follow(): boolean {
    const { clientHeight, scrollTop } = this.#scroller;
    if (clientHeight === 0) return false;
    this.scale.scrolled(scrollTop);
    return true;
  }

  #scrolled(): boolean {
    const { at } = this.scale;
    this.scale.scrolled(this.#scroller.scrollTop);
    if (this.scale.stuck) this.straighten();
    return Math.abs(this.scale.at - at) > this.layout.height / 2;
  }

  #put(at: number): void {
    // Asking where it is scrolled to may cost another layout.
    if (at === this.scale.at && !this.scale.shift) return;
    const top = this.scale.moveTo(at);
    if (top !== this.#scroller.scrollTop) this.#scroller.scrollTop = top;
  }

  /** Makes the element as tall as the list, or as tall as elements can be. */
  #stretch(): void {
    const { full, height, around } = this.layout;
    this.scale.resize(full + around, height);
    const room = full > tallest ? this.scale.room - around : full;
    this.grid.style.blockSize = `${room}px`;
  }
}
