import type { ProductFilter, ProductQuery } from '../../model/product/product-query.js';

/**
 * What is sent to search products, but for its page (section 4.4). Its members' own members are
 * not shown there; they are the live service's.
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

/** The operator means nothing here, but the live service's own client does not leave it out. */
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
