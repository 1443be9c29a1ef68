import type { ReactiveControllerHost } from 'lit';
import type { ProductApi } from '../api/products/product-api.js';
import { rowsOf, type ProductRow } from '../model/product/product-rows.js';
import type { Product } from '../model/product/product.js';
import { DetailController, type Detail } from './detail-controller.js';
import { fetchVariants } from './fetch-variants.js';

/** What the controller needs of its surroundings. */
export interface FamilyOptions {
  /** Undefined while there is no way to the service. */
  readonly client: () => ProductApi | undefined;
  /** The products found. */
  readonly products: () => readonly Product[];
  /** What was searched for. */
  readonly text: () => string;
}

/** Lays products out in families, and looks up the variants of those that the person opens. */
export class VariantsController {
  /** The lines to show. */
  rows: readonly ProductRow[] = [];

  readonly #host: ReactiveControllerHost & Element;
  readonly #options: FamilyOptions;
  readonly #variants: DetailController<readonly Product[]>;
  readonly #closed = new Set<string>();

  constructor(host: ReactiveControllerHost & Element, options: FamilyOptions) {
    this.#host = host;
    this.#options = options;
    this.#variants = new DetailController(host, (id, signal) => {
      const client = options.client();
      const parent = options.products().find((product) => product.id === id);
      if (!client || !parent) throw new DOMException('No connection', 'AbortError');
      return fetchVariants(client, parent, signal);
    });
  }

  /** Lays out anew what was found and opened. To be called before it is shown. */
  update(): void {
    this.rows = rowsOf(this.#options.products(), {
      variantsOf: (id) => {
        const variants = this.of(id);
        return variants?.status === 'ready' ? variants.item : undefined;
      },
      isClosed: (id) => this.#closed.has(id),
      text: this.#options.text(),
    });
  }

  /** What is known of the variants of a product; undefined where nobody asked yet. */
  of(parentId: string): Detail<readonly Product[]> | undefined {
    return this.#variants.of(parentId);
  }

  /** Ids of parents that no line shows, though one of their variants is shown. */
  absentParents(): readonly string[] {
    const alone = this.rows.flatMap(({ product, level }) =>
      level === 1 ? (product.parentId ?? []) : [],
    );
    const shown = new Set(this.rows.map(({ product }) => product.id));
    return [...new Set(alone)].filter((id) => !shown.has(id));
  }

  /** Opens a family, all of it, or closes it. */
  toggle({ product: { id }, expanded }: ProductRow): void {
    const known = this.of(id)?.status;
    if (expanded && known === 'ready') this.#closed.add(id);
    else this.#closed.delete(id);
    if (known === 'failed') this.#variants.retry([id]);
    else this.#variants.want([id]);
    this.#host.requestUpdate();
  }

  /** Forgets every family, as when another person signs in. */
  forget(): void {
    this.#variants.forget();
    this.#closed.clear();
  }

  /**
   * Opens, closes and leaves families by the arrow keys. Gives the line to go to, or undefined
   * where the key has no such meaning there.
   */
  press(event: KeyboardEvent, index: number): number | undefined {
    const row = this.rows[index];
    const rightToLeft = getComputedStyle(this.#host).direction === 'rtl';
    const inwards = event.key === (rightToLeft ? 'ArrowLeft' : 'ArrowRight');
    if (!row || !/^Arrow(Left|Right)$/.test(event.key) || event.altKey || event.ctrlKey) {
      return undefined;
    }
    event.preventDefault();
    const known = this.of(row.product.id)?.status;
    if (inwards && row.expanded !== undefined && !(row.expanded && known === 'ready')) {
      this.toggle(row);
    } else if (inwards && row.expanded) {
      return index + 1;
    } else if (!inwards && row.expanded) {
      this.#closed.add(row.product.id);
      this.#host.requestUpdate();
    } else if (!inwards && row.level === 2) {
      return this.rows.findLastIndex(({ level }, at) => at < index && level === 1);
    }
    return index;
  }
}
