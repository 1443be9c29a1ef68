import * as v from 'valibot';
import { SchemaError, UnknownOutcomeError } from '../errors.js';
import { segment } from '../http/segment.js';
import { identitySchema, read } from '../reading/schema.js';
import type { Call, Transport } from '../http/transport.js';

/** The values of a new product. */
export interface NewProduct {
  readonly name: string;
  readonly sku: string;
  /** The product that the new one is a variant of. */
  readonly parentId?: string;
  readonly typeId?: string;
  readonly categoryIds?: readonly string[];
  /** Values by attribute id. */
  readonly attributes?: Readonly<Record<string, readonly string[]>>;
}

const createdSchema = v.object({ product_id: identitySchema });

/**
 * Creates a product and resolves to its id (section 4.4; the body's fields are those of the live
 * service). The request is sent once. If the response is lost, search for the SKU before you try
 * again.
 *
 * @throws UnknownOutcomeError if no response says whether the product was created.
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
 * Replaces the categories of a product (section 4.4; the body's fields are those of the live
 * service). The request is sent once.
 *
 * @throws UnknownOutcomeError if no response says whether the categories were changed.
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
