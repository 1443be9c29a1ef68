import { GridLayout } from './grid-layout.js';

/** Receives the events of a list. */
export interface GridObserverEvents {
  readonly onScroll: () => void;
  /** A cell received the focus. */
  readonly onFocus: (index: number) => unknown;
  /** The layout differs from `layout`. */
  readonly onResize: () => void;
  readonly layout: () => GridLayout;
}

/** Observes a list and its scroll container. */
export class GridObserver {
  readonly #grid: HTMLElement;
  readonly #sizes: ResizeObserver;
  readonly #abort = new AbortController();
  #row: Element | null = null;

  constructor(grid: HTMLElement, scroller: HTMLElement, events: GridObserverEvents) {
    this.#grid = grid;
    this.#sizes = new ResizeObserver(() => {
      const layout = new GridLayout();
      const isChanged = layout.read(grid, scroller) && !layout.matches(events.layout());
      // The listener may resize the list again. Browsers report an error if that happens within the
      // observer's callback.
      requestAnimationFrame(() => {
        if (this.#abort.signal.aborted) return;
        this.#followRow();
        if (isChanged) events.onResize();
      });
    });
    this.#sizes.observe(scroller);
    const { signal } = this.#abort;
    const onFocusIn = ({ target }: Event): void => {
      const index = (target as HTMLElement).dataset['index'];
      if (index !== undefined) events.onFocus(Number(index));
    };
    scroller.addEventListener('scroll', () => events.onScroll(), { signal, passive: true });
    grid.addEventListener('focusin', onFocusIn, { signal });
  }

  end(): void {
    this.#abort.abort();
    this.#sizes.disconnect();
  }

  /** The observed row may have been removed. */
  #followRow(): void {
    const row = this.#grid.querySelector('[role=row]');
    if (row === this.#row) return;
    if (this.#row) this.#sizes.unobserve(this.#row);
    if (row) this.#sizes.observe(row);
    this.#row = row;
  }
}
