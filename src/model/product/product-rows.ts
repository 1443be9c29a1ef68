import type { Product } from './product.js';

/** A row in a list of products. */
export interface ProductRow {
  readonly product: Product;
  /** 2 for a variant below its parent, otherwise 1. */
  readonly level: 1 | 2;
  /** Whether variants are shown below. Undefined if the product is known to have none. */
  readonly expanded?: boolean;
}

/** What is known of products' variants. */
export interface Families {
  /** Returns all variants of a parent once they were fetched. */
  readonly variantsOf: (parentId: string) => readonly Product[] | undefined;
  /** Whether the user has collapsed the parent. */
  readonly isClosed: (parentId: string) => boolean;
  /** The search text. A variant with this SKU stays at its own position. */
  readonly text: string;
}

/**
 * Returns the rows for the found products. Variants are placed below their parent if it was found
 * too, at the position of the first of them.
 */
export function rowsOf(products: readonly Product[], families: Families): readonly ProductRow[] {
  const sku = families.text.toLowerCase();
  const isNamed = (product: Product): boolean => sku !== '' && product.sku.toLowerCase() === sku;
  const parents = new Map(
    products.filter(({ parentId }) => parentId === undefined).map((each) => [each.id, each]),
  );
  const found = new Map<string, Product[]>();
  for (const product of products) {
    if (product.parentId === undefined || isNamed(product)) continue;
    const siblings = found.get(product.parentId);
    if (siblings) siblings.push(product);
    else found.set(product.parentId, [product]);
  }

  const rows = new Map<string, ProductRow>();
  for (const product of products) {
    if (rows.has(product.id)) continue;
    const parent = isNamed(product) ? undefined : parents.get(product.parentId ?? '');
    const head = parent ?? product;
    if (rows.has(head.id)) continue;
    const known = families.variantsOf(head.id);
    const below = [...(found.get(head.id) ?? []), ...(known ?? [])];
    const open = !families.isClosed(head.id) && below.length > 0;
    const isParent = head.parentId === undefined && (known === undefined || below.length > 0);
    rows.set(head.id, { product: head, level: 1, ...(isParent && { expanded: open }) });
    if (!open || !isParent) continue;
    for (const variant of below) {
      if (!rows.has(variant.id)) rows.set(variant.id, { product: variant, level: 2 });
    }
  }
  return [...rows.values()];
}
