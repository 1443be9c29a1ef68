/**
 * Returns the clause that narrows a search to one asset group, in the service's query language. The
 * specification does not show it: the field name and the braces are those that integrations of the
 * live service use. Escaping braces in the name with a backslash is this package's own choice.
 */
export function groupClause(name: string): string {
  return `ag:{${name.replace(/[\\{}]/g, '\\$&')}}`;
}
