import type { Asset } from '../asset/asset.js';
import type { CustomSize } from '../embed/custom-size.js';

/** A selected item, by default an asset, with the user's settings for it. */
export interface SelectedItem<Item = Asset> {
  readonly id: string;
  /** The item from the results. Undefined for an id that was set through `value`. */
  readonly item?: Item;
  /** The name of the embed that the user chose, if any. */
  readonly embedName?: string;
  /** The size and crop that the user defined, if any. It takes precedence over `embedName`. */
  readonly customSize?: CustomSize | undefined;
  /** Further sizes of the same item, in the user's order. They come before the size above. */
  readonly sizes?: readonly ItemSize[];
  /** The alt text that the user entered, if any. */
  readonly alt?: string;
  /** Whether the user marked an image as decorative, so that it has no alt text. */
  readonly decorative?: boolean;
  /** The text of a link that the user entered, if any. */
  readonly linkText?: string;
}

/** A size that the user chose. */
export type ItemSize = Pick<SelectedItem, 'embedName' | 'customSize'>;

/**
 * The selected items in the order of the selection. The value is immutable: each change returns a
 * new one.
 */
export type Selection<Item = Asset> = readonly SelectedItem<Item>[];

/** Whether `id` is selected. */
export function isSelected(selection: Selection<unknown>, id: string): boolean {
  return selection.some((selected) => selected.id === id);
}

/** Adds an item at the end. Returns the same selection if it already contains the item. */
export function select<Item extends { readonly id: string }>(
  selection: Selection<Item>,
  item: Item,
): Selection<Item> {
  return isSelected(selection, item.id) ? selection : [...selection, { id: item.id, item }];
}

/** Removes an item. */
export function deselect<Item>(selection: Selection<Item>, id: string): Selection<Item> {
  return selection.filter((selected) => selected.id !== id);
}

/** The user's settings of an item. */
export type ItemSettings = Partial<
  Pick<SelectedItem, 'embedName' | 'customSize' | 'sizes' | 'alt' | 'decorative' | 'linkText'>
>;

/** Changes the user's settings of an item. */
export function adjust<Item>(
  selection: Selection<Item>,
  id: string,
  change: ItemSettings,
): Selection<Item> {
  return selection.map((selected) => (selected.id === id ? { ...selected, ...change } : selected));
}

/** Returns a selected item once for each of its sizes. */
export function eachSize<Item>(selected: SelectedItem<Item>): readonly SelectedItem<Item>[] {
  const { sizes = [], embedName, customSize, ...item } = selected;
  const last = { ...(embedName !== undefined && { embedName }), customSize };
  return [...sizes, last].map((size) => ({ ...item, ...size }));
}

/** Returns the selection for a list of ids. Known details of previously selected items are kept. */
export function selectionOf<Item>(
  ids: readonly string[],
  before: Selection<Item> = [],
): Selection<Item> {
  const known = new Map(before.map((selected) => [selected.id, selected]));
  return [...new Set(ids)].map((id) => known.get(id) ?? { id });
}

/** Returns the selected ids in order. */
export function idsOf(selection: Selection<unknown>): readonly string[] {
  return selection.map(({ id }) => id);
}
