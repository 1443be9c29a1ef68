/** The place in the list of the cell that an event happened in; undefined outside of them. */
export function indexOf(target: EventTarget | null): number | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
  return cell ? Number(cell.dataset['index']) : undefined;
}
