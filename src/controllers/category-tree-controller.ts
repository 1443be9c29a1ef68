import type { ReactiveControllerHost } from 'lit';
import { listCategoryLevel } from '../api/products/category-level.js';
import type { ProductApi } from '../api/products/product-api.js';
import {
  namedPath,
  type CategoryPath,
  type ProductCategory,
} from '../model/product/product-category.js';
import type { Product } from '../model/product/product.js';
import { DetailController } from './detail-controller.js';

/** The levels of the category tree, each by the id of the category above it; the top by `''`. */
export type CategoryLevels = DetailController<readonly ProductCategory[]>;

/** Knows where the person is in the category tree, and looks its levels up as they are opened. */
export class CategoryTreeController {
  /** The category in force, from the top down. Empty where none is. */
  path: CategoryPath = [];

  /** Where the person is while they choose another category for a product. */
  choosing: CategoryPath | undefined;

  /** What is known of the tree. Kept for going back. */
  readonly levels: CategoryLevels;

  readonly #host: ReactiveControllerHost;
  #choosingFor: string | undefined;

  /** `client` gives undefined while there is no way to the service. */
  constructor(host: ReactiveControllerHost, client: () => ProductApi | undefined) {
    this.#host = host;
    this.levels = new DetailController(host, (id, signal) => {
      const asked = client();
      if (!asked) throw new DOMException('No connection', 'AbortError');
      return listCategoryLevel(asked, id || undefined, { signal });
    });
  }

  /** Starts from a category of which only the id is known; from the top where it is empty. */
  start(id: string): void {
    this.path = id ? [{ id, name: '' }] : [];
  }

  readonly choose = (path: CategoryPath | undefined): void => {
    this.choosing = path;
    this.#host.requestUpdate();
  };

  /**
   * Looks up what is about to be shown. A name not known yet may be found in the products. What
   * was being chosen for one product is not put upon another.
   */
  update(products: readonly Product[], activeId: string | undefined): void {
    if (activeId !== this.#choosingFor) this.choosing = undefined;
    this.#choosingFor = activeId;
    this.path = namedPath(this.path, products);
    const places = this.choosing ? [this.path, this.choosing] : [this.path];
    this.levels.want(places.map((path) => path.at(-1)?.id ?? ''));
  }
}
