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
  const attributes = new Map<string, Attribute>();
  for (const { id, name, type, values } of products.flatMap(({ attributes: held }) => held)) {
    if (excludedTypes.test(type)) continue;
    const held = attributes.get(id)?.held ?? [];
    held.push(values);
    attributes.set(id, { id, label: name, held });
  }
  const facets: Facet[] = [];
  // Values are counted only as long as there is space for a facet: there may be very many.
  for (const attribute of attributes.values()) {
    if (facets.length === maxFacets) break;
    const facet = facetOf(attribute);
    if (facet) facets.push(facet);
  }
  return facets;
}

/** An attribute, and its values for each product. */
interface Attribute {
  readonly id: string;
  readonly label: string;
  readonly held: (readonly string[])[];
}

/** Returns undefined if the attribute is not useful as a facet. */
function facetOf({ id, label, held }: Attribute): Facet | undefined {
  const counts = new Map<string, number>();
  let holders = 0;
  for (const each of held) {
    const values = new Set(each.filter((value) => value !== ''));
    if (values.size > 0) holders += 1;
    for (const value of values) {
      if (value.length > maxValueLength) return undefined;
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
  }
  const values = [...counts.keys()];
  if (values.length < 2 || isId(values, holders)) return undefined;
  const frequent = [...counts].toSorted(([, one], [, other]) => other - one).slice(0, maxValues);
  const labels = frequent.map(([value]) => value);
  if (areSizes(labels)) labels.sort(byNaturalOrder);
  return {
    key: id,
    type: 'attribute',
    label,
    values: labels.map((value) => ({ label: value, clause: JSON.stringify([id, value]) })),
    truncated: values.length > maxValues,
  };
}

/** Whether values tell single products apart instead of kinds of them. */
function isId(values: readonly string[], products: number): boolean {
  if (values.every((value) => isNumber.test(value))) return true;
  return products >= manyProducts && values.length > products * 0.75;
}
