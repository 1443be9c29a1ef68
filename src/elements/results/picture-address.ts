import { parseUrl } from '../page/parse-url.js';

/**
 * The address to fetch a picture, film or sound from, written as the browser reads it; undefined
 * where a page must not fetch it.
 *
 * @param hosts - What `picture-hosts` says: host names or origins, separated by white space. `*.` in
 * front of a name stands for all names below it. Without any entry, every host is allowed.
 * @param scheme - The scheme that is allowed beside `https:`. By default that of the page itself
 * where the page is on loopback.
 */
export function pictureAddress(
  address: string,
  hosts: string | null,
  scheme = isSecureContext ? location.protocol : '',
): string | undefined {
  const url = parseUrl(address);
  if (!url) return undefined;
  const { protocol, host, href } = url;
  if (protocol !== 'https:' && (protocol !== 'http:' || scheme !== protocol)) return undefined;
  const matches = (entry: string): boolean => {
    const name = entry.replace(`${protocol}//`, '');
    return name === host || (name.startsWith('*.') && host.endsWith(name.slice(1)));
  };
  return (hosts
    ?.toLowerCase()
    .match(/[^\s/]+(\/\/[^\s/]+)?/g)
    ?.some(matches) ?? true)
    ? href
    : undefined;
}
