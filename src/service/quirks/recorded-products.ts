import { escapeMarkup } from '../answers/markup.js';
import { readJsonObject } from '../answers/json-body.js';
import { shopAttributes, shopPictures } from '../products/made-up/shop-attributes.js';
import type { ProductAttribute, ProductRecord } from '../products/product-catalogue.js';

/** The types of product attributes in the live service. */
type RecordedType =
  'asset' | 'multi_controlled_vocab' | 'rich_text' | 'single_controlled_vocab' | 'text';

const types: Readonly<Record<ProductAttribute['type'], RecordedType>> = {
  asset: 'asset',
  rich_text: 'rich_text',
  text: 'text',
  long_text: 'rich_text',
  select: 'single_controlled_vocab',
  multi_select: 'multi_controlled_vocab',
  number: 'text',
  date: 'text',
  boolean: 'text',
};

/** What the live service calls the type of an attribute. */
export function recordedType(type: ProductAttribute['type']): RecordedType {
  return types[type];
}

/** The attributes of the fictional account, with rich texts for long ones, and its pictures. */
export const recordedAttributes: readonly ProductAttribute[] = [
  ...Object.values<ProductAttribute>(shopAttributes).map((attribute) =>
    attribute.type === 'long_text' ? { ...attribute, type: 'rich_text' as const } : attribute,
  ),
  shopPictures,
];

/** A fictional product as recorded: long texts are HTML, and an attribute refers to pictures. */
export function recordedProduct(
  product: ProductRecord,
  pictures: readonly (string | null)[],
): ProductRecord {
  const references = [...new Set([product.featuredImage, ...pictures])].filter((id) => id !== null);
  const attributes = Object.entries(product.attributes).map(([id, values]) => {
    const isRich = recordedAttributes.some((each) => each.id === id && each.type === 'rich_text');
    return [id, isRich ? values.map(toRichText) : values] as const;
  });
  return {
    ...product,
    attributes: { ...Object.fromEntries(attributes), [shopPictures.id]: references },
  };
}

/** As rich-text editors write it: sentences on lines of their own, and references for characters. */
function toRichText(text: string): string {
  const lines = escapeMarkup(text).replaceAll('. ', '.<br>').replaceAll(' °', '&nbsp;°');
  return `<p>${lines}</p>`;
}

/** Reads the body of a product search, which may be left out. */
export async function readOptionalBody(request: Request): ReturnType<typeof readJsonObject> {
  const isEmpty = (await request.clone().text()) === '';
  return isEmpty ? new Map() : readJsonObject(request);
}
