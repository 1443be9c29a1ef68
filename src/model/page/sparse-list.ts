/**
 * A long list of which only some pages are known. Pages may arrive in any order; items that another
 * page already contains are left out. The list is immutable: each change returns a new one.
 */
export interface SparseList<Item> {
  /** How many items a full page holds. */
  readonly size: number;
  /** The total number of items, as stated by the pages. */
  readonly total: number;
  /** The known pages by number, starting at 0. */
  readonly pages: ReadonlyMap<number, readonly Item[]>;
  /** The number of items of each page that is not full. Later items move up. */
  readonly underfilled: ReadonlyMap<number, number>;
}

/** How many items are kept of a longer list. */
const maxItems = 600;

interface Identified {
  readonly id: string;
}

export const nothingKnown: SparseList<never> = {
  size: 1,
  total: 0,
  pages: new Map(),
  underfilled: new Map(),
};

/** Returns the length of the list, including unknown items. */
export function lengthOf(list: SparseList<unknown>): number {
  return startOf(list, Infinity);
}

/** Returns the item at an index, or undefined if its page is not known. */
export function itemAt<Item>(list: SparseList<Item>, index: number): Item | undefined {
  const page = pageAt(list, index);
  return list.pages.get(page)?.[index - startOf(list, page)];
}

/** Returns the number of the page that contains an index. */
export function pageAt(list: SparseList<unknown>, index: number): number {
  let page = Math.floor(index / list.size);
  while (
    list.underfilled.size > 0 &&
    page * list.size < list.total &&
    startOf(list, page + 1) <= index
  ) {
    page += 1;
  }
  return page;
}

/** Returns all known items in the order of the list. */
export function knownItems<Item>({ pages }: SparseList<Item>): readonly Item[] {
  return [...pages].sort(([one], [other]) => one - other).flatMap(([, items]) => items);
}

/**
 * Adds a page as the service returned it. It may repeat items of other pages, contain fewer or more
 * items than `size`, and state another total. An empty page ends the list. A total that is smaller
 * than the number of received items is ignored. If the total grows, the previously last pages
 * become unknown.
 */
export function withPage<Item extends Identified>(
  list: SparseList<Item>,
  page: number,
  items: readonly Item[],
  statedTotal: number,
): SparseList<Item> {
  const { size } = list;
  const start = page * size;
  const known = new Set<string>();
  for (const [other, held] of list.pages) {
    if (other !== page) for (const { id } of held) known.add(id);
  }
  const fresh = items.filter(({ id }) => !known.has(id) && known.add(id)).slice(0, size);
  const end = start + fresh.length;
  const statedOrKnown = statedTotal < end ? Math.max(list.total, end) : statedTotal;
  const total = items.length === 0 ? Math.min(statedTotal, start) : statedOrKnown;
  const pages = new Map(list.pages);
  const underfilled = new Map(list.underfilled);
  for (const other of list.underfilled.keys()) {
    if (total > list.total && (other + 1) * size > list.total) {
      pages.delete(other);
      underfilled.delete(other);
    }
  }
  pages.set(page, fresh);
  if (fresh.length < size) underfilled.set(page, fresh.length);
  else underfilled.delete(page);
  return { ...list, total, pages, underfilled };
}

/**
 * Returns the number of items up to the last known one, which is the length of the list if its
 * further pages are empty.
 */
export function knownLength(list: SparseList<unknown>): number {
  const filled = [...list.pages].filter(([, { length }]) => length > 0);
  return Math.max(0, ...filled.map(([page, { length }]) => startOf(list, page) + length));
}

/** Returns the list without its empty pages, which become unknown. */
export function withoutEmpty<Item>(list: SparseList<Item>): SparseList<Item> {
  const pages = new Map([...list.pages].filter(([, { length }]) => length > 0));
  const underfilled = new Map([...list.underfilled].filter(([, held]) => held > 0));
  return { ...list, pages, underfilled };
}

/**
 * Returns the list without the pages that are far from the visible ones, so that it stays below the
 * maximum number of items. Removed pages still count as underfilled. Pages from number `firstKept`
 * on are never removed, because fetching them again is expensive, and do not count.
 *
 * @param first - The first visible page. Pages from `first` to `last` are always kept.
 */
export function withinBound<Item>(
  list: SparseList<Item>,
  first: number,
  firstKept: number,
  last = first,
): SparseList<Item> {
  const distance = (page: number): number => Math.max(first - page, page - last, 0);
  const evictable = [...list.pages]
    .filter(([page]) => page < firstKept)
    .sort(([one], [other]) => distance(other) - distance(one));
  let held = evictable.reduce((sum, [, { length }]) => sum + length, 0);
  const pages = new Map(list.pages);
  for (const [page, { length }] of evictable) {
    if (held <= Math.max(maxItems, 4 * list.size) || distance(page) === 0) break;
    held -= length;
    pages.delete(page);
  }
  return { ...list, pages };
}

/** Returns the index of the first item of a page. */
function startOf({ size, total, underfilled }: SparseList<unknown>, page: number): number {
  let start = Math.min(page * size, total);
  for (const [other, held] of underfilled) {
    const places = Math.min(size, total - other * size);
    if (other < page) start -= Math.max(0, places - held);
  }
  return start;
}
