import type { Product } from '../product/product.js';
import { pathText } from '../product/product-category.js';

/** A category of a picked product. */
export interface PickedCategory {
  readonly id: string;
  readonly name: string;
  /** The names from the top of the tree to the category, e.g. `Apparel / Jackets`. */
  readonly path: string;
}

/** A picked product as the page receives it. A plain object that can be structured-cloned. */
export interface PickedProduct {
  readonly id: string;
  readonly sku: string;
  readonly name: string;
  /** The name of its type. Null if it has none. */
  readonly type: string | null;
  /** The parent if the product is a variant, else null. */
  readonly parentId: string | null;
  /** Attribute values by attribute name. */
  readonly attributes: Readonly<Record<string, readonly string[]>>;
  readonly categories: readonly PickedCategory[];
  /** The product's image. `url` is the service's own and may expire. */
  readonly featuredImage: { readonly assetId: string | null; readonly url: string | null } | null;
}

/** The result of picking products. */
export interface ProductPick {
  /** In the order of the selection. */
  readonly items: readonly PickedProduct[];
}

/** Converts a product, as just fetched, to a picked product. */
export function toPickedProduct(product: Product): PickedProduct {
  const { id, sku, name, type, parentId, featuredImage: image } = product;
  return {
    id,
    sku,
    name,
    type: type?.name ?? null,
    parentId: parentId ?? null,
    attributes: Object.fromEntries(
      product.attributes.map((attribute) => [attribute.name, [...attribute.values]]),
    ),
    categories: product.categories.flatMap((path) => {
      const last = path.at(-1);
      return last ? [{ id: last.id, name: last.name, path: pathText(path) }] : [];
    }),
    featuredImage: image ? { assetId: image.assetId ?? null, url: image.url } : null,
  };
}
