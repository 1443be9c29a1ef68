import type { Product } from './product.js';

/** One line of a list of products. */
export interface ProductRow {
  readonly product: Product;
  /** 2 for a variant under its parent, 1 otherwise. */
  readonly level: 1 | 2;
  /** Whether variants are listed below; undefined where it is known to have none. */
  readonly expanded?: boolean;
}

/** What is known of the variants of products. */
export interface Families {
  /** All variants of a parent, once they were asked for. */
  readonly variantsOf: (parentId: string) => readonly Product[] | undefined;
  /** Whether the person has closed the parent. */
  readonly isClosed: (parentId: string) => boolean;
  /** The words searched for. A variant whose SKU they are stands where it was found. */
  readonly text: string;
}

/**
 * The lines for the products found: variants stand under their parent where it was found too, at
 * the place of whichever comes first.
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
