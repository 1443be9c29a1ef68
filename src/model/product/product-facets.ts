import type { Facet } from '../facet/facet.js';
import { areSizes, byNaturalOrder } from './natural-order.js';
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

/** From how many products on an attribute with a value of its own for nearly each of them is an id. */
const manyProducts = 8;

/** Bar codes and other numbers that are ids. */
const isNumber = /^\d{8,}$/;

/**
 * Builds facets from the attributes of products, because the service has no facets for products.
 * Attributes with fewer than two values, with long values, or with a value of its own for each
 * product, such as bar codes, are left out. There are no counts, because only some of the products
 * are known. Sizes are in their natural order, other values by their frequency.
 */
export function facetsOf(products: readonly Product[]): readonly Facet[] {
  const named = new Map<string, string>();
  const counts = new Map<string, Map<string, number>>();
  const holders = new Map<string, number>();
  for (const { id, name, type, values } of products.flatMap(({ attributes }) => attributes)) {
    if (excludedTypes.test(type)) continue;
    const count = counts.get(id) ?? new Map<string, number>();
    counts.set(id, count);
    named.set(id, name);
    const held = new Set(values.filter((value) => value !== ''));
    if (held.size > 0) holders.set(id, (holders.get(id) ?? 0) + 1);
    for (const value of held) count.set(value, (count.get(value) ?? 0) + 1);
  }
  const facets = [...counts].flatMap(([id, count]): Facet[] => {
    const values = [...count];
    if (values.length < 2 || values.some(([value]) => value.length > maxValueLength)) return [];
    if (isId([...count.keys()], holders.get(id) ?? 0)) return [];
    const frequent = values.toSorted(([, one], [, other]) => other - one).slice(0, maxValues);
    const labels = frequent.map(([label]) => label);
    if (areSizes(labels)) labels.sort(byNaturalOrder);
    return [
      {
        key: id,
        type: 'attribute',
        label: named.get(id) ?? id,
        values: labels.map((label) => ({ label, clause: JSON.stringify([id, label]) })),
        truncated: values.length > maxValues,
      },
    ];
  });
  return facets.slice(0, maxFacets);
}

/** Whether values tell single products apart instead of kinds of them. */
function isId(values: readonly string[], products: number): boolean {
  if (values.every((value) => isNumber.test(value))) return true;
  return products >= manyProducts && values.length > products * 0.75;
}
