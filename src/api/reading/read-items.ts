import { SchemaError } from '../errors.js';

/**
 * Reads the items of a list one by one, as far as they were asked for. An item that cannot be read,
 * or comes twice, is passed over.
 *
 * @param at - Where the list stands in the answer.
 * @throws SchemaError where there are items and none can be read.
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
  // Showing a person nothing where there is something would be a lie.
  if (failure && items.size === 0) throw failure;
  return [...items.values()];
}
