/** A product category (section 2.7). */
export interface ProductCategory {
  readonly id: string;
  readonly name: string;
}

/** The path of a category, from the top of the tree to the category itself. Never empty. */
export type CategoryPath = readonly ProductCategory[];

/** A category as the service nests it: each contains its child. */
export interface NestedCategory extends ProductCategory {
  readonly below?: NestedCategory | undefined;
}

/** Deeper categories are left out. */
const maxDepth = 100;

/**
 * Returns the path of nested categories. It ends if a category repeats, so that a cycle cannot
 * cause an endless loop.
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

/** Returns the path as text, e.g. `Apparel / Jackets`. */
export function pathText(path: CategoryPath, separator = ' / '): string {
  return path.map(({ name }) => name).join(separator);
}

/** Whether one of the paths contains the category. */
export function isWithin(paths: readonly CategoryPath[], categoryId: string): boolean {
  return paths.some((path) => path.some(({ id }) => id === categoryId));
}

/** Whether the paths end in exactly these categories. */
export function isPutInto(paths: readonly CategoryPath[], categoryIds: readonly string[]): boolean {
  const ends = new Set(paths.map((path) => path.at(-1)?.id));
  return ends.size === categoryIds.length && categoryIds.every((id) => ends.has(id));
}

/**
 * Returns the path with a category appended. If the path already contains the category, it is cut
 * off there.
 */
export function entered(path: CategoryPath, category: ProductCategory): CategoryPath {
  const at = path.findIndex(({ id }) => id === category.id);
  return at < 0 ? [...path, category] : path.slice(0, at + 1);
}

/**
 * Returns the path with names taken from one of the products if it consists only of an id, for
 * example because the host set it.
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
