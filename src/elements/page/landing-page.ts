import { parseUrl } from './parse-url.js';
import { scriptAddress } from './script-address.js';

/**
 * Where the sign-in window lands by default: `callback.html` beside the script that holds this
 * code. Undefined where a bundler put the code into a script of the host's, and where the script comes
 * from another origin than the page, which could not read the answer.
 */
export function defaultLandingPage(): string | undefined {
  const page = parseUrl('callback.html', scriptAddress);
  return page?.origin === location.origin ? page.href : undefined;
}
