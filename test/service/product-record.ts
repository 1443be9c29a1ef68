import {
  recordProducts,
  type AssetRecord,
  type ProductAttribute,
  type ProductCategory,
  type ProductRecord,
  type ProductType,
  type RecordedProducts,
  type ServiceOptions,
} from '../../src/service/index.js';
import { caller, type Caller } from './caller.js';

/** A UUID that ends in this number. */
export function uuid(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

/** A product of no importance, with what a test cares about. */
export function productRecord(number: number, wanted: Partial<ProductRecord> = {}): ProductRecord {
  return {
    id: uuid(number),
    name: `Product ${number}`,
    sku: `SKU-${number}`,
    created: Date.UTC(2024, 0, number),
    updated: Date.UTC(2024, 6, number),
    featuredImage: null,
    parentId: null,
    type: null,
    attributes: {},
    categories: [],
    channels: [],
    ...wanted,
  };
}

/** A category of this name, at the top of the tree unless it is said to be below another. */
export function category(
  number: number,
  name: string,
  wanted: Partial<ProductCategory> = {},
): ProductCategory {
  return { id: uuid(number), name, parentId: null, ...wanted };
}

export const jackets: ProductType = { id: uuid(901), name: 'Jackets' };

export const colour: ProductAttribute = {
  id: uuid(911),
  name: 'Colour',
  type: 'select',
  importOnly: false,
  group: { id: uuid(921), name: 'Variant' },
};

export const launched: ProductAttribute = {
  id: uuid(912),
  name: 'Launch date',
  type: 'date',
  importOnly: false,
  group: null,
};

export const barcode: ProductAttribute = {
  id: uuid(913),
  name: 'Barcode',
  type: 'text',
  importOnly: true,
  group: null,
};

/** A person who may use a service with these products. */
export function productCaller(
  recorded: RecordedProducts,
  options: ServiceOptions = {},
  assets: readonly AssetRecord[] = [],
): Caller {
  return caller(assets, { productCatalogue: recordProducts(recorded), ...options });
}

/** A request that carries JSON. */
export function sending(method: 'POST' | 'PUT', body: unknown): RequestInit {
  const headers = { 'content-type': 'application/json' };
  return { method, headers, body: JSON.stringify(body) };
}
