import { Refusal } from '../../answers/failure.js';
import {
  filterOperators,
  type ComparedField,
  type FilterOperator,
  type ProductAttribute,
  type ProductFilter,
} from '../product-catalogue.js';

const texts = ['contains', 'has_value', 'in', 'is_empty'] as const;

/** The operators of each kind of filter. */
const operatorsOf: Readonly<Record<ComparedField, readonly FilterOperator[]>> = {
  name: texts,
  sku: texts,
  product_type: texts,
  featured_image: ['has_value', 'in', 'is_empty'],
  attribute: [...texts, 'after'],
  created_timestamp: ['after'],
  last_updated_timestamp: ['after'],
};

const flags = ['search_parents_via_variants', 'exclude_parents', 'exclude_variants'] as const;

/** Reads the member `filters` of a search. Invalid filters are refused with 400. */
export function readProductFilters(
  value: unknown,
  attributes: readonly ProductAttribute[],
): readonly ProductFilter[] {
  if (!Array.isArray(value)) throw new Refusal(400, 'filters must be a list.');
  return value.map((filter) => readFilter(filter, attributes));
}

function readFilter(value: unknown, attributes: readonly ProductAttribute[]): ProductFilter {
  if (typeof value !== 'object' || value === null) {
    throw new Refusal(400, 'Each filter must be an object.');
  }
  const members = new Map<string, unknown>(Object.entries(value));
  const named = members.get('type');
  const flag = flags.find((each) => each === named);
  const operator = filterOperators.find((each) => each === members.get('operator'));
  if (flag) {
    if (operator || members.get('operator') == null) return { type: flag };
    throw new Refusal(400, `The operator of ${flag} must be left out or be a known one.`);
  }
  const type = comparedFields.find((each) => each === named);
  if (!type) throw new Refusal(400, 'The type of a filter is not known.');
  if (!operator || !operatorsOf[type].includes(operator)) {
    throw new Refusal(400, `The operator of ${type} must be ${operatorsOf[type].join(' or ')}.`);
  }
  return {
    type,
    attributeId: type === 'attribute' ? readAttribute(members, operator, attributes) : null,
    operator,
    argument: readArgument(members.get('argument'), type, operator),
  };
}

const comparedFields: readonly ComparedField[] = [
  'name',
  'sku',
  'product_type',
  'featured_image',
  'attribute',
  'created_timestamp',
  'last_updated_timestamp',
];

function readAttribute(
  members: ReadonlyMap<string, unknown>,
  operator: FilterOperator,
  attributes: readonly ProductAttribute[],
): string {
  const attribute = attributes.find(({ id }) => id === members.get('attribute_id'));
  if (!attribute) throw new Refusal(400, 'attribute_id names no attribute.');
  if (operator === 'after' && attribute.type !== 'date') {
    throw new Refusal(400, 'The operator after is for attributes that are dates.');
  }
  return attribute.id;
}

/** Reads one text for `contains` and `after`, one or more for `in`, and none for others. */
function readArgument(
  value: unknown,
  type: ComparedField,
  operator: FilterOperator,
): readonly string[] {
  if (operator === 'has_value' || operator === 'is_empty') return [];
  const argument: readonly unknown[] = Array.isArray(value) ? value : [];
  const max = operator === 'in' ? Infinity : 1;
  const read = argument.filter((each) => typeof each === 'string');
  if (read.length === 0 || read.length < argument.length || read.length > max) {
    const wanted = operator === 'in' ? 'a list of strings' : 'a list of one string';
    throw new Refusal(400, `The argument of ${type} must be ${wanted}.`);
  }
  if (operator === 'after' && Number.isNaN(Date.parse(read[0] ?? ''))) {
    throw new Refusal(400, `The argument of ${type} must be a date, e.g. 2024-01-31.`);
  }
  return read;
}
