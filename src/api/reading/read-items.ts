import { SchemaError } from '../errors.js';

/**
 * Reads the items of a list one by one. An item that cannot be read, or is repeated, is skipped.
 *
 * @param at - The position of the list in the response.
 * @throws SchemaError if there are items and none of them can be read.
 */
export function readItems<Item extends { readonly id: string }>(
  list: readonly unknown[],
  at: string,
  readItem: (json: unknown, at: string) => Item,
): readonly Item[] {
  const items = new Map<string, Item>();
  let failure: SchemaError | undefined;
  for (const [index, json] of list.entries()) {
    try {
      const item = readItem(json, `${at}.${index}`);
      if (!items.has(item.id)) items.set(item.id, item);
    } catch (error) {
      if (!(error instanceof SchemaError)) throw error;
      failure ??= error;
    }
  }
  // An empty result would be wrong, because there are items.
  if (failure && items.size === 0) throw failure;
  return [...items.values()];
}
