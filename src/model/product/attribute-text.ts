import { richTextToText } from '../text/rich-text.js';
import { shortText } from '../text/short-text.js';
import type { Product, ProductAttribute } from './product.js';

/** The maximum numbers of attributes of a product, and of values of an attribute, that are shown. */
const maxAttributes = 100;
const maxValues = 50;

/** The maximum length of the shown values of one attribute, in UTF-16 code units. */
const maxLength = 10_000;

/** Text to show, of which there may be more. */
export interface Shown<Item> {
  readonly items: readonly Item[];
  /** How many others there are. */
  readonly more: number;
}

/** An attribute as people read it. */
export interface ShownAttribute {
  readonly attribute: ProductAttribute;
  /** Values as plain text with line breaks. Empty for references to assets. */
  readonly texts: Shown<string>;
}

const shown = new WeakMap<Product, Shown<ShownAttribute>>();

/**
 * Returns the attributes of a product that have values, as text to show. Their number and length are
 * limited. The same product always returns the same object.
 */
export function shownAttributes(product: Product): Shown<ShownAttribute> {
  const known = shown.get(product);
  if (known) return known;
  const filled = product.attributes.filter(({ values }) => values.some((value) => value !== ''));
  const items = filled
    .slice(0, maxAttributes)
    .map((attribute) => ({ attribute, texts: textsOf(attribute) }));
  const limited = { items, more: filled.length - items.length };
  shown.set(product, limited);
  return limited;
}

/**
 * Returns an attribute's value as plain text: rich text without its markup.
 *
 * @param length - How much is read of it, in UTF-16 code units. By default all of it.
 */
export function valueText(
  { type }: Pick<ProductAttribute, 'type'>,
  value: string,
  length?: number,
): string {
  return type === 'rich_text' ? richTextToText(value, length) : value;
}

function textsOf(attribute: ProductAttribute): Shown<string> {
  if (attribute.type === 'asset') return { items: [], more: 0 };
  const values = attribute.values.filter((value) => value !== '');
  const items: string[] = [];
  let left = maxLength;
  for (const value of values.slice(0, maxValues)) {
    if (left <= 0) break;
    const text = shortText(valueText(attribute, value, left).slice(0, 2 * left), left);
    left -= text.length;
    items.push(text);
  }
  return { items: items.filter((text) => text !== ''), more: values.length - items.length };
}
