import { idsOf, type SelectedItem, type Selection } from './selection.js';

/** The selection with one of it at another place, counted from nought. */
export function movedTo<Item>(
  selection: Selection<Item>,
  id: string,
  place: number,
): Selection<Item> {
  const moved = selection.find((chosen) => chosen.id === id);
  if (!moved) return selection;
  const others = selection.filter((chosen) => chosen !== moved);
  const target = Math.max(0, Math.min(place, others.length));
  return [...others.slice(0, target), moved, ...others.slice(target)];
}

/** The selection with those of `items` added that are not in it, in their order, up to a limit. */
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
