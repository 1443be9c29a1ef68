import { LazyModule } from '../../core/lazy-module.js';
import type { Selection } from '../../model/selection/selection.js';
import type { MarqueeBox } from './marquee-box.js';
import type { PickerContext } from '../picker/picker-context.js';
import type { Ranges } from './ranges.js';

/** The distance that the mouse must move before a rectangle is drawn, in pixels. */
const least = 4;

/**
 * Selects the results within a rectangle that is drawn with the mouse, starting in a gap between
 * results. The list scrolls near its edges; Escape restores the previous selection.
 */
export class Marquee<Item extends { readonly id: string }> {
  readonly #picker: PickerContext<Item>;
  readonly #ranges: Ranges<Item>;
  readonly #boxes = new LazyModule(
    () => undefined,
    () => import('./marquee-box.js'),
  );
  #box: MarqueeBox | undefined;
  #before: Selection<Item> = [];
  #covered = '';
  #ended: AbortController | undefined;

  constructor(picker: PickerContext<Item>, ranges: Ranges<Item>) {
    this.#picker = picker;
    this.#ranges = ranges;
    picker.root.addEventListener('mousedown', (event) => this.#begin(event as MouseEvent));
  }

  #begin(event: MouseEvent): void {
    const { host, inactive, root } = this.#picker;
    const scroller = (event.target as Element).closest('.scroll');
    const grid = scroller?.querySelector<HTMLElement>('[role=grid]');
    if (!scroller || !grid || event.button !== 0 || !host.multiple || inactive) return;
    const isGap = event.target === scroller || grid.contains(event.target as Element);
    if (!isGap || (event.target as Element).closest('[data-index]')) return;
    if (isBeside(scroller, event)) return;
    // Prevents text selection and the loss of the focus.
    event.preventDefault();
    this.#end();
    this.#ended = new AbortController();
    const options = { signal: this.#ended.signal, capture: true };
    const view = root.ownerDocument.defaultView ?? window;
    const { signal } = options;
    let last: MouseEvent | undefined;
    const move = (): void => {
      if (last && !signal.aborted) this.#move(last, event, grid, scroller);
    };
    // Without its part, no rectangle is drawn.
    this.#boxes.load().then(move, () => undefined);
    view.addEventListener(
      'mousemove',
      (moved) => {
        last = moved;
        move();
      },
      options,
    );
    view.addEventListener('mouseup', () => this.#end(), options);
    view.addEventListener('blur', () => this.#end(), options);
    // Listens in two places: the picker stops the propagation of its own key events, and the focus
    // may be elsewhere.
    for (const target of [root, view] as const) {
      target.addEventListener('keydown', (event) => this.#cancel(event as KeyboardEvent), options);
    }
  }

  #move(event: MouseEvent, from: MouseEvent, grid: HTMLElement, scroller: Element): void {
    if (event.buttons % 2 === 0) {
      this.#end();
      return;
    }
    if (!this.#box) {
      const { ready } = this.#boxes;
      if (!ready) return;
      if (Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) < least) return;
      const { selection, list } = this.#picker;
      this.#before = selection.items;
      this.#covered = '';
      this.#ranges.begin(list.focus.index);
      this.#box = new ready.MarqueeBox(grid, scroller, from, (places) => this.#cover(places));
    }
    this.#box.moveTo(event);
  }

  #cover(places: readonly number[]): void {
    const items = places.flatMap((place) => this.#picker.list.itemAt(place) ?? []);
    const covered = items.map(({ id }) => id).join();
    if (covered === this.#covered) return;
    this.#covered = covered;
    this.#ranges.cover(items);
  }

  #cancel(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !this.#box) return;
    event.preventDefault();
    this.#end();
    this.#picker.selection.replace(this.#before);
  }

  #end(): void {
    this.#ended?.abort();
    this.#box?.remove();
    this.#box = undefined;
  }
}

/** Whether an event happened on the scroll bar of an element. */
function isBeside(scroller: Element, { clientX }: MouseEvent): boolean {
  const from = clientX - scroller.getBoundingClientRect().left - scroller.clientLeft;
  return from < 0 || from > scroller.clientWidth;
}
