import { inNaturalOrder } from './natural-order.js';
import type { Product } from './product.js';

/** A row in a list of products. */
export interface ProductRow {
  readonly product: Product;
  /** 2 for a variant below its parent, otherwise 1. */
  readonly level: 1 | 2;
  /** Whether variants are shown below. Undefined if the product is known to have none. */
  readonly expanded?: boolean;
  /** The parent, of a variant below it. */
  readonly parent?: Product;
  /** How many variants are known. There may be more unless `counted`. */
  readonly variants?: number;
  /** Whether `variants` is exact. */
  readonly counted?: boolean;
  /** Whether only the id of the product is known, because it is a parent that is being fetched. */
  readonly pending?: boolean;
}

/** What is known of products' variants. */
export interface Families {
  /** Returns all variants of a parent once they were fetched. */
  readonly variantsOf: (parentId: string) => readonly Product[] | undefined;
  /** Whether the user has opened the family of a parent. */
  readonly isOpen: (parentId: string) => boolean;
  /**
   * Returns a parent that is not among the found products, `pending` while it is being fetched.
   * Undefined if its variants have to stand alone.
   */
  readonly parentOf: (parentId: string) => Product | 'pending' | undefined;
  /** Whether all products were found, so that every variant is among them. */
  readonly complete: boolean;
  /** The search text. A variant with this SKU stays at its own position. */
  readonly text: string;
}

/**
 * Returns the rows for the found products: families at the position of the first of their products,
 * and in open ones the variants below their parent, in natural order.
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
    const parent = isNamed(product) ? undefined : parentOf(product, parents, families);
    const head = parent === 'pending' ? stubOf(product) : (parent ?? product);
    if (rows.has(product.id) || rows.has(head.id)) continue;
    if (parent === 'pending') {
      rows.set(head.id, { product: head, level: 1, pending: true });
      continue;
    }
    if (head.parentId !== undefined) {
      rows.set(head.id, { product: head, level: 1 });
      continue;
    }
    const known = families.variantsOf(head.id);
    const below = [
      ...new Map(
        [...(found.get(head.id) ?? []), ...(known ?? [])].map((each) => [each.id, each]),
      ).values(),
    ];
    const counted = known !== undefined || families.complete;
    if (counted && below.length === 0) {
      rows.set(head.id, { product: head, level: 1 });
      continue;
    }
    const expanded = families.isOpen(head.id) && below.length > 0;
    const variants = below.length;
    rows.set(head.id, { product: head, level: 1, expanded, variants, counted });
    if (!expanded) continue;
    for (const variant of inNaturalOrder(below)) {
      if (!rows.has(variant.id)) rows.set(variant.id, { product: variant, level: 2, parent: head });
    }
  }
  return [...rows.values()];
}

/** Returns the ids of parents whose names the rows show, although they are not among the products. */
export function namedParents(rows: readonly ProductRow[]): readonly string[] {
  return rows.flatMap(({ product: { id, parentId }, level, pending }) => {
    if (pending) return id;
    return level === 1 && parentId !== undefined ? parentId : [];
  });
}

function parentOf(
  { id, parentId }: Product,
  parents: ReadonlyMap<string, Product>,
  families: Families,
): Product | 'pending' | undefined {
  if (parentId === undefined || parentId === id) return undefined;
  const parent = parents.get(parentId) ?? families.parentOf(parentId);
  // A product that is itself a variant heads no family.
  return parent !== 'pending' && parent?.parentId !== undefined ? undefined : parent;
}

/** Stands for a parent of which only the id is known. */
function stubOf({ parentId = '' }: Product): Product {
  const texts = { name: '', sku: '', createdDate: '', lastUpdated: '' };
  return { id: parentId, ...texts, attributes: [], categories: [] };
}
