import { uuidOfText } from '../../catalogue/identity.js';
import type { ProductAttribute } from '../product-catalogue.js';

function attribute(
  groupName: string,
  name: string,
  type: ProductAttribute['type'],
  importOnly = false,
): ProductAttribute {
  const group = { id: uuidOfText(`attribute-group/${groupName}`), name: groupName };
  return { id: uuidOfText(`attribute/${name}`), name, type, importOnly, group };
}

/** The attributes of the fictional account's products, in display order. */
export const shopAttributes = {
  description: attribute('Content', 'Description', 'long_text'),
  features: attribute('Content', 'Features', 'multi_select'),
  colour: attribute('Variant', 'Colour', 'select'),
  size: attribute('Variant', 'Size', 'select'),
  material: attribute('Specification', 'Material', 'multi_select'),
  weight: attribute('Specification', 'Weight (g)', 'number'),
  recycled: attribute('Specification', 'Recycled', 'boolean'),
  price: attribute('Commerce', 'Price (EUR)', 'number'),
  launched: attribute('Commerce', 'Launch date', 'date'),
  barcode: attribute('Commerce', 'Barcode', 'text', true),
  care: { ...attribute('', 'Care instructions', 'long_text'), group: null },
} as const satisfies Readonly<Record<string, ProductAttribute>>;

/** The pictures of a product, as references to assets. */
export const shopPictures: ProductAttribute = attribute('Content', 'Pictures', 'asset');
