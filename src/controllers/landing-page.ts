import { parseUrl } from './parse-url.js';

/**
 * Where the sign-in window lands by default: `callback.html` beside the script that holds this
 * code. Undefined where that is another origin than the page's, which could not read the answer.
 */
export function defaultLandingPage(): string | undefined {
  const page = parseUrl('callback.html', import.meta.url);
  return page?.origin === location.origin ? page.href : undefined;
}
