/** Which products of a family are shown: all, those with variants alone, or the variants alone. */
export type ProductShow = 'all' | 'parents' | 'variants';

/** What a filter looks at, as the live service names it. */
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

/** One condition that products have to meet. */
export interface ProductFilter {
  readonly type: ProductFilterType;
  readonly operator: ProductFilterOperator;
  /** The attribute looked at; for `attribute` alone. */
  readonly attributeId?: string;
  /** What is compared with: one text for `contains` and `after`, any number for `in`. */
  readonly values?: readonly string[];
}

/** What products are being searched for. A query is a value: change it by making another. */
export interface ProductQuery {
  /** The words in the search box, looked for in names and SKUs. */
  readonly text: string;
  readonly show: ProductShow;
  /** Id of a category that the products are in or below. Empty for every category. */
  readonly category: string;
  /** The host's own conditions. All of them have to be met. */
  readonly filters: readonly ProductFilter[];
  /** `created`, `last_updated`, `name`, `product_type_name` or `sku`; a leading `-` turns it. */
  readonly sort: string;
}

export const emptyProductQuery: ProductQuery = {
  text: '',
  show: 'all',
  category: '',
  filters: [],
  sort: '',
};

/** Whether two queries ask for the same products in the same order. */
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
