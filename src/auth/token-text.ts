/**
 * Whether `value` can be a bearer token: printable ASCII without spaces, at most 4096 characters.
 * Its structure is not checked, because the service accepts older formats too.
 */
export function isTokenText(value: unknown): value is string {
  return typeof value === 'string' && /^[\x21-\x7e]{1,4096}$/.test(value);
}
