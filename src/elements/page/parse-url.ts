/** Parses a URL like `URL.parse` of newer browsers. Undefined if it is invalid. */
export function parseUrl(address: string, base?: string): URL | undefined {
  return URL.canParse(address, base) ? new URL(address, base) : undefined;
}
