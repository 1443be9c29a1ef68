/** The registered integration and its redirect addresses. */
export interface RegisteredClient {
  readonly id: string;
  readonly secret: string;
  /** Compared exactly. Undefined allows every http or https address on loopback. */
  readonly redirectUris: readonly string[] | undefined;
}

/** Whether `address` is a registered redirect address. */
export function isRegistered(client: RegisteredClient, address: string): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return false;
  if (url.username !== '' || url.password !== '' || address.includes('#')) return false;
  return client.redirectUris?.includes(address) ?? isLoopback(url.hostname);
}

/** Compares two secrets in constant time. */
export function sameSecret(one: string, other: string): boolean {
  let difference = one.length ^ other.length;
  for (let at = 0; at < one.length; at += 1) {
    difference |= one.charCodeAt(at) ^ other.charCodeAt(at % Math.max(other.length, 1));
  }
  return difference === 0;
}

function isLoopback(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127(\.\d{1,3}){3}$/.test(hostname)
  );
}
