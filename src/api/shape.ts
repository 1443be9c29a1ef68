import { getDotPath, safeParse, type GenericSchema, type InferOutput } from 'valibot';
import { ShapeError } from './errors.js';

/**
 * Reads untrusted JSON by a schema.
 *
 * @param at - Where the value stands in the answer, e.g. `asset`.
 * @throws ShapeError naming the place, and never the value.
 */
export function read<Schema extends GenericSchema>(
  schema: Schema,
  json: unknown,
  at: string,
): InferOutput<Schema> {
  const result = safeParse(schema, json, { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  const path = getDotPath(issue);
  throw new ShapeError(path === null ? at : `${at}.${path}`, issue.expected ?? 'another value');
}

/** The members of an object, own ones only and under any name; none where it is no object. */
export function membersOf(json: unknown): readonly (readonly [string, unknown])[] {
  const isObject = typeof json === 'object' && json !== null && !Array.isArray(json);
  return isObject ? Object.entries(json) : [];
}
