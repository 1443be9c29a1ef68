import * as v from 'valibot';
import { shortText } from '../model/short-text.js';
import { ShapeError } from './errors.js';

/** Entries of a list within an item, such as embeds or values: no library comes near it. */
const mostEntries = 500;

/** Code units of what identifies something, or leads to it: longer requests are refused anyway. */
const longestIdentity = 8000;

/** A text that tells one thing from others. */
export const identitySchema = v.pipe(
  v.string(),
  v.check((text) => text !== '' && text.length <= longestIdentity),
);

/** A text that is only shown; empty where it is none. */
export const labelSchema = v.fallback(
  v.pipe(
    v.string(),
    v.transform((text) => shortText(text)),
  ),
  '',
);

/** A list, whatever is in it: nothing is read of what is not used. */
export const listSchema = {
  ...v.custom<readonly unknown[]>(Array.isArray),
  expects: 'Array',
};

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

/**
 * The members of an object, own ones only and under any name, as far as there can be so many; none
 * where it is no object.
 */
export function membersOf(json: unknown): readonly (readonly [string, unknown])[] {
  const isObject = typeof json === 'object' && json !== null && !Array.isArray(json);
  return isObject ? entriesOf(Object.entries(json)) : [];
}

/** The entries of a list within an item, as far as there can be so many. */
export function entriesOf<Entry>(list: readonly Entry[]): readonly Entry[] {
  return list.slice(0, mostEntries);
}

/** The texts of a list, or the one that stands for it. */
export function textsOf(json: unknown): readonly string[] {
  return entriesOf([json].flat()).filter((each) => typeof each === 'string');
}
