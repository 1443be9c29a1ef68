/** A JSON value. */
export type Json =
  null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/** A place in an answer, e.g. `items[3].thumbnails.300px.url`. */
export type Path = string;

/** Replaces texts and names of members; undefined leaves them unchanged. */
export interface Replacement {
  readonly text: (path: Path, text: string | null) => string | undefined;
  readonly name: (path: Path, name: string, place: number) => string | undefined;
}

/** A copy of `json` with replaced texts and names. */
export function replaceTexts(json: Json, replacement: Replacement, path: Path = ''): Json {
  if (typeof json === 'string' || json === null) return replacement.text(path, json) ?? json;
  if (typeof json !== 'object') return json;
  if (isList(json)) {
    return json.map((each, index) => replaceTexts(each, replacement, `${path}[${index}]`));
  }
  const members = Object.entries(json).map(([name, value], place): [string, Json] => [
    replacement.name(path, name, place) ?? name,
    replaceTexts(value, replacement, path === '' ? name : `${path}.${name}`),
  ]);
  // `fromEntries` makes every name an own member, including `__proto__`.
  return Object.fromEntries(members);
}

/** Like `Array.isArray`, which does not narrow to read-only arrays. */
export function isList(json: Json): json is readonly Json[] {
  return Array.isArray(json);
}
