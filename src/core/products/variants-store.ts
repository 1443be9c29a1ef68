import { rowsOf, type ProductRow } from '../../model/product/product-rows.js';
import type { Product } from '../../model/product/product.js';
import { DetailsStore, type Detail } from '../pick/details-store.js';
import { Store } from '../store.js';
import { fetchVariants } from './fetch-variants.js';
import type { ProductApiSource } from './product-api-source.js';

/** What else is known of the listed products. */
interface Listed {
  /** The text that they are the results for. */
  readonly text: string;
  /** Whether they are all products there are. */
  readonly complete: boolean;
  /** Parents that are not among them, by id, and whether these are being fetched. */
  readonly parents: ReadonlyMap<string, Product | 'pending'>;
}

const noParents: Listed['parents'] = new Map();

/** Lists products with their variants below them, and fetches the variants of expanded products. */
export class VariantsStore extends Store<readonly ProductRow[]> {
  readonly #variants: DetailsStore<readonly Product[]>;
  readonly #open = new Set<string>();
  #products: readonly Product[] = [];
  #absent: readonly string[] = [];
  #absentFrom: readonly Product[] = [];
  #listed: Listed = { text: '', complete: false, parents: noParents };

  constructor(api: ProductApiSource) {
    super([]);
    this.#variants = new DetailsStore((id, signal) => {
      const client = api();
      const { product: parent } = this.rows.find(({ product }) => product.id === id) ?? {};
      return client && parent && fetchVariants(client, parent, signal);
    });
    this.#variants.subscribe(() => this.#layOut());
  }

  /** The rows to show. */
  get rows(): readonly ProductRow[] {
    return this.state;
  }

  /** Lists these products. */
  update(products: readonly Product[], listed: Listed): void {
    const { text, complete, parents } = this.#listed;
    const isSame = text === listed.text && complete === listed.complete;
    if (isSame && products === this.#products && sameEntries(parents, listed.parents)) return;
    this.#products = products;
    this.#listed = listed;
    this.#layOut();
  }

  /** The state of the variants of a product. Undefined if they were not requested yet. */
  of(parentId: string): Detail<readonly Product[]> | undefined {
    return this.#variants.of(parentId);
  }

  /** Ids of parents that are not among these products although one of their variants is. */
  absentParents(products: readonly Product[]): readonly string[] {
    if (products === this.#absentFrom) return this.#absent;
    const found = new Set(products.map(({ id }) => id));
    const parents = new Set(products.flatMap(({ parentId }) => parentId ?? []));
    this.#absentFrom = products;
    return (this.#absent = [...parents].filter((id) => !found.has(id)));
  }

  /** Shows or hides the variants of a product. */
  toggle(row: ProductRow): void {
    if (row.expanded) this.close(row);
    else this.open(row);
  }

  /** Shows the variants of a product, and fetches all of them unless they are known. */
  open({ product: { id } }: ProductRow): void {
    this.#open.add(id);
    if (this.of(id)?.status === 'failed') this.#variants.retry([id]);
    else this.#variants.load([id]);
    this.#layOut();
  }

  /** Hides the variants of a product. */
  close({ product: { id } }: ProductRow): void {
    this.#open.delete(id);
    this.#layOut();
  }

  /** Clears all variants, for example when another user signs in. */
  clear(): void {
    this.#open.clear();
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
      isOpen: (id) => this.#open.has(id),
      parentOf: (id) => this.#listed.parents.get(id),
      complete: this.#listed.complete,
      text: this.#listed.text,
    });
    this.set(rows);
  }
}

/** Returns the parents with these ids, by what is known of them. Those that failed are left out. */
export function headsOf(
  ids: readonly string[],
  detailOf: (id: string) => Detail<Product> | undefined,
): Listed['parents'] {
  const heads = new Map<string, Product | 'pending'>();
  for (const id of ids) {
    const detail = detailOf(id);
    if (detail?.status === 'ready') heads.set(id, detail.item);
    else if (detail?.status !== 'failed') heads.set(id, 'pending');
  }
  return heads;
}

function sameEntries(one: Listed['parents'], other: Listed['parents']): boolean {
  return one.size === other.size && [...one].every(([id, parent]) => other.get(id) === parent);
}
