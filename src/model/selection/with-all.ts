import { idsOf, type SelectedItem, type Selection } from './selection.js';

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
