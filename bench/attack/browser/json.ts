/** What JSON can say. */
export type Json =
  null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/** Where something stands in an answer, e.g. `items[3].thumbnails.300px.url`. */
export type Path = string;

/** What replaces a text, or the name of a member; undefined leaves it as it is. */
export interface Replacement {
  readonly text: (path: Path, text: string | null) => string | undefined;
  readonly name: (path: Path, name: string, place: number) => string | undefined;
}

/** A copy of `json` with other texts and names. */
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
  // Members of any name are its own then, `__proto__` among them.
  return Object.fromEntries(members);
}

/** Array.isArray does not tell read-only arrays apart. */
export function isList(json: Json): json is readonly Json[] {
  return Array.isArray(json);
}
