import { isLoopback } from './loopback.js';

/** One OAuth client at one customer site. */
export interface Connection {
  /** The customer site, where `/allowaccess` lives (section 4.1). */
  readonly siteUrl: string;
  readonly clientId: string;
  /** The landing page of the sign-in window, on the page's own origin. */
  readonly redirectUri: string;
  /** The account whose tokens these are (section 2.1). Where given, no other's code is taken. */
  readonly account?: string;
  /** The relay page, for pages shown in another site's frame. On the page's own origin. */
  readonly relayUrl?: string;
  /**
   * Keeps the tie between the sign-in window and the page. Off, so that no page on the way can
   * lead this one elsewhere; on, the window can be closed from here.
   */
  readonly keepOpener?: boolean;
}

/** What every tab with this connection calls it. */
export function connectionName({ siteUrl, clientId }: Connection): string {
  return `dam-auth:${siteUrl.replace(/\/*$/, '')}|${clientId}`;
}

/**
 * The address at which a person allows access, with the three parameters of section 4.1 and
 * nothing else. Throws a `TypeError` for a site that is neither https nor on this machine.
 */
export function allowAccessUrl(connection: Connection, state: string): URL {
  const { clientId, redirectUri } = connection;
  const url = siteRoot(connection);
  url.pathname = url.pathname.replace(/\/*$/, '/allowaccess');
  url.search = new URLSearchParams({
    client_id: clientId,
    redirect_uri: redirectUri,
    state,
  }).toString();
  return url;
}

/** The site's checked address, without query and fragment. */
export function siteRoot({ siteUrl }: Connection): URL {
  const url = new URL(siteUrl);
  const isSafe =
    url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname));
  if (!isSafe || url.username || url.password) throw new TypeError('The site URL must be https');
  url.search = '';
  url.hash = '';
  return url;
}
