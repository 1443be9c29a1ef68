import { idsOf, type SelectedItem, type Selection } from './selection.js';

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

/**
 * Returns the selection with those `items` added that it does not contain yet, in order, up to
 * `max` items.
 */
export function withAll<Item extends { readonly id: string }>(
  selection: Selection<Item>,
  items: readonly Item[],
  max = Infinity,
): Selection<Item> {
  const held = new Set(idsOf(selection));
  const added: SelectedItem<Item>[] = [];
  for (const item of items) {
    if (held.has(item.id)) continue;
    if (held.size >= max) break;
    held.add(item.id);
    added.push({ id: item.id, item });
  }
  return added.length > 0 ? [...selection, ...added] : selection;
}
