/** Whether `value` is a token of this type and this account (section 2.1). */
export function isTokenOf(
  value: unknown,
  type: 'wac' | 'wat' | 'wrt',
  account: string,
): value is string {
  if (typeof value !== 'string' || value.length > 1024) return false;
  const prefix = `${type}_${account}_`;
  // The random part has no underscore, so `acme` does not match tokens of an account `acme_west`.
  return value.startsWith(prefix) && /^[A-Za-z0-9~.-]+$/.test(value.slice(prefix.length));
}
