import type { ReactiveController } from 'lit';
import { placeAfter } from '../model/grid-keys.js';
import { Calm } from './calm.js';
import { GridDrawing } from './grid-drawing.js';
import { GridView } from './grid-view.js';
import type { GridHost, GridOptions } from './grid-window.js';

/** Draws what is seen of a list of any length, with one tab stop and the arrow keys inside it. */
export class GridController implements ReactiveController {
  /** The cell that has, or last had, the focus. */
  index = 0;

  readonly #host: GridHost;
  readonly #options: GridOptions;
  #view: GridView | undefined;
  #drawing: GridDrawing;
  #place: number | undefined;
  readonly #calm = new Calm(() => this.#settle());
  readonly #events = {
    onScroll: (far: boolean): void => this.#onScroll(far),
    // What follows may resize the list again, which browsers report as an error where it is at once.
    onResize: (): unknown => requestAnimationFrame(() => this.#view && this.hostUpdated()),
    onFocus: (index: number): unknown => (this.index = index),
  };

  constructor(host: GridHost, options: GridOptions) {
    this.#host = host;
    this.#options = options;
    this.#drawing = new GridDrawing(options.draw);
    host.addController(this);
  }

  hostConnected(): void {
    if (this.#place !== undefined) this.#host.requestUpdate();
  }

  hostDisconnected(): void {
    this.#calm.end();
    this.#place ??= this.#view?.first;
    this.#view?.leave();
    this.#view = undefined;
  }

  hostUpdated(): void {
    const grid = this.#host.renderRoot.querySelector<HTMLElement>('[role=grid]');
    if (grid !== (this.#view?.grid ?? null)) this.#take(grid);
    const [view, count] = [this.#view, this.#options.count()];
    if (!view?.measure(count)) return;
    this.index = Math.max(0, Math.min(this.index, count - 1));
    this.#draw(true);
    // How tall a row is shows once there is one.
    if (view.layout.pitch === 0) view.measure(count);
    if (this.#place !== undefined) view.start(this.#place);
    this.#place = undefined;
    this.#draw();
    if (this.#calm.reached) this.#look();
    else this.#calm.afterPaint();
  }

  /** The first cell that is seen. */
  get first(): number {
    return this.#view?.first ?? 0;
  }

  /** Shows the list from its start, or where the person left it, once it is there. */
  rewind(): void {
    this.#place = this.index = this.#options.place();
    this.#calm.end();
    this.#host.requestUpdate();
  }

  /** Makes a cell the tab stop, brings it into view, and by default moves the focus to it. */
  focusOn(index: number, focus = true): void {
    this.index = index;
    this.#view?.show(index);
    this.#draw(true);
    if (focus) this.#view?.focus(index);
    this.#calm.afterRest();
  }

  /** Moves by a key of the keyboard. Says whether the key was one that moves. */
  move(event: KeyboardEvent): boolean {
    const modified = event.altKey || event.metaKey || event.ctrlKey;
    const place = this.#view && !modified && placeAfter(event.key, this.index, this.#view.layout);
    if (typeof place !== 'number') return false;
    event.preventDefault();
    this.focusOn(place);
    return true;
  }

  #take(grid: HTMLElement | null): void {
    this.#view?.leave();
    this.#drawing = new GridDrawing(this.#options.draw);
    this.#view = grid ? new GridView(grid, this.#events) : undefined;
  }

  #onScroll(far: boolean): void {
    if (far) this.#calm.end();
    this.#draw();
    if (this.#calm.reached) this.#look();
    this.#calm.afterRest();
  }

  #settle(): void {
    this.#view?.straighten();
    this.#draw();
    this.#look();
  }

  /** What is seen, and a screen ahead. */
  #look(): void {
    const view = this.#view;
    if (view?.layout.count) this.#options.onLook(view.edge, view.edge + 2 * view.layout.held);
  }

  #draw(anew = false): void {
    if (this.#view) this.#drawing.draw(this.#view, this, this.#calm.reached, anew);
  }
}
