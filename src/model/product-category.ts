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
const deepest = 100;

/**
 * The path that nested categories make. It ends where a category comes again: a tree whose
 * branches lead back to themselves must not keep anybody walking.
 */
export function pathOf(top: NestedCategory): CategoryPath {
  const path = new Map<string, ProductCategory>();
  let category: NestedCategory | undefined = top;
  while (category && !path.has(category.id) && path.size < deepest) {
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
