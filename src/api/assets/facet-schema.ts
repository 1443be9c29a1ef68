import * as v from 'valibot';
import type { Facet, FacetType, FacetValue } from '../../model/facet/facet.js';
import { shortText } from '../../model/text/short-text.js';
import {
  anySchema,
  countSchema,
  entriesOf,
  identitySchema,
  membersOf,
  textsOf,
} from '../reading/schema.js';

/** The service returns at most this many values for a facet (section 8). */
const maxValues = 25;

/**
 * How many values are read at most. It is more than the service returns today, in case that limit
 * changes.
 */
const maxValuesRead = 50;

const textSchema = v.fallback(v.string(), '');

/** The live service returns a metadata value as `value` or as `values`. */
const valueSchema = v.object({
  name: textSchema,
  path: textSchema,
  value: textSchema,
  values: anySchema,
  search_query: identitySchema,
  count: v.fallback(v.nullish(countSchema), null),
});

const fieldSchema = v.object({
  display_key: identitySchema,
  display_name: textSchema,
  values: anySchema,
});

/**
 * Reads the requested facets, in the order of `types` (section 2.5). Facets without values and
 * entries that cannot be read are left out.
 */
export function readFacets(json: unknown, types: readonly FacetType[]): Facet[] {
  const given = new Map(membersOf(json));
  return [...new Set(types)]
    .flatMap((type) => {
      const list = given.get(type);
      if (!Array.isArray(list)) return [];
      return type === 'metadata'
        ? entriesOf(list).flatMap(readField)
        : [readFacet(type, type, '', list)];
    })
    .filter(({ values }) => values.length > 0);
}

function readField(json: unknown): Facet[] {
  const { success, output } = v.safeParse(fieldSchema, json);
  if (!success) return [];
  const { display_key: key, display_name: label, values } = output;
  return [readFacet(`metadata:${key}`, 'metadata', shortText(label || key), entriesOf(values))];
}

function readFacet(key: string, type: FacetType, label: string, list: readonly unknown[]): Facet {
  const values = new Map(
    list
      .slice(0, maxValuesRead)
      .flatMap(readValue)
      .map((value) => [value.clause, value]),
  );
  return { key, type, label, values: [...values.values()], truncated: list.length >= maxValues };
}

function readValue(json: unknown): FacetValue[] {
  const { success, output } = v.safeParse(valueSchema, json);
  if (!success) return [];
  const { name, path, value, values, search_query: clause, count } = output;
  const label = shortText(name || value || textsOf(values).join(', ') || path || clause);
  return [
    {
      label,
      clause,
      ...(path && { path: shortText(path) }),
      ...(typeof count === 'number' && { count }),
    },
  ];
}
