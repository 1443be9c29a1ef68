import * as v from 'valibot';
import { ShapeError } from './errors.js';

/** A text that tells one thing from others. */
export const identitySchema = v.pipe(
  v.string(),
  v.check((text) => text !== ''),
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
 * @throws ShapeError naming the place, and never the value.
 */
export function read<Schema extends v.GenericSchema>(
  schema: Schema,
  json: unknown,
  at: string,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, json, { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  const path = v.getDotPath(issue);
  throw new ShapeError(path === null ? at : `${at}.${path}`, issue.expected ?? 'another value');
}

/** The members of an object, own ones only and under any name; none where it is no object. */
export function membersOf(json: unknown): readonly (readonly [string, unknown])[] {
  const isObject = typeof json === 'object' && json !== null && !Array.isArray(json);
  return isObject ? Object.entries(json) : [];
}
