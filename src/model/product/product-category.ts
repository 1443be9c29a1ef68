/** A category that products are put into (section 2.7). */
export interface ProductCategory {
  readonly id: string;
  readonly name: string;
}

/** Where a category stands, from the top of the tree down to the category itself. Never empty. */
export type CategoryPath = readonly ProductCategory[];

/** A category as the service nests it: each holds the one below it. */
export interface NestedCategory extends ProductCategory {
  readonly below?: NestedCategory | undefined;
}

/** Categories below this depth are left off: no tree that people keep comes near it. */
const maxDepth = 100;

/**
 * The path that nested categories make. It ends where a category comes again: a tree whose
 * branches lead back to themselves must not keep anybody walking.
 */
export function pathOf(top: NestedCategory): CategoryPath {
  const path = new Map<string, ProductCategory>();
  let category: NestedCategory | undefined = top;
  while (category && !path.has(category.id) && path.size < maxDepth) {
    path.set(category.id, { id: category.id, name: category.name });
    category = category.below;
  }
  return [...path.values()];
}

/** The path as a person reads it, e.g. `Apparel / Jackets`. */
export function pathText(path: CategoryPath, separator = ' / '): string {
  return path.map(({ name }) => name).join(separator);
}

/** Whether one of the paths leads to the category or through it. */
export function isWithin(paths: readonly CategoryPath[], categoryId: string): boolean {
  return paths.some((path) => path.some(({ id }) => id === categoryId));
}

/** Whether the paths lead to these categories and to no other. */
export function isPutInto(paths: readonly CategoryPath[], categoryIds: readonly string[]): boolean {
  const ends = new Set(paths.map((path) => path.at(-1)?.id));
  return ends.size === categoryIds.length && categoryIds.every((id) => ends.has(id));
}

/** The path one step further down. A category that is on the path already ends it there. */
export function entered(path: CategoryPath, category: ProductCategory): CategoryPath {
  const at = path.findIndex(({ id }) => id === category.id);
  return at < 0 ? [...path, category] : path.slice(0, at + 1);
}

/**
 * The path with the names that one of the products knows, where it is known by an id alone, as
 * when a host says where to start.
 */
export function namedPath(
  path: CategoryPath,
  products: readonly { readonly categories: readonly CategoryPath[] }[],
): CategoryPath {
  const [only, ...more] = path;
  if (!only || only.name !== '' || more.length > 0) return path;
  for (const known of products.flatMap(({ categories }) => categories)) {
    const at = known.findIndex(({ id }) => id === only.id);
    if (at >= 0) return known.slice(0, at + 1);
  }
  return path;
}
