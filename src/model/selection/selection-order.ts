import type { Selection } from './selection.js';

/** Returns the selection with one item moved to a position, counted from 0. */
export function movedTo<Item>(
  selection: Selection<Item>,
  id: string,
  place: number,
): Selection<Item> {
  const moved = selection.find((selected) => selected.id === id);
  if (!moved) return selection;
  const others = selection.filter((selected) => selected !== moved);
  const target = Math.max(0, Math.min(place, others.length));
  return [...others.slice(0, target), moved, ...others.slice(target)];
}
