import type { Page } from '../page/page.js';
import type { CategoryPath } from './product-category.js';

/** The image of a product. */
export interface FeaturedImage {
  /** The asset of the image. Absent if the service does not say. */
  readonly assetId?: string;
  /** Null if the asset has no image. */
  readonly url: string | null;
}

/** A product type, which determines the product's attributes. */
export interface ProductType {
  readonly id: string;
  readonly name: string;
}

/** An attribute of a product, such as its colour. */
export interface ProductAttribute {
  readonly id: string;
  readonly name: string;
  /**
   * The service's name for the type of value. The live service has `asset`, `multi_controlled_vocab`,
   * `rich_text`, `single_controlled_vocab` and `text`; others are possible. Empty if the service does
   * not say.
   */
  readonly type: string;
  /** As the service has them: HTML for `rich_text`, ids of assets for `asset`. */
  readonly values: readonly string[];
  /** The heading of its group. Empty if it is in no group. */
  readonly group: string;
}

/**
 * A product with the properties that pickers use (section 2.7 and the live service's additions).
 */
export interface Product {
  readonly id: string;
  readonly name: string;
  readonly sku: string;
  /** ISO 8601, UTC. Empty if the service does not say. */
  readonly createdDate: string;
  /** ISO 8601, UTC. Empty if the service does not say. */
  readonly lastUpdated: string;
  readonly featuredImage?: FeaturedImage;
  /** The parent if the product is a variant. Absent for parents and single products. */
  readonly parentId?: string;
  readonly type?: ProductType;
  /** In the service's order. Empty if attributes were not requested. */
  readonly attributes: readonly ProductAttribute[];
  /** One path for each category that contains the product. */
  readonly categories: readonly CategoryPath[];
}

/** A page of products. */
export interface ProductPage extends Page<Product> {
  /**
   * Whether `total` is exact. False for a category, because the service cannot search by category
   * and counts the products of all categories.
   */
  readonly counted: boolean;
}
