import { parseUrl } from '../page/parse-url.js';

/**
 * Returns the normalized URL of a picture, video or audio file. Undefined if the page must not load
 * it.
 *
 * @param hosts - The value of `picture-hosts`: host names or origins, separated by white space.
 * `*.` before a name stands for all its subdomains. If it is empty, every host is allowed.
 * @param scheme - An additional allowed scheme besides `https:`. By default the page's own on
 * loopback.
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
