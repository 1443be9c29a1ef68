import type { ReactiveController } from 'lit';
import { ScrollActivity } from './scroll-activity.js';
import { GridRenderer } from './grid-renderer.js';
import { SkeletonLayout } from './skeleton-layout.js';
import { GridView } from './grid-view.js';
import { focusCell, placeByKey } from './grid-focus.js';
import type { GridHost, GridOptions } from './grid-types.js';

/** Draws what is seen of a list of any length, with one tab stop and the arrow keys inside it. */
export class GridController implements ReactiveController {
  /** The cell that has, or last had, the focus. */
  index = 0;

  readonly #host: GridHost;
  readonly #options: GridOptions;
  #view: GridView | undefined;
  #drawing: GridRenderer | undefined;
  readonly #places = new SkeletonLayout();
  #place: number | undefined;
  readonly #activity = new ScrollActivity(() => this.#settle());
  readonly #events = {
    onScroll: (far: boolean): void => this.#onScroll(far),
    onResize: (): unknown => this.#view && this.hostUpdated(),
    onFocus: (index: number): unknown => (this.index = index),
  };

  constructor(host: GridHost, options: GridOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  hostConnected(): void {
    if (this.#place !== undefined) this.#host.requestUpdate();
  }

  hostDisconnected(): void {
    this.#activity.end();
    this.#place ??= this.#view?.first;
    this.#take(null);
  }

  hostUpdated(): void {
    this.#take(this.#host.renderRoot.querySelector<HTMLElement>('[role=grid]'));
    const [view, count] = [this.#view, this.#options.count()];
    if (!view) this.#places.look(this.#host.renderRoot);
    if (!view?.measure(count)) return;
    this.index = Math.max(0, Math.min(this.index, count - 1));
    this.#draw(true);
    // How tall a row is shows once there is one: nothing is read twice.
    view.measure(count);
    if (this.#place !== undefined) view.start(this.#place);
    this.#place = undefined;
    this.#draw();
    if (this.#activity.idle) this.#look();
    else this.#activity.afterPaint();
  }

  /** The first cell that is seen. */
  get first(): number {
    return this.#view?.first ?? 0;
  }

  /** Shows the list from its start, or where the person left it, once it is there. */
  rewind(): void {
    this.#place = this.index = this.#options.place();
    this.#activity.end();
    this.#host.requestUpdate();
  }

  /** Makes a cell the tab stop, brings it into view, and by default moves the focus to it. */
  focusOn(index: number, focus = true): void {
    this.index = index;
    // Pictures of what comes into view wait until it has been painted.
    if (this.#view?.show(index)) this.#activity.end();
    this.#drawing?.hold(() => this.#draw());
    this.#draw(true);
    if (focus && this.#view) focusCell(this.#view.grid, index);
    this.#activity.afterRest();
  }

  /** Moves by a key of the keyboard. Says whether the key was one that moves. */
  move(event: KeyboardEvent): boolean {
    const place = this.#view && placeByKey(event, this.index, this.#view);
    if (place === undefined) return false;
    event.preventDefault();
    this.focusOn(place);
    return true;
  }

  #take(grid: HTMLElement | null): void {
    if (grid === (this.#view?.grid ?? null)) return;
    this.#view?.leave();
    this.#drawing = new GridRenderer(this.#options.draw);
    this.#view = grid ? new GridView(grid, this.#events, this.#places.take(grid)) : undefined;
  }

  #onScroll(far: boolean): void {
    if (far) this.#activity.end(true);
    this.#draw();
    if (this.#activity.idle) this.#look();
    this.#activity.afterRest();
  }

  #settle(): void {
    this.#view?.straighten();
    this.#draw();
    this.#look();
  }

  /** What is seen, and a screen ahead. */
  #look(): void {
    const view = this.#view;
    if (view?.layout.count) this.#options.onShowRange(view.edge, view.edge + 2 * view.layout.held);
  }

  #draw(anew = false): void {
    if (this.#view) this.#drawing?.draw(this.#view, this, this.#activity, anew);
  }
}
