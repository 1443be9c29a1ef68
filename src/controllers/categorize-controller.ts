import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { ProductApi } from '../api/products/product-api.js';
import type { Failure } from '../model/failure.js';
import { isPutInto, type CategoryPath } from '../model/product/product-category.js';
import type { Product } from '../model/product/product.js';
import { toFailure } from '../core/to-failure.js';

/** How far putting a product into a category has come. */
export type CategorizeState =
  | { readonly status: 'idle' }
  | { readonly status: 'saving'; readonly productId: string }
  | {
      readonly status: 'saved';
      readonly productId: string;
      /** Ids of the categories it was in before, for going back. */
      readonly before: readonly string[];
    }
  | {
      readonly status: 'failed';
      readonly productId: string;
      /** Undefined where it is only known that nothing was changed. */
      readonly failure: Failure | undefined;
    };

/** What the controller needs of its surroundings. */
export interface CategorizeOptions {
  /** Undefined while there is no way to the service. */
  readonly client: () => ProductApi | undefined;
  /** Takes over the categories that the service says are in force. */
  readonly onChanged: (product: Product, categories: readonly CategoryPath[]) => void;
}

/** Sets the category of a product, one change at a time. What is shown is what the service says. */
export class CategorizeController implements ReactiveController {
  state: CategorizeState = { status: 'idle' };

  readonly #host: ReactiveControllerHost;
  readonly #options: CategorizeOptions;
  #round = 0;

  constructor(host: ReactiveControllerHost, options: CategorizeOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  /** What the service makes of a change under way is not waited for: it is read anew later. */
  hostDisconnected(): void {
    this.#round += 1;
    this.state = { status: 'idle' };
  }

  /** Puts the product into these categories alone. */
  async put(product: Product, categoryIds: readonly string[]): Promise<void> {
    const client = this.#options.client();
    if (!client || this.state.status === 'saving') return;
    const round = (this.#round += 1);
    const { id: productId } = product;
    const before = product.categories.flatMap((path) => path.at(-1)?.id ?? []);
    this.#set({ status: 'saving', productId });
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
    if (round === this.#round) this.#set(next);
  }

  #set(state: CategorizeState): void {
    this.state = state;
    this.#host.requestUpdate();
  }
}
