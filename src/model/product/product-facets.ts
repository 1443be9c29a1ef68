import type { Facet } from '../facet/facet.js';
import type { Product } from './product.js';

/** Attributes shown at most: beyond them a panel is no longer read. */
const maxFacets = 12;

/** Values shown of one attribute at most, as the service has it for assets (section 8). */
const maxValues = 25;

/** A value longer than this is a description, which nobody narrows by. */
const maxValueLength = 40;

/** Kinds of value that nobody narrows by one by one, as the service names them. */
const excludedTypes = /long|number|date/;

/**
 * Facets made from the attributes that products carry: the service counts none for products.
 * Attributes that tell nothing apart, and texts that nobody would choose from a list, are left
 * out. There are no counts, since only some of the products are known.
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
