import type { ProductCategory } from './product-catalogue.js';

/** The tree of product categories. */
export class CategoryTree {
  readonly #byId = new Map<string, ProductCategory>();
  readonly #below = new Map<string | null, ProductCategory[]>();

  constructor(categories: readonly ProductCategory[]) {
    for (const category of categories) {
      const { id, parentId } = category;
      if (!this.#byId.has(id)) this.#byId.set(id, category);
      const siblings = this.#below.get(parentId);
      if (siblings) siblings.push(category);
      else this.#below.set(parentId, [category]);
    }
  }

  find(id: string): ProductCategory | undefined {
    return this.#byId.get(id);
  }

  /** The direct subcategories of a category; for null, the top categories. */
  below(parentId: string | null): readonly ProductCategory[] {
    return this.#below.get(parentId) ?? [];
  }

  /**
   * The path from the top of the tree to the category. Circular paths contain each category once.
   */
  pathTo(id: string): readonly ProductCategory[] {
    const path: ProductCategory[] = [];
    let next = this.#byId.get(id);
    while (next) {
      const circular = path.includes(next);
      path.unshift(next);
      if (circular) break;
      next = next.parentId === null ? undefined : this.#byId.get(next.parentId);
    }
    return path;
  }
}
