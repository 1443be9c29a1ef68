import { Bitset } from '../query/bitset.js';
import { fold } from '../query/terms.js';
import type { FilterOperator, ProductFilter, ProductSearch } from './product-catalogue.js';
import type { ProductColumns } from './product-columns.js';

type Test = (text: string) => boolean;

/** The rows that match the words and every filter of a search. */
export function findProducts(columns: ProductColumns, search: ProductSearch): Bitset {
  const found = new Bitset(columns.size).invert();
  const words = wordsOf(search.query ?? '');
  if (words.length > 0) found.keep(columns.findWords(words));
  for (const filter of search.filters) {
    if ('operator' in filter) found.keep(findCompared(columns, filter));
  }
  const asks = (type: ProductFilter['type']): boolean =>
    search.filters.some((filter) => filter.type === type);
  // Exclusions come last, because an excluded variant may still find its parent.
  if (asks('search_parents_via_variants')) found.join(columns.parentsOf(found));
  if (asks('exclude_parents')) found.keep(columns.findVariants());
  if (asks('exclude_variants')) found.keep(columns.findVariants().invert());
  return found;
}

function wordsOf(query: string): readonly string[] {
  return fold(query).split(/\s+/).filter(Boolean);
}

function findCompared(
  columns: ProductColumns,
  { type, attributeId, operator, argument }: Extract<ProductFilter, { operator: unknown }>,
): Bitset {
  const test = testOf(operator, argument);
  const later = Date.parse(argument[0] ?? '');
  const rows = ((): Bitset => {
    switch (type) {
      case 'name':
        return columns.findName(test);
      case 'sku':
        return columns.findSku(test);
      case 'product_type':
        return columns.types.findWhere(test);
      case 'featured_image':
        return columns.featuredImages.findWhere(test);
      case 'attribute':
        return columns.attribute(attributeId ?? '')?.findWhere(test) ?? new Bitset(columns.size);
      case 'created_timestamp':
        return columns.findCreated((instant) => instant > later);
      case 'last_updated_timestamp':
        return columns.findUpdated((instant) => instant > later);
    }
  })();
  return operator === 'is_empty' ? rows.invert() : rows;
}

/** The test of one text. For `is_empty`, it matches texts that are not empty. */
function testOf(operator: FilterOperator, argument: readonly string[]): Test {
  const wanted = argument.map(fold);
  const [first = ''] = wanted;
  switch (operator) {
    case 'contains':
      return (text) => text.includes(first);
    case 'in': {
      const values = new Set(wanted);
      return (text) => values.has(text);
    }
    case 'after':
      return (text) => Date.parse(text.toUpperCase()) > Date.parse(argument[0] ?? '');
    case 'has_value':
    case 'is_empty':
      return (text) => text !== '';
  }
}
