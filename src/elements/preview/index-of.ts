/** Returns the index of the cell that contains an event target, which may be text. -1 outside of cells. */
export function indexOf(target: EventTarget | null): number {
  const cell = (target as Partial<Element> | null)?.closest?.<HTMLElement>('[data-index]');
  return Number(cell?.dataset['index'] ?? -1);
}
