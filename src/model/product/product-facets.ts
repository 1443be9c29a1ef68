import type { Facet } from '../facet/facet.js';
import type { Product } from './product.js';

/** The maximum number of facets. */
const maxFacets = 12;

/** The maximum number of values per facet, which is the service's limit for assets (section 8). */
const maxValues = 25;

/** Longer values are descriptions, which are not useful for narrowing a search. */
const maxValueLength = 40;

/**
 * Attribute types whose values are not useful as facet values, as the service names them: texts,
 * quantities and ids.
 */
const excludedTypes = /long|number|date|^(?:rich_text|asset)$/;

/**
 * Builds facets from the attributes of products, because the service has no facets for products.
 * Attributes with fewer than two values or with long values are left out. There are no counts,
 * because only some of the products are known.
 */
export function facetsOf(products: readonly Product[]): readonly Facet[] {
  const named = new Map<string, string>();
  const counts = new Map<string, Map<string, number>>();
  for (const { id, name, type, values } of products.flatMap(({ attributes }) => attributes)) {
    if (excludedTypes.test(type)) continue;
    const count = counts.get(id) ?? new Map<string, number>();
    counts.set(id, count);
    named.set(id, name);
    for (const value of new Set(values)) count.set(value, (count.get(value) ?? 0) + 1);
  }
  const facets = [...counts].flatMap(([id, count]): Facet[] => {
    const values = [...count].filter(([value]) => value !== '');
    if (values.length < 2 || values.some(([value]) => value.length > maxValueLength)) return [];
    const frequent = values.toSorted(([, one], [, other]) => other - one).slice(0, maxValues);
    return [
      {
        key: id,
        type: 'attribute',
        label: named.get(id) ?? id,
        values: frequent.map(([label]) => ({ label, clause: JSON.stringify([id, label]) })),
        truncated: values.length > maxValues,
      },
    ];
  });
  return facets.slice(0, maxFacets);
}
