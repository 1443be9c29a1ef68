import * as v from 'valibot';
import { SchemaError } from '../errors.js';
import { isSegment } from '../http/segment.js';

/**
 * How many entries are read of a list within an item, such as embeds or values. No library needs as
 * many.
 */
const maxEntries = 500;

/**
 * The maximum length of an id or clause, in UTF-16 code units. Servers reject longer URLs anyway.
 */
const maxIdentityLength = 8000;

/** A text that identifies something and can be part of a URL. */
export const identitySchema = v.pipe(
  v.string(),
  v.check((text) => text.length <= maxIdentityLength && isSegment(text)),
);

/** A whole number from 0. */
export const countSchema = v.pipe(
  v.number(),
  v.check((count) => Number.isInteger(count) && count >= 0),
);

/**
 * Validates JSON against a schema.
 *
 * @param at - The position of the value in the response, e.g. `asset`.
 * @throws SchemaError, which names the position and never contains the value.
 */
export function read<Schema extends v.GenericSchema>(
  schema: Schema,
  json: unknown,
  at: string,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, json, { abortEarly: true });
  if (result.success) return result.output;
  const [{ path = [], expected }] = result.issues;
  const place = [at, ...path.map(({ key }) => key)].join('.');
  throw new SchemaError(place, expected ?? 'another value');
}

/**
 * Accepts any value. Sections that were not requested are null; the others are validated where they
 * are used.
 */
export const anySchema = v.nullish(v.unknown());

/**
 * Returns the entries of a list, up to `limit`. Entries beyond it are not read.
 *
 * @param at - The position of the list in the response.
 * @throws SchemaError if the value is not a list.
 */
export function readList(json: unknown, at: string, limit: number): readonly unknown[] {
  if (!Array.isArray(json)) throw new SchemaError(at, 'Array');
  return json.slice(0, limit);
}

/**
 * Returns the entries of a list within an item, up to the limit. Empty if the value is not a list.
 */
export function entriesOf(json: unknown): readonly unknown[] {
  return Array.isArray(json) ? json.slice(0, maxEntries) : [];
}

/** Returns the strings of a list, or a single string as a list of one. */
export function textsOf(json: unknown): readonly string[] {
  return entriesOf(Array.isArray(json) ? json : [json]).filter((each) => typeof each === 'string');
}

/** Returns the own members of an object, up to the limit. Empty if the value is not an object. */
export function membersOf(json: unknown): readonly (readonly [string, unknown])[] {
  const isObject = typeof json === 'object' && json !== null && !Array.isArray(json);
  return isObject ? Object.entries(json).slice(0, maxEntries) : [];
}
