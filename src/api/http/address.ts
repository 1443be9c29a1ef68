/**
 * Reads an address that a host configured, to be built upon with relative paths.
 *
 * A closing slash may be there or not. Everything past the path is left off.
 *
 * @param name - What the host calls the setting; all that the error says of it.
 * @throws TypeError where it is no absolute http or https address, or holds a user name.
 */
export function readAddress(address: string, name: string): URL {
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    throw new TypeError(`${name} must be an absolute address, e.g. https://api.example.com`);
  }
  if (!isWebAddress(address)) throw new TypeError(`${name} must be an http or https address`);
  if (url.username || url.password) throw new TypeError(`${name} must not hold a user name`);
  const root = new URL(url.origin);
  root.pathname = `${url.pathname.replace(/\/+$/, '')}/`;
  return root;
}

/** As `readAddress`, for the version 2.0 API: its paths start with `v2/`, given or not (section 9). */
export function readBaseUrl(address: string): URL {
  const root = readAddress(address, 'baseUrl');
  root.pathname = root.pathname.replace(/\/v2\/$/, '/');
  return root;
}

/** Whether `address` is absolute and may be fetched or linked to: no `javascript:`, no `data:`. */
export function isWebAddress(address: string): boolean {
  return /^https?:\/\//i.test(address) && URL.canParse(address);
}
