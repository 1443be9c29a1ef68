/** Which products are shown: all, only parents, or only variants. */
export type ProductShow = 'all' | 'parents' | 'variants';

/** The property that a filter tests, as the live service names it. */
export type ProductFilterType =
  | 'name'
  | 'sku'
  | 'product_type'
  | 'featured_image'
  | 'attribute'
  | 'search_parents_via_variants'
  | 'exclude_parents'
  | 'exclude_variants'
  | 'created_timestamp'
  | 'last_updated_timestamp';

/** How a filter compares, as the live service names it. */
export type ProductFilterOperator = 'contains' | 'has_value' | 'in' | 'is_empty' | 'after';

/** A condition that products must meet. */
export interface ProductFilter {
  readonly type: ProductFilterType;
  readonly operator: ProductFilterOperator;
  /** The id of the attribute. Only for the type `attribute`. */
  readonly attributeId?: string;
  /** The values to compare with: one for `contains` and `after`, any number for `in`. */
  readonly values?: readonly string[];
}

/** A product search. The value is immutable: each change returns a new one. */
export interface ProductQuery {
  /** The words in the search box. They are searched for in names and SKUs. */
  readonly text: string;
  readonly show: ProductShow;
  /**
   * Id of a category that contains the products, directly or in a subcategory. Empty for all
   * categories.
   */
  readonly category: string;
  /** The host's filters. All of them must match. */
  readonly filters: readonly ProductFilter[];
  /**
   * `created`, `last_updated`, `name`, `product_type_name` or `sku`. A leading `-` reverses the
   * order.
   */
  readonly sort: string;
}

export const emptyProductQuery: ProductQuery = {
  text: '',
  show: 'all',
  category: '',
  filters: [],
  sort: '',
};

/** Whether two queries request the same products in the same order. */
export function sameProductQuery(one: ProductQuery, other: ProductQuery): boolean {
  return (
    one.text === other.text &&
    one.show === other.show &&
    one.category === other.category &&
    one.sort === other.sort &&
    one.filters.length === other.filters.length &&
    one.filters.every((filter, index) => sameFilter(filter, other.filters[index]))
  );
}

function sameFilter(one: ProductFilter, other: ProductFilter | undefined): boolean {
  const [values, others] = [one.values ?? [], other?.values ?? []];
  return (
    one.type === other?.type &&
    one.operator === other.operator &&
    one.attributeId === other.attributeId &&
    values.length === others.length &&
    values.every((value, index) => value === others[index])
  );
}
