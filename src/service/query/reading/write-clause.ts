/** Special characters of queries, and white space that parsing would collapse or trim. */
const MEANT = /[\\()[\]{}":*]|^[-<>]|(?<=\s)[-<>]|[^\S ]|^ | $|(?<= ) | (?= )/g;
const OPERATOR = /(?<![^ ])(and|or|not|isempty)(?![^ ])/gi;

/** Escapes a value for use in a group: `a (b) OR c` becomes `a \(b\) \OR c`. */
export function escapeValue(value: string): string {
  return value.replace(MEANT, '\\$&').replace(OPERATOR, '\\$1');
}

/**
 * Writes the `search_query` of a facet value (section 2.5), e.g. `ft:(IMAGE)`. It finds exactly the
 * assets with this value. `escapedName` is for names that would otherwise mean a built-in field.
 */
export function writeClause(name: string, value: string, { escapedName = false } = {}): string {
  const escaped = escapeValue(name).replaceAll(/(?<!\\) /g, '\\ ');
  const prefix = escapedName && !escaped.startsWith('\\') ? '\\' : '';
  return `${prefix}${escaped}:(${escapeValue(value)})`;
}
