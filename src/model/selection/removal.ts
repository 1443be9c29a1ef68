import { isSelected, type SelectedItem, type Selection } from './selection.js';

/** Items that were removed from a selection at once, with the places that they had. */
export type Removal<Item> = readonly {
  readonly place: number;
  readonly selected: SelectedItem<Item>;
}[];

/** Returns what `before` contains and `now` does not. */
export function removalOf<Item>(before: Selection<Item>, now: Selection<Item>): Removal<Item> {
  return before.flatMap((selected, place) =>
    isSelected(now, selected.id) ? [] : [{ place, selected }],
  );
}

/**
 * Puts removed items back, with their settings, as near to their places as what was selected since
 * allows. Items that were selected again stay as they are. If `max` leaves no room for all of them,
 * the first ones are put back.
 */
export function restore<Item>(
  now: Selection<Item>,
  removal: Removal<Item>,
  max = Infinity,
): Selection<Item> {
  const items = [...now];
  for (const { place, selected } of removal) {
    if (items.length >= max) break;
    if (!isSelected(items, selected.id)) items.splice(place, 0, selected);
  }
  return items;
}
