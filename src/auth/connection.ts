import { isLoopback } from './loopback.js';

/** One OAuth client at one customer site. */
export interface Connection {
  /** URL of the customer site, which serves `/allowaccess` (section 4.1). */
  readonly siteUrl: string;
  readonly clientId: string;
  /** The callback page of the sign-in window, on the page's own origin. */
  readonly redirectUri: string;
  /** The account of the tokens (section 2.1). If set, codes of other accounts are rejected. */
  readonly account?: string;
  /** The relay page, for pages in a frame of another site. On the page's own origin. */
  readonly relayUrl?: string;
  /**
   * Keeps the sign-in window's reference to the page (`window.opener`). False by default, so that
   * no page that the window visits can navigate this page. If true, this page can close the window.
   */
  readonly keepOpener?: boolean;
}

/** Returns the name of the connection, which is the same in every tab. */
export function connectionName({ siteUrl, clientId }: Connection): string {
  return `dam-auth:${siteUrl.replace(/\/*$/, '')}|${clientId}`;
}

/** Returns the validated URL of the site, without query and fragment. */
export function siteRoot({ siteUrl }: Connection): URL {
  const url = new URL(siteUrl);
  const isSafe =
    url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname));
  if (!isSafe || url.username || url.password) throw new TypeError('The site URL must be https');
  url.search = '';
  url.hash = '';
  return url;
}
