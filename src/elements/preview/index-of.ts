/** Returns the index of the cell that contains an event target. Undefined outside of cells. */
export function indexOf(target: EventTarget | null): number | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
  return cell ? Number(cell.dataset['index']) : undefined;
}
