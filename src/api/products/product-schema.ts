import * as v from 'valibot';
import type {
  FeaturedImage,
  Product,
  ProductAttribute,
  ProductType,
} from '../../model/product/product.js';
import {
  pathOf,
  type CategoryPath,
  type NestedCategory,
} from '../../model/product/product-category.js';
import { shortText } from '../../model/text/short-text.js';
import { isWebAddress } from '../http/address.js';
import {
  anySchema,
  entriesOf,
  identitySchema,
  membersOf,
  read,
  textsOf,
} from '../reading/schema.js';

/**
 * A string that is absent or null is read as empty. Any other value makes the product unreadable.
 */
const nameSchema = v.nullish(v.string(), '');

const wordSchema = v.fallback(v.nullish(v.string(), ''), '');

/** The id of an optional part. */
const idSchema = v.fallback(identitySchema, '');

const productSchema = v.object({
  product_id: identitySchema,
  name: nameSchema,
  sku: nameSchema,
  created_date: wordSchema,
  last_updated_timestamp: wordSchema,
  featured_image: v.fallback(v.nullish(v.object({ id: idSchema, url: wordSchema })), null),
  parent_product: v.fallback(v.nullish(v.object({ parent_product_id: idSchema })), null),
  product_type: v.fallback(
    v.nullish(v.object({ product_type_id: identitySchema, name: wordSchema })),
    null,
  ),
  attributes: anySchema,
  product_categories: v.fallback(v.nullish(v.object({ product_categories: anySchema })), null),
});

const attributeSchema = v.object({
  attribute_id: idSchema,
  name: wordSchema,
  type: wordSchema,
  values: anySchema,
  attribute_group: v.fallback(v.nullish(v.object({ name: wordSchema })), null),
});

const categorySchema = v.object({
  product_category_id: identitySchema,
  name: wordSchema,
  sub_category: anySchema,
});

/** Categories that are nested more deeply are not read. */
const maxDepth = 100;

/**
 * Reads one product of a response (section 2.7). Optional parts that cannot be read, and links that
 * are not http or https URLs, are left out.
 *
 * @throws SchemaError if the fields that identify the product cannot be read.
 */
export function readProduct(json: unknown, at: string): Product {
  const product = read(productSchema, json, at);
  const { featured_image: image, product_type: type } = product;
  const parentId = product.parent_product?.parent_product_id;
  return {
    id: product.product_id,
    name: product.name,
    sku: product.sku,
    createdDate: product.created_date,
    lastUpdated: product.last_updated_timestamp,
    ...(image && (image.id || image.url) && { featuredImage: featuredImage(image) }),
    ...(parentId && { parentId }),
    ...(type && { type: productType(type) }),
    attributes: readAttributes(product.attributes),
    categories: readCategories(product.product_categories?.product_categories),
  };
}

function featuredImage({ id, url }: { readonly id: string; readonly url: string }): FeaturedImage {
  return { ...(id && { assetId: id }), url: isWebAddress(url) ? url : null };
}

function productType(type: {
  readonly product_type_id: string;
  readonly name: string;
}): ProductType {
  return { id: type.product_type_id, name: shortText(type.name) };
}

/** If an attribute has no id, its key is used. */
function readAttributes(json: unknown): ProductAttribute[] {
  return membersOf(json).flatMap(([key, value]): ProductAttribute[] => {
    const { success, output } = v.safeParse(attributeSchema, value);
    if (!success) return [];
    const { attribute_id: id, name, attribute_group: group } = output;
    const texts = textsOf(output.values);
    const values = output.type === 'asset' ? references(texts) : texts;
    const labels = {
      name: shortText(name) || key,
      type: shortText(output.type),
      group: shortText(group?.name ?? ''),
    };
    return [{ id: id || key, ...labels, values }];
  });
}

/** Ids of assets that a URL can contain, each once. */
function references(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)].filter((text) => v.safeParse(identitySchema, text).success);
}

function readCategories(json: unknown): CategoryPath[] {
  return entriesOf(json).flatMap((each): CategoryPath[] => {
    const category = readCategory(each, maxDepth);
    return category ? [pathOf(category)] : [];
  });
}

function readCategory(json: unknown, depth: number): NestedCategory | undefined {
  const { success, output } = v.safeParse(categorySchema, json);
  if (!success || depth === 0) return undefined;
  const below = readCategory(output.sub_category, depth - 1);
  return { id: output.product_category_id, name: shortText(output.name), ...(below && { below }) };
}
