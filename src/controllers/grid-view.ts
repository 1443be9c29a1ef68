import { ScrollScale, tallest } from '../model/scroll-scale.js';
import { GridLayout } from './grid-layout.js';

/** What the view tells. */
export interface GridViewEvents {
  /** The list was scrolled; `far` where nobody can have looked at what passed. */
  readonly onScroll: (far: boolean) => void;
  readonly onResize: () => void;
  /** The focus came to a cell. */
  readonly onFocus: (index: number) => unknown;
}

/** A list laid out in rows, and where it is scrolled to. */
export class GridView {
  readonly layout = new GridLayout();
  readonly scale = new ScrollScale();

  readonly grid: HTMLElement;
  readonly #scroller: HTMLElement;
  readonly #sizes: ResizeObserver;
  readonly #left = new AbortController();

  constructor(grid: HTMLElement, { onScroll, onResize, onFocus }: GridViewEvents) {
    this.grid = grid;
    this.#scroller = grid.parentElement ?? grid;
    this.#sizes = new ResizeObserver(onResize);
    this.#sizes.observe(this.#scroller);
    const { signal } = this.#left;
    const scrolled = (): void => onScroll(this.#scrolled());
    const focused = ({ target }: Event): void => {
      const index = (target as HTMLElement).dataset['index'];
      if (index !== undefined) onFocus(Number(index));
    };
    this.#scroller.addEventListener('scroll', scrolled, { signal, passive: true });
    grid.addEventListener('focusin', focused, { signal });
  }

  leave(): void {
    this.#left.abort();
    this.#sizes.disconnect();
  }

  /** The first place of the first row that is seen for the better part. */
  get first(): number {
    return this.layout.placeAt(this.scale.at, Math.round);
  }

  /** The first place of which anything is seen. */
  get edge(): number {
    return this.layout.placeAt(this.scale.at, Math.floor);
  }

  /** The rows to draw. */
  get rows(): number[] {
    return this.layout.rowsAt(this.scale.at);
  }

  /** Whether a cell has the focus. */
  get focused(): boolean {
    const { activeElement } = this.grid.getRootNode() as ShadowRoot;
    return activeElement !== null && this.grid.contains(activeElement);
  }

  focus(index: number): void {
    this.grid.querySelector<HTMLElement>(`[data-index="${index}"]`)?.focus({ preventScroll: true });
  }

  /** Reads the layout, and keeps the first cell that is seen where it is. False without a layout. */
  measure(count: number): boolean {
    // An event of scrolling may still be on its way.
    this.scale.scrolled(this.#scroller.scrollTop);
    const { first, layout } = this;
    const { columns, pitch } = layout;
    if (!layout.read(this.grid, this.#scroller, count)) return false;
    if (layout.pitch > 0) this.#stretch();
    if (pitch > 0 && (columns !== layout.columns || pitch !== layout.pitch)) this.start(first);
    return true;
  }

  /** Brings a place into view. */
  show(index: number): void {
    this.#put(this.layout.topFor(index, this.scale.at));
  }

  /** Brings a place to the top. */
  start(index: number): void {
    this.#put(this.layout.topOf(index));
  }

  /** Brings the element in line with the list where small steps have led them apart. */
  straighten(): void {
    // It may have been scrolled since it last told of it.
    this.scale.scrolled(this.#scroller.scrollTop);
    this.#put(this.scale.at);
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
    const { grid, scale } = this;
    const { full, height } = this.layout;
    grid.style.blockSize = `${Math.min(full, tallest)}px`;
    const around = this.#scroller.scrollHeight - grid.offsetHeight;
    scale.resize(full + around, height);
    if (full > tallest) grid.style.blockSize = `${scale.room - around}px`;
  }
}
