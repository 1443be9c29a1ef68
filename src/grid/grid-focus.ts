import { indexAfterKey } from './grid-keys.js';
import type { GridLayout } from './grid-layout.js';

/** Whether a cell of the list has the focus. */
export function hasFocus(grid: HTMLElement): boolean {
  const { activeElement } = grid.getRootNode() as ShadowRoot;
  return activeElement !== null && grid.contains(activeElement);
}

/** Moves the focus to the cell at a place, where it is drawn. */
export function focusCell(grid: HTMLElement, index: number): void {
  grid.querySelector<HTMLElement>(`[data-index="${index}"]`)?.focus({ preventScroll: true });
}

/** The place that a key leads to from another; undefined for a key that leads nowhere. */
export function indexForKey(
  { key, altKey, metaKey, ctrlKey }: KeyboardEvent,
  from: number,
  { grid, layout }: { readonly grid: HTMLElement; readonly layout: GridLayout },
): number | undefined {
  if (altKey || metaKey || ctrlKey) return undefined;
  const reversed = getComputedStyle(grid).direction === 'rtl';
  const { count, columns, visibleRows } = layout;
  return indexAfterKey(key, from, { count, columns, visibleRows, reversed });
}
