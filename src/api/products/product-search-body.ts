import type { ProductFilter, ProductQuery } from '../../model/product/product-query.js';

/**
 * Returns the request body of a product search, without its page (section 4.4). The specification
 * does not show the nested fields; they are those of the live service.
 */
export function toSearchBody(query: ProductQuery): Readonly<Record<string, unknown>> {
  const text = query.text.trim();
  const filters = [...filtersForShow(query.show), ...query.filters].map(toFilterBody);
  return {
    ...(text && { query: text }),
    ...(filters.length > 0 && { filters }),
    ...(query.sort && { sort: toSortBody(query.sort) }),
  };
}

function toSortBody(sort: string): Readonly<Record<string, string>> {
  return sort.startsWith('-')
    ? { type: sort.slice(1), order: 'descending' }
    : { type: sort, order: 'ascending' };
}

/** These filters ignore the operator, but the live service's own client sends it. */
function filtersForShow(show: ProductQuery['show']): readonly ProductFilter[] {
  if (show === 'all') return [];
  return [
    { type: show === 'parents' ? 'exclude_variants' : 'exclude_parents', operator: 'has_value' },
  ];
}

function toFilterBody({ type, operator, attributeId, values }: ProductFilter): object {
  return {
    type,
    operator,
    ...(attributeId !== undefined && { attribute_id: attributeId }),
    ...(values && { argument: values }),
  };
}
