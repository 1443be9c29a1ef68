/** Reads an address as `URL.parse` does in newer browsers: undefined where it cannot be read. */
export function parseUrl(address: string, base?: string): URL | undefined {
  return URL.canParse(address, base) ? new URL(address, base) : undefined;
}
