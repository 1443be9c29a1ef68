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

/** The levels of the category tree, each by the id of the category above it; the top by `''`. */
export type CategoryLevels = DetailsStore<readonly ProductCategory[]>;

/** Where the user is in the category tree. */
export interface CategoryTreeState {
  /** The category that products are listed of, from the top down. Empty if there is none. */
  readonly path: CategoryPath;
  /** Where the user is while they choose another category for a product. */
  readonly choosing: CategoryPath | undefined;
}

/** Knows where the user is in the category tree, and fetches its levels as they are opened. */
export class CategoryTreeStore extends Store<CategoryTreeState> {
  /** What is known of the tree. */
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

  /** The category that products are listed of, from the top down. Empty if there is none. */
  get path(): CategoryPath {
    return this.state.path;
  }

  /** Where the user is while they choose another category for a product. */
  get choosing(): CategoryPath | undefined {
    return this.state.choosing;
  }

  /** Goes to a category of which only the id is known; to the top if it is empty. */
  start(id: string): void {
    this.enter(id ? [{ id, name: '' }] : []);
  }

  /** Goes to a category. */
  enter(path: CategoryPath): void {
    this.set({ ...this.state, path });
  }

  /** Goes to a category in the tree for one product; undefined closes that tree. */
  readonly choose = (choosing: CategoryPath | undefined): void => {
    this.set({ ...this.state, choosing });
  };

  /**
   * Fetches the levels that are shown. The name of a category may be known from the products. The
   * category being chosen for one product is dropped when another product is the active one.
   */
  update(products: readonly Product[], activeId: string | undefined): void {
    const choosing = activeId === this.#choosingFor ? this.choosing : undefined;
    this.#choosingFor = activeId;
    const path = namedPath(this.path, products);
    if (choosing !== this.choosing || path !== this.path) this.set({ path, choosing });
    const shown = choosing ? [path, choosing] : [path];
    this.levels.want(shown.map((each) => each.at(-1)?.id ?? ''));
  }

  /** Aborts what is under way until `resume()`. */
  pause(): void {
    this.levels.pause();
  }

  /** Fetches again what `pause()` has aborted. */
  resume(): void {
    this.levels.resume();
  }
}
