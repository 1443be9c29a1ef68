import { css } from 'lit';
import type { Selection } from '../../model/selection/selection.js';
import { MarqueeBox } from './marquee-box.js';
import type { PickerContext } from '../picker/picker-context.js';
import type { RangeGestures } from './range-gestures.js';
import type { RangeStart } from './ranges.js';

/** The distance that the mouse must move before a rectangle is drawn, in pixels. */
const least = 4;

/**
 * Selects the results within a rectangle that is drawn with the mouse, starting in a gap between
 * results. The list scrolls near its edges; Escape restores the previous selection.
 */
export class Marquee<Item extends { readonly id: string }> {
  readonly #picker: PickerContext<Item>;
  readonly #ranges: RangeGestures<Item>;
  #start: RangeStart | undefined;
  #box: MarqueeBox | undefined;
  #before: Selection<Item> = [];
  #covered = '';
  #ended: AbortController | undefined;

  constructor(picker: PickerContext<Item>, ranges: RangeGestures<Item>) {
    this.#picker = picker;
    this.#ranges = ranges;
    const { root } = picker;
    const { styleSheet } = marqueeStyles;
    if (styleSheet) root.adoptedStyleSheets.push(styleSheet);
  }

  /** Follows the mouse from a `mousedown` event in a gap. */
  begin(event: MouseEvent, grid: HTMLElement, scroller: Element): void {
    const { root } = this.#picker;
    this.#end();
    this.#ended = new AbortController();
    const options = { signal: this.#ended.signal, capture: true };
    const view = root.ownerDocument.defaultView ?? window;
    view.addEventListener(
      'mousemove',
      (moved) => this.#move(moved, event, grid, scroller),
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
      if (Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) < least) return;
      const { selection, list } = this.#picker;
      this.#before = selection.items;
      this.#covered = '';
      this.#start = this.#ranges.begin(list.focus.index);
      this.#box = new MarqueeBox(grid, scroller, from, (places) => this.#cover(places));
    }
    this.#box.moveTo(event);
  }

  #cover(places: readonly number[]): void {
    const items = places.flatMap((place) => this.#picker.list.itemAt(place) ?? []);
    const covered = items.map(({ id }) => id).join();
    if (covered === this.#covered) return;
    this.#covered = covered;
    const start = this.#start;
    this.#ranges.use((ranges) => {
      // Escape may have given up the rectangle before this part was loaded.
      if (start && start === this.#start) ranges.cover(start, items);
    });
  }

  #cancel(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !this.#box) return;
    event.preventDefault();
    this.#end();
    this.#start = undefined;
    this.#picker.selection.replace(this.#before);
  }

  #end(): void {
    this.#ended?.abort();
    this.#box?.remove();
    this.#box = undefined;
  }
}

const marqueeStyles = css`
  .marquee {
    background: color-mix(in srgb, var(--_accent) 15%, transparent);
    border: 1px solid var(--_accent);
    box-sizing: border-box;
    pointer-events: none;
    position: absolute;
    z-index: 1;
  }
`;
