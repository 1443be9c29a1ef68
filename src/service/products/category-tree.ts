import type { ProductCategory } from './product-catalogue.js';

/** Product categories by their places. */
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

  /** The categories right below this one, or at the top for null. */
  below(parentId: string | null): readonly ProductCategory[] {
    return this.#below.get(parentId) ?? [];
  }

  /** From the top of the tree down to the category. Where that goes in a circle it goes round once. */
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
