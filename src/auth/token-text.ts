/**
 * Whether `value` can be presented as a bearer token: printable, without blanks, and no longer
 * than any header may be. Its inner shape is not asked for: the service takes older ones too.
 */
export function isTokenText(value: unknown): value is string {
  return typeof value === 'string' && /^[\x21-\x7e]{1,4096}$/.test(value);
}
