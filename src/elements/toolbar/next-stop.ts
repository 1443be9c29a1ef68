/**
 * Returns the stop that an arrow key leads to in a panel: null above the first one, undefined if the
 * key leads nowhere. A row of stops, such as pictures, is one step for the keys up and down; the
 * keys left and right move within it.
 *
 * @param at - The element with the focus. Null before the first stop.
 */
export function nextStop(
  panel: Element | null,
  at: Element | null,
  key: string,
): HTMLElement | null | undefined {
  const stops = [...(panel?.querySelectorAll<HTMLElement>('.again, .crumb') ?? [])];
  const row = at?.closest('.stops') ?? null;
  // Other buttons come after the stop that they are beside, or after all of their section.
  const around = at?.closest('li, .section') ?? null;
  const before = stops.filter((stop) => stop === at || around?.contains(stop));
  const place = stops.indexOf((before.find((stop) => stop === at) ?? before.at(-1)) as HTMLElement);
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    const step = key === 'ArrowDown' ? 1 : -1;
    let next = place + step;
    while (row?.contains(stops[next] ?? null)) next += step;
    if (next < 0) return null;
    const stop = stops[next];
    return stop?.closest('.stops')?.querySelector<HTMLElement>('.again, .crumb') ?? stop;
  }
  if (!row || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return undefined;
  const isForward = (key === 'ArrowRight') === (getComputedStyle(row).direction === 'ltr');
  const beside = stops[place + (isForward ? 1 : -1)];
  return row.contains(beside ?? null) ? beside : undefined;
}
