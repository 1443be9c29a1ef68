/** Characters that mean something in a query; white space that reading would join or trim. */
const MEANT = /[\\()[\]{}":*]|^[-<>]|(?<=\s)[-<>]|[^\S ]|^ | $|(?<= ) | (?= )/g;
const OPERATOR = /(?<![^ ])(and|or|not|isempty)(?![^ ])/gi;

/** Writes a value so that a group holds it as plain words: `a (b) OR c` becomes `a \(b\) \OR c`. */
export function escapeValue(value: string): string {
  return value.replace(MEANT, '\\$&').replace(OPERATOR, '\\$1');
}

/**
 * Writes a facet value's `search_query` (section 2.5), e.g. `ft:(IMAGE)`. It finds exactly the assets
 * that carry the value. `escapedName` says that the name would otherwise mean a built-in field.
 */
export function writeClause(name: string, value: string, { escapedName = false } = {}): string {
  const escaped = escapeValue(name).replaceAll(/(?<!\\) /g, '\\ ');
  const prefix = escapedName && !escaped.startsWith('\\') ? '\\' : '';
  return `${prefix}${escaped}:(${escapeValue(value)})`;
}
