import type { Failure } from '../../model/failure.js';
import { isPutInto, type CategoryPath } from '../../model/product/product-category.js';
import type { Product } from '../../model/product/product.js';
import { Store } from '../store.js';
import { toFailure } from '../to-failure.js';
import type { ProductApiSource } from './product-api-source.js';

/** The state of a change of a product's category. */
export type CategorizeState =
  | { readonly status: 'idle' }
  | { readonly status: 'saving'; readonly productId: string }
  | {
      readonly status: 'saved';
      readonly productId: string;
      /** Ids of the previous categories, to undo the change. */
      readonly before: readonly string[];
    }
  | {
      readonly status: 'failed';
      readonly productId: string;
      /** Undefined if there is no cause other than that nothing was changed. */
      readonly failure: Failure | undefined;
    };

/** Options of a `CategorizeStore`. */
export interface CategorizeOptions {
  readonly api: ProductApiSource;
  /** Called with the categories of a product as the service returns them after a change. */
  readonly onChanged: (product: Product, categories: readonly CategoryPath[]) => void;
}

/** Changes the category of a product, one product at a time. */
export class CategorizeStore extends Store<CategorizeState> {
  readonly #options: CategorizeOptions;
  #round = 0;

  constructor(options: CategorizeOptions) {
    super({ status: 'idle' });
    this.#options = options;
  }

  /**
   * Stops waiting for a change in progress. It is not aborted, because it may already have been
   * made.
   */
  pause(): void {
    this.#round += 1;
    this.set({ status: 'idle' });
  }

  /** Replaces the categories of the product. */
  async put(product: Product, categoryIds: readonly string[]): Promise<void> {
    const client = this.#options.api();
    if (!client || this.state.status === 'saving') return;
    const round = (this.#round += 1);
    const { id: productId } = product;
    const before = product.categories.flatMap((path) => path.at(-1)?.id ?? []);
    this.set({ status: 'saving', productId });
    let next: CategorizeState;
    try {
      const categories = await client.moveProduct(productId, categoryIds);
      if (round !== this.#round) return;
      this.#options.onChanged(product, categories);
      next = isPutInto(categories, categoryIds)
        ? { status: 'saved', productId, before }
        : { status: 'failed', productId, failure: undefined };
    } catch (error) {
      next = { status: 'failed', productId, failure: toFailure(error) };
    }
    if (round === this.#round) this.set(next);
  }
}
