import { Refusal } from '../../answers/failure.js';
import {
  productSorts,
  type ProductAttribute,
  type ProductFilter,
  type ProductSort,
} from '../product-catalogue.js';
import { readProductFilters } from './read-product-filters.js';

/** The parsed body of `POST /v2/products/search`. */
export interface ProductRequest {
  readonly query: string | null;
  readonly filters: readonly ProductFilter[];
  /** The filters as sent, because the answer repeats them. */
  readonly sentFilters: unknown;
  readonly expanded: boolean;
  readonly sort: ProductSort;
  /** Whether a sort was requested. */
  readonly sorted: boolean;
  readonly limit: number;
  readonly offset: number;
}

const orders = ['ascending', 'descending'] as const;

/**
 * Reads the members of a product search (section 4.4). Absent and null members have their default;
 * invalid ones are refused with 400.
 */
export function readProductSearch(
  body: ReadonlyMap<string, unknown>,
  attributes: readonly ProductAttribute[],
): ProductRequest {
  const sentFilters = body.get('filters') ?? [];
  const sort = body.get('sort') ?? null;
  return {
    query: readQuery(body.get('query') ?? null),
    filters: readProductFilters(sentFilters, attributes),
    sentFilters,
    expanded: readExpand(body.get('expand') ?? []).includes('attributes'),
    sort: readSort(sort ?? {}),
    sorted: sort !== null,
    limit: readWhole(body.get('limit') ?? 10, 'limit', 1, 100),
    offset: readWhole(body.get('offset') ?? 0, 'offset', 0, 9999),
  };
}

function readQuery(value: unknown): string | null {
  if (value === null || value === '') return null;
  if (typeof value === 'string') return value;
  throw new Refusal(400, 'query must be a string.');
}

function readExpand(value: unknown): readonly unknown[] {
  if (Array.isArray(value) && value.every((name) => typeof name === 'string')) return value;
  throw new Refusal(400, 'expand must be a list of strings.');
}

function readSort(value: unknown): ProductSort {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Refusal(400, 'sort must be an object.');
  }
  const members = new Map<string, unknown>(Object.entries(value));
  const wanted = members.get('type') ?? 'last_updated';
  const direction = members.get('order') ?? 'descending';
  const type = productSorts.find((each) => each === wanted);
  const order = orders.find((each) => each === direction);
  if (!type) throw new Refusal(400, `The type of sort must be ${productSorts.join(' or ')}.`);
  if (!order) throw new Refusal(400, `The order of sort must be ${orders.join(' or ')}.`);
  return { type, order };
}

function readWhole(value: unknown, name: string, min: number, max: number): number {
  const whole = typeof value === 'number' && Number.isInteger(value) ? value : NaN;
  if (whole >= min && whole <= max) return whole;
  throw new Refusal(400, `${name} must be a whole number from ${min} to ${max}.`);
}
