import * as v from 'valibot';
import { SchemaError, UnknownOutcomeError } from '../errors.js';
import { segment } from '../http/segment.js';
import { identitySchema, read } from '../reading/schema.js';
import type { Call, Transport } from '../http/transport.js';

/** A product to be made. */
export interface NewProduct {
  readonly name: string;
  readonly sku: string;
  /** Makes it a variant of this product. */
  readonly parentId?: string;
  readonly typeId?: string;
  readonly categoryIds?: readonly string[];
  /** Values by attribute id. */
  readonly attributes?: Readonly<Record<string, readonly string[]>>;
}

const createdSchema = v.object({ product_id: identitySchema });

/**
 * Makes a product and resolves to its id (section 4.4; the body's members are the live service's).
 * Sent once: where the answer is lost, look for the SKU before trying again.
 *
 * @throws UnknownOutcomeError where no answer says whether the product was made.
 */
export async function createProduct(
  request: Transport,
  product: NewProduct,
  call: Call,
): Promise<string> {
  const { name, sku, parentId, typeId, categoryIds, attributes } = product;
  const json = {
    name,
    sku,
    parent_product_id: parentId,
    product_type_id: typeId,
    product_categories: categoryIds && categoriesBody(categoryIds),
    attributes,
  };
  const path = 'v2/products';
  const response = await request(path, { method: 'POST', json, changing: true, ...call });
  try {
    return read(createdSchema, response, 'created').product_id;
  } catch (error) {
    if (error instanceof SchemaError) throw new UnknownOutcomeError(path, error);
    throw error;
  }
}

/**
 * Puts a product into these categories and out of all others (section 4.4; the body's members are
 * the live service's). Sent once.
 *
 * @throws UnknownOutcomeError where no answer says whether that was done.
 */
export async function setProductCategories(
  request: Transport,
  productId: string,
  categoryIds: readonly string[],
  call: Call,
): Promise<void> {
  const json = { product_categories: categoriesBody(categoryIds) };
  const path = `v2/products/${segment(productId)}/product-category`;
  await request(path, { method: 'PUT', json, changing: true, ...call });
}

function categoriesBody(ids: readonly string[]): readonly object[] {
  return ids.map((id) => ({ product_category_id: id }));
}
