import { failureAnswer } from './answers/failure.js';
import type { Handler } from './answers/route-table.js';
import type { Addresses } from './settings.js';

/** A function with the signature of `fetch`. */
export type Fetch = (input: Request | URL | string, init?: RequestInit) => Promise<Response>;

/** Routes a request to the API or the site by its origin. The answer for other origins is 404. */
export function originFetch(addresses: Addresses, api: Handler, site: Handler): Fetch {
  const { baseUrl, siteUrl, embedUrl, brandedUrl } = addresses;
  const siteOrigins = [siteUrl, embedUrl, brandedUrl];
  return async (input, init) => {
    const request = input instanceof Request && !init ? input : new Request(input, init);
    const { origin, pathname } = new URL(request.url);
    const shared = siteOrigins.includes(baseUrl) && !/^\/(?:v2|__\w+)(?:\/|$)/.test(pathname);
    if (origin === baseUrl && !shared) return api(request);
    if (siteOrigins.includes(origin)) return site(request);
    return failureAnswer(404, 'The service has no such host.');
  };
}
