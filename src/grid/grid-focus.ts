import { indexAfterKey } from './grid-keys.js';
import type { GridLayout } from './grid-layout.js';

/** Whether a cell of the grid has the focus. */
export function hasFocus(grid: HTMLElement): boolean {
  const { activeElement } = grid.getRootNode() as ShadowRoot;
  return grid.contains(activeElement);
}

/** Focuses the cell at an index if it is rendered. */
export function focusCell(grid: HTMLElement, index: number): void {
  grid.querySelector<HTMLElement>(`[data-index="${index}"]`)?.focus({ preventScroll: true });
}

/** Returns the index that a key moves to, or undefined if the key does not move the focus. */
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
