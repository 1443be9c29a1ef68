import type { Product, ProductApi } from '../../../src/api/index.js';

/** A product, changed as a test needs it. */
export function product(id: string, change: Partial<Product> = {}): Product {
  return {
    id,
    name: `Product ${id}`,
    sku: `SKU-${id}`,
    createdDate: '',
    lastUpdated: '',
    attributes: [],
    categories: [],
    ...change,
  };
}

/** Calls for products, of which a test answers those that it needs. */
export function productApi(answers: Partial<ProductApi>): ProductApi {
  const refuse = (): Promise<never> => Promise.reject(new Error('not expected'));
  return {
    searchProducts: refuse,
    getProduct: refuse,
    listChannelProducts: refuse,
    listProductCategories: refuse,
    moveProduct: refuse,
    ...answers,
  };
}
