import type { Page } from '../page/page.js';
import type { CategoryPath } from './product-category.js';

/** The picture that stands for a product. */
export interface FeaturedImage {
  /** The asset it is made from; absent where the service does not say. */
  readonly assetId?: string;
  /** Null where the asset has no picture. */
  readonly url: string | null;
}

/** A kind of product, which says what attributes it has. */
export interface ProductType {
  readonly id: string;
  readonly name: string;
}

/** Something that is said of a product, such as its colour. */
export interface ProductAttribute {
  readonly id: string;
  readonly name: string;
  /** The service's own name for the kind of value, e.g. `text`. Empty where it does not say. */
  readonly type: string;
  readonly values: readonly string[];
  /** The heading it stands under. Empty where it stands under none. */
  readonly group: string;
}

/** A product, as far as a picker is concerned (section 2.7 and what the live service adds). */
export interface Product {
  readonly id: string;
  readonly name: string;
  readonly sku: string;
  /** ISO 8601, UTC. Empty where the service does not say. */
  readonly createdDate: string;
  /** ISO 8601, UTC. Empty where the service does not say. */
  readonly lastUpdated: string;
  readonly featuredImage?: FeaturedImage;
  /** The product that this one is a variant of; absent for parents and single products. */
  readonly parentId?: string;
  readonly type?: ProductType;
  /** In the service's order. Empty where attributes were not asked for. */
  readonly attributes: readonly ProductAttribute[];
  /** One path for each category the product is in. */
  readonly categories: readonly CategoryPath[];
}

/** A page of products. */
export interface ProductPage extends Page<Product> {
  /**
   * Whether `total` counts what was asked for. False under a category, which the service cannot
   * search by: it then counts the products of every category.
   */
  readonly counted: boolean;
}
