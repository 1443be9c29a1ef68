/**
 * A long list of which only parts are known: pages that came in any order, each without what
 * another page holds already. A list is a value: change it by making another.
 */
export interface SparseList<Item> {
  /** How many items a full page holds. */
  readonly size: number;
  /** How many there are in all, as far as the pages say. */
  readonly total: number;
  /** The known pages by their number, the first being 0. */
  readonly pages: ReadonlyMap<number, readonly Item[]>;
  /** How many items those pages hold that are not full; later items move up. */
  readonly underfilled: ReadonlyMap<number, number>;
}

/** How many items are kept of a list that is longer. */
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

/** How many places the list has, known or not. */
export function lengthOf(list: SparseList<unknown>): number {
  return startOf(list, Infinity);
}

/** The item at a place; undefined where its page is not known. */
export function itemAt<Item>(list: SparseList<Item>, index: number): Item | undefined {
  const page = pageAt(list, index);
  return list.pages.get(page)?.[index - startOf(list, page)];
}

/** The number of the page that holds a place. */
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

/** Every item that is known, in the order of the list. */
export function knownItems<Item>({ pages }: SparseList<Item>): readonly Item[] {
  return [...pages].sort(([one], [other]) => one - other).flatMap(([, items]) => items);
}

/**
 * Adds a page as the service gave it, which may repeat items of other pages, hold fewer than it
 * should or more, and state another total than before. One without items ends the list; a total
 * that its own items belie is no total. Where there are more than before, what was the end of the
 * list is unknown again.
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
 * How many places there are up to the last item that is known: what a list comes to whose further
 * pages bring nothing.
 */
export function knownLength(list: SparseList<unknown>): number {
  const filled = [...list.pages].filter(([, { length }]) => length > 0);
  return Math.max(0, ...filled.map(([page, { length }]) => startOf(list, page) + length));
}

/** The list without the pages that brought nothing: nothing is known of them, as before. */
export function withoutEmpty<Item>(list: SparseList<Item>): SparseList<Item> {
  const pages = new Map([...list.pages].filter(([, { length }]) => length > 0));
  const underfilled = new Map([...list.underfilled].filter(([, held]) => held > 0));
  return { ...list, pages, underfilled };
}

/**
 * The list with no more items than are worth keeping: pages far from those that are looked at are
 * forgotten, but not that they were underfilled. Those from number `costly` on stay, being hard to come
 * by, and do not count.
 *
 * @param first - The first page that is looked at. Those up to `last` stay, however many they are.
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

/** Where a page begins. */
function startOf({ size, total, underfilled }: SparseList<unknown>, page: number): number {
  let start = Math.min(page * size, total);
  for (const [other, held] of underfilled) {
    const places = Math.min(size, total - other * size);
    if (other < page) start -= Math.max(0, places - held);
  }
  return start;
}
