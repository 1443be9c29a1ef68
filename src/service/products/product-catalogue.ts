/** A kind of product, such as jackets. */
export interface ProductType {
  readonly id: string;
  readonly name: string;
}

/** An attribute that products of the account can have. */
export interface ProductAttribute {
  readonly id: string;
  readonly name: string;
  readonly type:
    | 'text'
    | 'long_text'
    /** HTML. */
    | 'rich_text'
    | 'select'
    | 'multi_select'
    | 'number'
    | 'date'
    | 'boolean'
    /** Ids of assets. */
    | 'asset';
  /** Set by imports only, never by users. */
  readonly importOnly: boolean;
  /** Null if it has no group. */
  readonly group: { readonly id: string; readonly name: string } | null;
}

/**
 * A node of the category tree. A category may be listed twice with different parents, so circles
 * are possible. Its path is that of the first entry.
 */
export interface ProductCategory {
  readonly id: string;
  readonly name: string;
  /** Null at the top of the tree. */
  readonly parentId: string | null;
  /** Whether products cannot be added to it. */
  readonly protected?: boolean;
}

/** A sales channel of products, such as a web shop. */
export interface ProductChannel {
  readonly id: string;
  readonly name: string;
}

/** A product as the reference service stores it. Instants are milliseconds since 1970. */
export interface ProductRecord {
  readonly id: string;
  readonly name: string;
  readonly sku: string;
  readonly created: number;
  readonly updated: number;
  /** Id of an asset. */
  readonly featuredImage: string | null;
  /** Id of its parent, if it is a variant. */
  readonly parentId: string | null;
  readonly type: ProductType | null;
  /** Values by the id of their attribute. */
  readonly attributes: Readonly<Record<string, readonly string[]>>;
  /** Ids of its categories, without those above them. */
  readonly categories: readonly string[];
  /** Ids of its channels. */
  readonly channels: readonly string[];
}

/** The given members of a new product. */
export type NewProduct = Pick<
  ProductRecord,
  'name' | 'sku' | 'parentId' | 'type' | 'attributes' | 'categories'
>;

/** The sort keys of a search. */
export const productSorts = [
  'created',
  'last_updated',
  'name',
  'product_type_name',
  'sku',
] as const;

/** The sort order of products. */
export interface ProductSort {
  readonly type: (typeof productSorts)[number];
  readonly order: 'ascending' | 'descending';
}

/** The operators of filters. */
export const filterOperators = ['contains', 'has_value', 'in', 'is_empty', 'after'] as const;

/** One of {@link filterOperators}. */
export type FilterOperator = (typeof filterOperators)[number];

/** The fields that filters compare. */
export type ComparedField =
  | 'name'
  | 'sku'
  | 'product_type'
  | 'featured_image'
  | 'attribute'
  | 'created_timestamp'
  | 'last_updated_timestamp';

/** A condition of a search. All conditions must match. */
export type ProductFilter =
  | { readonly type: 'search_parents_via_variants' | 'exclude_parents' | 'exclude_variants' }
  | {
      readonly type: ComparedField;
      /** The compared attribute; null for other fields. */
      readonly attributeId: string | null;
      readonly operator: FilterOperator;
      readonly argument: readonly string[];
    };

/** A search, as `POST /v2/products/search` requests it (section 4.4). */
export interface ProductSearch {
  /** Every word has to occur in the name or the SKU. */
  readonly query: string | null;
  readonly filters: readonly ProductFilter[];
  readonly sort: ProductSort;
  /** Puts the product whose SKU is the query first, for any sort. */
  readonly exactFirst: boolean;
  readonly offset: number;
  readonly limit: number;
}

/** A part of a list of products. */
export interface ProductPage {
  readonly total: number;
  readonly items: readonly ProductRecord[];
}

/** All products of the service. Changes last as long as the catalogue. */
export interface ProductCatalogue {
  readonly attributes: readonly ProductAttribute[];
  readonly types: readonly ProductType[];
  readonly categories: readonly ProductCategory[];
  readonly channels: readonly ProductChannel[];
  search(request: ProductSearch): ProductPage;
  /** The products of a channel, by SKU. */
  inChannel(channelId: string, range: { offset: number; limit: number }): ProductPage;
  byId(id: string): ProductRecord | undefined;
  /** Whether a product has this SKU, in any letter case. */
  hasSku(sku: string): boolean;
  /** Adds a validated product. */
  add(product: NewProduct, now: number): ProductRecord;
  /** Replaces the categories of a product. */
  categorize(id: string, categories: readonly string[], now: number): void;
}
