/** A kind of product, such as jackets. */
export interface ProductType {
  readonly id: string;
  readonly name: string;
}

/** An attribute that products of the account can have. */
export interface ProductAttribute {
  readonly id: string;
  readonly name: string;
  readonly type: 'text' | 'long_text' | 'select' | 'multi_select' | 'number' | 'date' | 'boolean';
  /** Filled in by imports alone, never by people. */
  readonly importOnly: boolean;
  /** Null where it stands by itself. */
  readonly group: { readonly id: string; readonly name: string } | null;
}

/**
 * A place in the tree of categories. Listed twice, with other parents, it has two places, so that
 * circles can be made; the first one counts where its path is asked for.
 */
export interface ProductCategory {
  readonly id: string;
  readonly name: string;
  /** Null at the top of the tree. */
  readonly parentId: string | null;
  /** Whether nobody may put products into it. */
  readonly protected?: boolean;
}

/** A channel that products are given out by, such as a web shop. */
export interface ProductChannel {
  readonly id: string;
  readonly name: string;
}

/** One product as the reference service keeps it. Instants are milliseconds since 1970. */
export interface ProductRecord {
  readonly id: string;
  readonly name: string;
  readonly sku: string;
  readonly created: number;
  readonly updated: number;
  /** Id of an asset. */
  readonly featuredImage: string | null;
  /** Id of the product that it is a variant of. */
  readonly parentId: string | null;
  readonly type: ProductType | null;
  /** Values by the id of their attribute. */
  readonly attributes: Readonly<Record<string, readonly string[]>>;
  /** Ids of the categories it was put in; those above them are not named. */
  readonly categories: readonly string[];
  /** Ids of its channels. */
  readonly channels: readonly string[];
}

/** What a product is made of; the rest is filled in. */
export type NewProduct = Pick<
  ProductRecord,
  'name' | 'sku' | 'parentId' | 'type' | 'attributes' | 'categories'
>;

/** What a search can be sorted by. */
export const productSorts = [
  'created',
  'last_updated',
  'name',
  'product_type_name',
  'sku',
] as const;

/** A sort of products. */
export interface ProductSort {
  readonly type: (typeof productSorts)[number];
  readonly order: 'ascending' | 'descending';
}

/** How a filter compares. */
export const filterOperators = ['contains', 'has_value', 'in', 'is_empty', 'after'] as const;

/** One of {@link filterOperators}. */
export type FilterOperator = (typeof filterOperators)[number];

/** What a filter that compares looks at. */
export type ComparedField =
  | 'name'
  | 'sku'
  | 'product_type'
  | 'featured_image'
  | 'attribute'
  | 'created_timestamp'
  | 'last_updated_timestamp';

/** One condition of a search. All of them must hold. */
export type ProductFilter =
  | { readonly type: 'search_parents_via_variants' | 'exclude_parents' | 'exclude_variants' }
  | {
      readonly type: ComparedField;
      /** Which attribute is looked at; null for other fields. */
      readonly attributeId: string | null;
      readonly operator: FilterOperator;
      readonly argument: readonly string[];
    };

/** What `POST /v2/products/search` asks of the catalogue (section 4.4). */
export interface ProductSearch {
  /** Each of its words has to occur in the name or the SKU. */
  readonly query: string | null;
  readonly filters: readonly ProductFilter[];
  readonly sort: ProductSort;
  /** Puts the product whose SKU is the query before all others, whatever the sort. */
  readonly exactFirst: boolean;
  readonly offset: number;
  readonly limit: number;
}

/** A part of a list of products. */
export interface ProductPage {
  readonly total: number;
  readonly items: readonly ProductRecord[];
}

/** Everything the service knows of products. What people change lasts as long as the catalogue. */
export interface ProductCatalogue {
  readonly attributes: readonly ProductAttribute[];
  readonly types: readonly ProductType[];
  readonly categories: readonly ProductCategory[];
  readonly channels: readonly ProductChannel[];
  search(request: ProductSearch): ProductPage;
  /** The products of a channel, by SKU. */
  inChannel(channelId: string, range: { offset: number; limit: number }): ProductPage;
  byId(id: string): ProductRecord | undefined;
  /** Whether a product has this SKU; letter case does not matter. */
  hasSku(sku: string): boolean;
  /** Adds a product, of which everything was checked. */
  add(product: NewProduct, now: number): ProductRecord;
  /** Takes a product out of its categories and puts it in these. */
  categorize(id: string, categories: readonly string[], now: number): void;
}
