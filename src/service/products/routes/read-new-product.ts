import { Refusal } from '../../answers/failure.js';
import { readString } from '../../answers/json-body.js';
import type { CategoryTree } from '../category-tree.js';
import type { NewProduct, ProductAttribute, ProductCatalogue } from '../product-catalogue.js';

const maxLetters = 500;

/**
 * Reads the body of `POST /v2/products`. Missing or invalid members and unknown ids are refused
 * with 400, a SKU that is in use with 409, and a protected category with 403.
 */
export function readNewProduct(
  body: ReadonlyMap<string, unknown>,
  products: ProductCatalogue,
  tree: CategoryTree,
): NewProduct {
  const product = {
    name: readLine(body, 'name'),
    sku: readLine(body, 'sku'),
    parentId: readParent(body.get('parent_product_id') ?? null, products),
    type: readType(body.get('product_type_id') ?? null, products),
    attributes: readAttributes(body.get('attributes') ?? {}, products.attributes),
    categories: readCategories(body.get('product_categories') ?? [], tree),
  };
  if (products.hasSku(product.sku)) throw new Refusal(409, 'A product with this sku exists.');
  return product;
}

/** Reads `[{product_category_id}]`. Duplicates are removed. */
export function readCategories(value: unknown, tree: CategoryTree): readonly string[] {
  if (!Array.isArray(value)) throw new Refusal(400, 'product_categories must be a list.');
  const ids = value.map((item: unknown) => {
    const isObject = typeof item === 'object' && item !== null;
    const members = new Map<string, unknown>(isObject ? Object.entries(item) : []);
    const id = members.get('product_category_id');
    const category = typeof id === 'string' ? tree.find(id) : undefined;
    if (!category) throw new Refusal(400, 'product_category_id names no product category.');
    if (category.protected) throw new Refusal(403, 'This product category is protected.');
    return category.id;
  });
  return [...new Set(ids)];
}

function readLine(body: ReadonlyMap<string, unknown>, name: string): string {
  const text = readString(body, name).trim();
  if (text !== '' && text.length <= maxLetters) return text;
  throw new Refusal(400, `${name} must have 1 to ${maxLetters} letters.`);
}

function readParent(value: unknown, products: ProductCatalogue): string | null {
  if (value === null) return null;
  const parent = typeof value === 'string' ? products.byId(value) : undefined;
  if (!parent) throw new Refusal(400, 'parent_product_id names no product.');
  if (parent.parentId === null) return parent.id;
  throw new Refusal(400, 'parent_product_id names a variant, which cannot have variants.');
}

function readType(value: unknown, { types }: ProductCatalogue): NewProduct['type'] {
  if (value === null) return null;
  const type = types.find(({ id }) => id === value);
  if (type) return type;
  throw new Refusal(400, 'product_type_id names no product type.');
}

function readAttributes(
  value: unknown,
  attributes: readonly ProductAttribute[],
): NewProduct['attributes'] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Refusal(400, 'attributes must be an object.');
  }
  const read = Object.entries(value).map(([id, values]: readonly [string, unknown]) => {
    const attribute = attributes.find((each) => each.id === id);
    if (!attribute) throw new Refusal(400, 'attributes names one that there is not.');
    if (attribute.importOnly) throw new Refusal(400, 'attributes names one for imports only.');
    const texts = (Array.isArray(values) ? values : [null]).filter(
      (text: unknown): text is string => typeof text === 'string',
    );
    if (Array.isArray(values) && texts.length === values.length) return [id, texts] as const;
    throw new Refusal(400, 'The values of an attribute must be a list of strings.');
  });
  return Object.fromEntries(read);
}
