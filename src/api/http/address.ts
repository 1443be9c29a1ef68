/**
 * Parses a URL setting into a base for relative paths.
 *
 * The final slash is optional. The query and the fragment are removed.
 *
 * @param name - The name of the setting, for error messages. They do not contain the value.
 * @throws TypeError if the value is not an absolute http or https URL, or contains credentials.
 */
export function readAddress(address: string, name: string): URL {
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    throw new TypeError(`${name} must be an absolute URL, e.g. https://api.example.com`);
  }
  if (!isWebAddress(address)) throw new TypeError(`${name} must be an http or https URL`);
  if (url.username || url.password)
    throw new TypeError(`${name} must not contain a user name or password`);
  const root = new URL(url.origin);
  root.pathname = `${url.pathname.replace(/\/+$/, '')}/`;
  return root;
}

/**
 * Like `readAddress`, for the version 2.0 API: its paths start with `v2/`, so a final `v2/` of the
 * setting is removed (section 9).
 */
export function readBaseUrl(address: string): URL {
  const root = readAddress(address, 'baseUrl');
  root.pathname = root.pathname.replace(/\/v2\/$/, '/');
  return root;
}

/** Whether `address` is an absolute http or https URL. Excludes `javascript:` and `data:`. */
export function isWebAddress(address: string): boolean {
  return /^https?:\/\//i.test(address) && URL.canParse(address);
}
