import type { Asset } from '../asset/asset.js';

/** What the person has chosen one of, an asset by default, with what they set for it. */
export interface SelectedItem<Item = Asset> {
  readonly id: string;
  /** As the results showed it; undefined for ids that came with `value`. */
  readonly item?: Item;
  /** The embed size the person chose; undefined until they do. */
  readonly embedName?: string;
  /** The alt text the person wrote; undefined until they do. */
  readonly alt?: string;
}

/** What is chosen, in the person's order. A selection is a value: change it by making another. */
export type Selection<Item = Asset> = readonly SelectedItem<Item>[];

/** Whether `id` is chosen. */
export function isSelected(selection: Selection<unknown>, id: string): boolean {
  return selection.some((chosen) => chosen.id === id);
}

/** Adds an item at the end. A selection that already holds it stays as it is. */
export function select<Item extends { readonly id: string }>(
  selection: Selection<Item>,
  item: Item,
): Selection<Item> {
  return isSelected(selection, item.id) ? selection : [...selection, { id: item.id, item }];
}

/** Takes an item away. */
export function deselect<Item>(selection: Selection<Item>, id: string): Selection<Item> {
  return selection.filter((chosen) => chosen.id !== id);
}

/** Replaces what the person set for one of them. */
export function adjust<Item>(
  selection: Selection<Item>,
  id: string,
  change: Partial<Pick<SelectedItem, 'embedName' | 'alt'>>,
): Selection<Item> {
  return selection.map((chosen) => (chosen.id === id ? { ...chosen, ...change } : chosen));
}

/** The selection for a list of ids, keeping what is known of those chosen before. */
export function selectionOf<Item>(
  ids: readonly string[],
  before: Selection<Item> = [],
): Selection<Item> {
  const known = new Map(before.map((chosen) => [chosen.id, chosen]));
  return [...new Set(ids)].map((id) => known.get(id) ?? { id });
}

/** The ids, in order. */
export function idsOf(selection: Selection<unknown>): readonly string[] {
  return selection.map(({ id }) => id);
}
