import type { Product } from '../product/product.js';
import { pathText } from '../product/product-category.js';

/** A category of a picked product. */
export interface PickedCategory {
  readonly id: string;
  readonly name: string;
  /** The names from the top of the tree down, e.g. `Apparel / Jackets`. */
  readonly path: string;
}

/** One product as it is handed to the page. Plain and structured-cloneable. */
export interface PickedProduct {
  readonly id: string;
  readonly sku: string;
  readonly name: string;
  /** The name of its type; null where it has none. */
  readonly type: string | null;
  /** The product that it is a variant of; null where it is none. */
  readonly parentId: string | null;
  /** Values by the attributes' names. */
  readonly attributes: Readonly<Record<string, readonly string[]>>;
  readonly categories: readonly PickedCategory[];
  /** The picture that stands for it; `url` is the service's own and may lapse. */
  readonly featuredImage: { readonly assetId: string | null; readonly url: string | null } | null;
}

/** What a person picked. */
export interface ProductPick {
  /** In the person's order. */
  readonly items: readonly PickedProduct[];
}

/** Turns a product, as just resolved, into what the page gets. */
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
