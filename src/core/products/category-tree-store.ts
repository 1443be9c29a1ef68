import { listCategoryLevel } from '../../api/products/category-level.js';
import {
  namedPath,
  type CategoryPath,
  type ProductCategory,
} from '../../model/product/product-category.js';
import type { Product } from '../../model/product/product.js';
import { DetailsStore } from '../pick/details-store.js';
import { Store } from '../store.js';
import type { ProductApiSource } from './product-api-source.js';

/** The levels of the category tree by the id of the parent; the top level by `''`. */
export type CategoryLevels = DetailsStore<readonly ProductCategory[]>;

/** The user's position in the category tree. */
export interface CategoryTreeState {
  /** The path of the category whose products are listed, from the top. Empty if there is none. */
  readonly path: CategoryPath;
  /** The path in the tree in which the user is choosing another category for a product. */
  readonly choosing: CategoryPath | undefined;
}

/** Holds the user's position in the category tree, and fetches its levels when they are opened. */
export class CategoryTreeStore extends Store<CategoryTreeState> {
  /** The levels that are known. */
  readonly levels: CategoryLevels;

  #choosingFor: string | undefined;

  constructor(api: ProductApiSource) {
    super({ path: [], choosing: undefined });
    this.levels = new DetailsStore((id, signal) => {
      const client = api();
      return client && listCategoryLevel(client, id || undefined, { signal });
    });
    this.levels.subscribe(() => this.changed());
  }

  /** The path of the category whose products are listed, from the top. Empty if there is none. */
  get path(): CategoryPath {
    return this.state.path;
  }

  /** The path in the tree in which the user is choosing another category for a product. */
  get choosing(): CategoryPath | undefined {
    return this.state.choosing;
  }

  /** Goes to a category by its id; to the top if the id is empty. */
  start(id: string): void {
    this.enter(id ? [{ id, name: '' }] : []);
  }

  /** Goes to a category. */
  enter(path: CategoryPath): void {
    this.set({ ...this.state, path });
  }

  /** Goes to a category in the tree for one product. Undefined closes that tree. */
  readonly choose = (choosing: CategoryPath | undefined): void => {
    this.set({ ...this.state, choosing });
  };

  /**
   * Fetches the levels that are shown. The name of a category may be known from the products.
   * Closes the tree for one product if another product is active.
   */
  update(products: readonly Product[], activeId: string | undefined): void {
    const choosing = activeId === this.#choosingFor ? this.choosing : undefined;
    this.#choosingFor = activeId;
    const path = namedPath(this.path, products);
    if (choosing !== this.choosing || path !== this.path) this.set({ path, choosing });
    const shown = choosing ? [path, choosing] : [path];
    this.levels.load(shown.map((each) => each.at(-1)?.id ?? ''));
  }

  /** Aborts the requests in progress until `resume()`. */
  pause(): void {
    this.levels.pause();
  }

  /** Repeats the requests that `pause()` aborted. */
  resume(): void {
    this.levels.resume();
  }
}
