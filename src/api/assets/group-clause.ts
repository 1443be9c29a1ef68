/**
 * Narrows a search to one asset group, in the service's own query language. Not shown in the
 * specification: field and braces are what integrations of the live service use. A backslash
 * before a brace in the name is our own choice.
 */
export function groupClause(name: string): string {
  return `ag:{${name.replace(/[\\{}]/g, '\\$&')}}`;
}
