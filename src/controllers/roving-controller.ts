import type { ReactiveController, ReactiveControllerHost } from 'lit';

/**
 * A roving `tabindex` for a list in rows and columns: one tab stop, with arrow key navigation.
 *
 * Columns are determined from the positions of the items, so the keys work in any layout and
 * writing direction.
 */
export class RovingController implements ReactiveController {
  /** The item that is the tab stop. */
  index = 0;

  readonly #host: ReactiveControllerHost;
  readonly #items: () => readonly HTMLElement[];
  #focusing = false;

  constructor(host: ReactiveControllerHost, items: () => readonly HTMLElement[]) {
    this.#host = host;
    this.#items = items;
    host.addController(this);
  }

  hostUpdated(): void {
    const items = this.#items();
    if (this.index >= items.length && items.length > 0) this.focusOn(0, false);
    if (!this.#focusing) return;
    this.#focusing = false;
    const item = items[this.index];
    item?.focus({ preventScroll: true });
    item?.scrollIntoView({ block: 'nearest' });
  }

  /** Makes the item the tab stop, and by default moves the focus to it. */
  focusOn(index: number, focus = true): void {
    this.index = index;
    this.#focusing = focus;
    this.#host.requestUpdate();
  }

  /** Moves the focus for a key event. Returns whether the key was handled. */
  move(event: KeyboardEvent): boolean {
    const items = this.#items();
    const next = this.#target(event, items);
    if (next === undefined || items.length === 0) return false;
    event.preventDefault();
    this.focusOn(Math.max(0, Math.min(next, items.length - 1)));
    return true;
  }

  #target(event: KeyboardEvent, items: readonly HTMLElement[]): number | undefined {
    if (event.altKey || event.ctrlKey || event.metaKey) return undefined;
    const columns = columnsOf(items);
    const screen = columns * rowsOnScreen(items);
    const forward = items[0] && getComputedStyle(items[0]).direction === 'rtl' ? -1 : 1;
    switch (event.key) {
      case 'ArrowRight':
        return this.index + forward;
      case 'ArrowLeft':
        return this.index - forward;
      case 'ArrowDown':
        return this.index + columns < items.length ? this.index + columns : this.index;
      case 'ArrowUp':
        return this.index - columns >= 0 ? this.index - columns : this.index;
      case 'Home':
        return 0;
      case 'End':
        return items.length - 1;
      case 'PageDown':
        return this.index + screen;
      case 'PageUp':
        return this.index - screen;
      default:
        return undefined;
    }
  }
}

function columnsOf(items: readonly HTMLElement[]): number {
  const top = items[0]?.offsetTop;
  const second = items.findIndex((item) => item.offsetTop !== top);
  return second > 0 ? second : Math.max(items.length, 1);
}

function rowsOnScreen([first]: readonly HTMLElement[]): number {
  const list = first?.parentElement?.parentElement;
  if (!first || !list) return 1;
  return Math.max(1, Math.floor(list.clientHeight / Math.max(first.offsetHeight, 1)));
}
