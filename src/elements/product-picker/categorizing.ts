import type { CategorizeState } from '../../core/products/categorize-store.js';
import type { CategoryPath } from '../../model/product/product-category.js';
import type { Product } from '../../model/product/product.js';
import type { Categories } from './categories.js';

/** A change of a product's category, and its callbacks. */
export interface Categorizing {
  readonly state: CategorizeState;
  /** The category tree while the user is choosing another category, else undefined. */
  readonly tree: Categories | undefined;
  /** Opens or closes the tree. */
  readonly onChange: (path: CategoryPath | undefined) => void;
  readonly onPut: (product: Product, categoryIds: readonly string[]) => void;
}
