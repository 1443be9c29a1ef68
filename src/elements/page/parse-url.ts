/** Parses a URL like `URL.parse` of newer browsers. Undefined if it is invalid. */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    // `URL.canParse` would parse each of the many URLs of a list twice.
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
