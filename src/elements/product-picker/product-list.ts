import { connectStore } from '../../controllers/store-controller.js';
import type { ProductApiSource } from '../../core/products/product-api-source.js';
import { headsOf, VariantsStore } from '../../core/products/variants-store.js';
import type { ProductSearch } from '../../core/search/product-search.js';
import { GridController } from '../../grid/grid-controller.js';
import { hasMore } from '../../model/page/page.js';
import { emptyListing, sameListing } from '../../model/product/product-listing.js';
import { namedParents, type ProductRow } from '../../model/product/product-rows.js';
import type { Product } from '../../model/product/product.js';
import type { ProductMessages } from '../../text/messages/products.js';
import type { ConnectionAttributes } from '../picker/connection-attributes.js';
import type { PickerContext } from '../picker/picker-context.js';
import { drawProducts, type Cells } from './cells.js';
import { handleVariantKey } from './variant-keys.js';

/** What the list needs from a picker in addition to what all parts of it need. */
interface Listing {
  readonly search: ProductSearch;
  readonly api: ProductApiSource;
  readonly words: () => ProductMessages;
  /** Whether products are shown in lines instead of cards. */
  readonly isInLines: () => boolean;
}

/** A picker whose results can be selected. */
interface ListedPicker extends PickerContext<Product> {
  readonly gestures: { readonly onKey: (event: KeyboardEvent) => void };
}

/**
 * The list of products with their families, of which only the visible part is rendered. It fetches
 * the next products before the end is seen.
 */
export class ProductList {
  readonly grid: GridController;
  readonly #picker: ListedPicker;
  readonly #listing: Listing;
  readonly #variants: VariantsStore;
  /** The rendered rows. The store may already have newer ones. */
  #rows: readonly ProductRow[] = [];

  constructor(
    host: ListedPicker['host'] & Pick<ConnectionAttributes, 'pictureHosts'>,
    picker: ListedPicker,
    listing: Listing,
  ) {
    this.#picker = picker;
    this.#listing = listing;
    this.#variants = connectStore(host, new VariantsStore(listing.api));
    this.grid = new GridController(host, {
      count: () => this.#rows.length,
      draw: (grid, window) => drawProducts(grid, window, this.#cells(host.pictureHosts)),
      onShowRange: (first, last) => this.#showRange(first, last),
      startIndex: () => 0,
    });
  }

  /** The products by their place. Undefined where a parent is still being fetched. */
  get products(): readonly (Product | undefined)[] {
    return this.#rows.map(({ product, pending }) => (pending ? undefined : product));
  }

  /** The products that can be selected. */
  get items(): readonly Product[] {
    return this.products.flatMap((product) => product ?? []);
  }

  itemAt(index: number): Product | undefined {
    const { product, pending } = this.#rows[index] ?? {};
    return pending ? undefined : product;
  }

  /** Returns the details of a product. Undefined if they are not known. */
  detailed(id: string): Product | undefined {
    const detail = this.#picker.details.of(id);
    return detail?.status === 'ready' ? detail.item : undefined;
  }

  /** Lists these products. */
  update(items: readonly Product[]): void {
    const { page, query } = this.#listing.search.state;
    // Families whose parent was not found have one too, unless the search was for their variants.
    const isWhole = sameListing(query, { ...emptyListing, sort: query.sort });
    const absent = isWhole ? this.#variants.absentParents(items) : [];
    this.#variants.update(items, {
      text: query.text,
      complete: isWhole && page !== undefined && !hasMore(page),
      parents: headsOf(absent, (id) => this.#picker.details.of(id)),
    });
    this.#rows = this.#variants.rows;
  }

  /** Forgets the variants, for example when another user signs in. */
  clear(): void {
    this.#variants.clear();
  }

  readonly onKey = (event: KeyboardEvent): void => {
    // The button of a family handles these itself.
    if (/^(Enter| )$/.test(event.key) && (event.target as Element).closest('button')) return;
    const isRightToLeft = getComputedStyle(this.#picker.host).direction === 'rtl';
    const target = this.#listing.isInLines()
      ? handleVariantKey(event, this.grid.index, this.#variants, isRightToLeft)
      : undefined;
    if (target === undefined) this.#picker.gestures.onKey(event);
    else this.grid.focusOn(target);
  };

  #cells(hosts: string | null): Cells {
    const { inactive, selection } = this.#picker;
    const { page } = this.#listing.search.state;
    return {
      words: this.#listing.words(),
      rows: this.#rows,
      more: page !== undefined && hasMore(page),
      disabled: inactive,
      hosts,
      isSelected: (id) => selection.has(id),
      family: (id) => this.#variants.of(id),
      known: (id) => this.detailed(id),
      onToggle: (row) => this.#variants.toggle(row),
    };
  }

  /** Fetches the next products before the end is seen, and the parents of the variants in view. */
  #showRange(first: number, last: number): void {
    if (last >= this.#rows.length) this.#listing.search.loadMore();
    this.#picker.details.load(namedParents(this.#rows.slice(first, last)));
  }
}
