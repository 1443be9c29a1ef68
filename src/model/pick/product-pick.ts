import { valueText } from '../product/attribute-text.js';
import type { Product, ProductAttribute } from '../product/product.js';
import { pathText } from '../product/product-category.js';

/** A category of a picked product. */
export interface PickedCategory {
  readonly id: string;
  readonly name: string;
  /** The names from the top of the tree to the category, e.g. `Apparel / Jackets`. */
  readonly path: string;
}

/** An attribute of a picked product. */
export interface PickedAttribute {
  readonly id: string;
  /** The name that people read, e.g. `Colour`. */
  readonly label: string;
  /**
   * The service's name for the type of value: `asset`, `multi_controlled_vocab`, `rich_text`,
   * `single_controlled_vocab`, `text` or another. Empty if the service does not say.
   */
  readonly type: string;
  /** As plain text, also of rich text; ids of assets if the type is `asset`. */
  readonly values: readonly string[];
  /**
   * Rich text as the service has it, one piece of HTML for each of `values`. It is not sanitized: do
   * not insert it into a page as it is. Null for other types.
   */
  readonly html: readonly string[] | null;
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
  /** In the service's order. */
  readonly attributes: readonly PickedAttribute[];
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
    attributes: product.attributes.map(toPickedAttribute),
    categories: product.categories.flatMap((path) => {
      const last = path.at(-1);
      return last ? [{ id: last.id, name: last.name, path: pathText(path) }] : [];
    }),
    featuredImage: image ? { assetId: image.assetId ?? null, url: image.url } : null,
  };
}

function toPickedAttribute(attribute: ProductAttribute): PickedAttribute {
  const { id, name: label, type, values } = attribute;
  return {
    ...{ id, label, type },
    values: values.map((value) => valueText(attribute, value)),
    html: type === 'rich_text' ? [...values] : null,
  };
}
