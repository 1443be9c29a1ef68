import * as v from 'valibot';
import { SchemaError } from '../errors.js';
import { isSegment } from '../http/segment.js';

/** Entries of a list within an item, such as embeds or values: no library comes near it. */
const maxEntries = 500;

/** Code units of what identifies something, or leads to it: longer requests are refused anyway. */
const maxIdentityLength = 8000;

/** A text that tells one thing from others, and that an address can hold. */
export const identitySchema = v.pipe(
  v.string(),
  v.check((text) => text.length <= maxIdentityLength && isSegment(text)),
);

/** How many there are. */
export const countSchema = v.pipe(
  v.number(),
  v.check((count) => Number.isInteger(count) && count >= 0),
);

/**
 * Reads untrusted JSON by a schema.
 *
 * @param at - Where the value stands in the answer, e.g. `asset`.
 * @throws SchemaError naming the place, and never the value.
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

/** Looked at where it is used: a section that was not asked for is null, and may be anything. */
export const anySchema = v.nullish(v.unknown());

/**
 * The entries of a list, as far as they were asked for. Nothing is read of those behind them.
 *
 * @param at - Where the list stands in the answer.
 * @throws SchemaError where it is no list.
 */
export function readList(json: unknown, at: string, limit: number): readonly unknown[] {
  if (!Array.isArray(json)) throw new SchemaError(at, 'Array');
  return json.slice(0, limit);
}

/** The entries of a list within an item, as far as there can be so many; none where it is none. */
export function entriesOf(json: unknown): readonly unknown[] {
  return Array.isArray(json) ? json.slice(0, maxEntries) : [];
}

/** The texts of a list, or the one that stands for it. */
export function textsOf(json: unknown): readonly string[] {
  return entriesOf(Array.isArray(json) ? json : [json]).filter((each) => typeof each === 'string');
}

/**
 * The members of an object, own ones only and under any name, as far as there can be so many; none
 * where it is no object.
 */
export function membersOf(json: unknown): readonly (readonly [string, unknown])[] {
  const isObject = typeof json === 'object' && json !== null && !Array.isArray(json);
  return isObject ? Object.entries(json).slice(0, maxEntries) : [];
}
