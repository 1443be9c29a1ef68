import { GridLayout } from './grid-layout.js';

/** What happens to a list. */
export interface GridObserverEvents {
  readonly onScroll: () => void;
  /** The focus came to a cell. */
  readonly onFocus: (index: number) => unknown;
  /** It is laid out otherwise than in `layout`. */
  readonly onResize: () => void;
  readonly layout: () => GridLayout;
}

/** Tells what happens to a list and to the element that scrolls it. */
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
      // What follows may resize the list again, which browsers report as an error where it is at once.
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

  /** Rows come and go: the one that is watched may be gone. */
  #followRow(): void {
    const row = this.#grid.querySelector('[role=row]');
    if (row === this.#row) return;
    if (this.#row) this.#sizes.unobserve(this.#row);
    if (row) this.#sizes.observe(row);
    this.#row = row;
  }
}
