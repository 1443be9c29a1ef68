import type { ReactiveController } from 'lit';
import { ScrollActivity } from './scroll-activity.js';
import { GridRenderer } from './grid-renderer.js';
import { SkeletonLayout } from './skeleton-layout.js';
import { GridView } from './grid-view.js';
import { focusCell, indexForKey } from './grid-focus.js';
import type { GridHost, GridOptions } from './grid-types.js';

/** Renders the visible part of a list of any length, with one tab stop and arrow key navigation. */
export class GridController implements ReactiveController {
  /** The index of the cell that has, or last had, the focus. */
  index = 0;

  readonly #host: GridHost;
  readonly #options: GridOptions;
  #view: GridView | undefined;
  #renderer: GridRenderer | undefined;
  readonly #skeleton = new SkeletonLayout();
  #startIndex: number | undefined;
  readonly #activity = new ScrollActivity(() => this.#settle());
  readonly #events = {
    onScroll: (isFar: boolean): void => this.#onScroll(isFar),
    onResize: (): unknown => this.#view && this.hostUpdated(),
    onFocus: (index: number): unknown => (this.index = index),
  };

  constructor(host: GridHost, options: GridOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  hostConnected(): void {
    if (this.#startIndex !== undefined) this.refresh();
  }

  hostDisconnected(): void {
    this.#activity.reset();
    this.#startIndex ??= this.#view?.first;
    this.#attach(null);
  }

  hostUpdated(): void {
    this.#attach(this.#host.renderRoot.querySelector<HTMLElement>('[role=grid]'));
    const [view, count] = [this.#view, this.#options.count()];
    if (!view) this.#skeleton.measure(this.#host.renderRoot);
    if (!view?.measure(count)) return;
    this.index = Math.max(0, Math.min(this.index, count - 1));
    this.#draw(true);
    // The row height is known only after the first rows are rendered, so it is measured again.
    // Nothing is read twice.
    view.measure(count);
    if (this.#startIndex !== undefined) view.start(this.#startIndex);
    this.#startIndex = undefined;
    this.#draw();
    if (this.#activity.idle) this.#showVisibleRange();
    else this.#activity.scheduleAfterPaint();
  }

  /** The index of the first visible cell. */
  get first(): number {
    return this.#view?.first ?? 0;
  }

  /** Shows the list from its start, or from where the user left it, after the next render. */
  rewind(): void {
    this.#startIndex = this.index = this.#options.startIndex();
    this.refresh();
  }

  /** Renders all cells again, those that are visible first. */
  refresh(): void {
    this.#activity.reset();
    this.#host.requestUpdate();
  }

  /** Makes a cell the tab stop, scrolls it into view and, by default, focuses it. */
  focusOn(index: number, focus = true): void {
    this.index = index;
    // Images of new cells are loaded after the cells have been painted.
    if (this.#view?.show(index)) this.#activity.reset();
    this.#renderer?.hold(() => this.#draw());
    this.#draw(true);
    if (focus && this.#view) focusCell(this.#view.grid, index);
    this.#activity.scheduleIdle();
  }

  /** Moves the focus for a key event. Returns whether the key was handled. */
  move(event: KeyboardEvent): boolean {
    const place = this.#view && indexForKey(event, this.index, this.#view);
    if (place === undefined) return false;
    event.preventDefault();
    this.focusOn(place);
    return true;
  }

  #attach(grid: HTMLElement | null): void {
    if (grid === (this.#view?.grid ?? null)) return;
    this.#view?.disconnect();
    this.#renderer = new GridRenderer(this.#options.draw);
    this.#view = grid ? new GridView(grid, this.#events, this.#skeleton.take(grid)) : undefined;
  }

  #onScroll(isFar: boolean): void {
    if (isFar) this.#activity.reset(true);
    this.#draw();
    if (this.#activity.idle) this.#showVisibleRange();
    this.#activity.scheduleIdle();
  }

  #settle(): void {
    this.#view?.realign();
    this.#draw();
    this.#showVisibleRange();
  }

  /** Reports the visible cells and those of the next screen. */
  #showVisibleRange(): void {
    const view = this.#view;
    if (view?.layout.count)
      this.#options.onShowRange(view.edge, view.edge + 2 * view.layout.visibleCells);
  }

  #draw(force = false): void {
    if (this.#view) this.#renderer?.draw(this.#view, this, this.#activity, force);
  }
}
