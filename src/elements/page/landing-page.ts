import { parseUrl } from './parse-url.js';
import { scriptAddress } from './script-address.js';

/**
 * Returns the default redirect URI: `callback.html` in the directory of this script. Undefined if a
 * bundler put the code into the host's own script, or if the script has another origin than the
 * page, because the page could not read the response.
 */
export function defaultLandingPage(): string | undefined {
  const page = parseUrl('callback.html', scriptAddress);
  return page?.origin === location.origin ? page.href : undefined;
}
