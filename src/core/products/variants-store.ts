import { rowsOf, type ProductRow } from '../../model/product/product-rows.js';
import type { Product } from '../../model/product/product.js';
import { DetailsStore, type Detail } from '../pick/details-store.js';
import { Store } from '../store.js';
import { fetchVariants } from './fetch-variants.js';
import type { ProductApiSource } from './product-api-source.js';

/** Lists products with their variants below them, and fetches the variants of expanded products. */
export class VariantsStore extends Store<readonly ProductRow[]> {
  readonly #variants: DetailsStore<readonly Product[]>;
  readonly #closed = new Set<string>();
  #products: readonly Product[] = [];
  #text = '';

  constructor(api: ProductApiSource) {
    super([]);
    this.#variants = new DetailsStore((id, signal) => {
      const client = api();
      const parent = this.#products.find((product) => product.id === id);
      return client && parent && fetchVariants(client, parent, signal);
    });
    this.#variants.subscribe(() => this.#layOut());
  }

  /** The rows to show. */
  get rows(): readonly ProductRow[] {
    return this.state;
  }

  /** Lists these products, which are the results for `text`. */
  update(products: readonly Product[], text: string): void {
    if (products === this.#products && text === this.#text) return;
    this.#products = products;
    this.#text = text;
    this.#layOut();
  }

  /** The state of the variants of a product. Undefined if they were not requested yet. */
  of(parentId: string): Detail<readonly Product[]> | undefined {
    return this.#variants.of(parentId);
  }

  /** Ids of parents that have no row although one of their variants has one. */
  absentParents(): readonly string[] {
    const alone = this.rows.flatMap(({ product, level }) =>
      level === 1 ? (product.parentId ?? []) : [],
    );
    const shown = new Set(this.rows.map(({ product }) => product.id));
    return [...new Set(alone)].filter((id) => !shown.has(id));
  }

  /** Expands or collapses the variants of a product. */
  toggle({ product: { id }, expanded }: ProductRow): void {
    const known = this.of(id)?.status;
    if (expanded && known === 'ready') this.#closed.add(id);
    else this.#closed.delete(id);
    if (known === 'failed') this.#variants.retry([id]);
    else this.#variants.load([id]);
    this.#layOut();
  }

  /** Collapses the variants of a product. */
  close({ product: { id } }: ProductRow): void {
    this.#closed.add(id);
    this.#layOut();
  }

  /** Clears all variants, for example when another user signs in. */
  clear(): void {
    this.#closed.clear();
    this.#variants.clear();
    this.#layOut();
  }

  /** Aborts the requests in progress until `resume()`. */
  pause(): void {
    this.#variants.pause();
  }

  /** Repeats the requests that `pause()` aborted. */
  resume(): void {
    this.#variants.resume();
  }

  #layOut(): void {
    const rows = rowsOf(this.#products, {
      variantsOf: (id) => {
        const variants = this.of(id);
        return variants?.status === 'ready' ? variants.item : undefined;
      },
      isClosed: (id) => this.#closed.has(id),
      text: this.#text,
    });
    this.set(rows);
  }
}
