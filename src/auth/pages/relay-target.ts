import { isLoopback } from '../loopback.js';

const expectedParams = ['client_id', 'redirect_uri', 'state'];

/** The validated target of the relay page. */
export interface RelayTarget {
  readonly url: URL;
  readonly state: string;
}

/**
 * Validates the URL that the relay page was asked to open. Any page can ask, so the URL must be the
 * allow-access page (section 4.1) of a site in `sites`, with a redirect to the relay's own origin.
 * On loopback, sites on loopback are also allowed. Returns undefined for every other URL.
 */
export function readRelayTarget(
  text: string,
  sites: readonly string[],
  page: { readonly origin: string; readonly hostname: string },
): RelayTarget | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  const isLocal = isLoopback(page.hostname) && isLoopback(url.hostname);
  const isKnown = url.protocol === 'https:' && sites.includes(url.origin);
  if (!isKnown && !(isLocal && /^https?:$/.test(url.protocol))) return undefined;
  if (url.pathname !== '/allowaccess' || url.username || url.password || url.hash) return undefined;

  const names = [...url.searchParams.keys()].sort();
  if (names.join() !== expectedParams.join()) return undefined;
  const redirectUri = url.searchParams.get('redirect_uri') ?? '';
  if (!URL.canParse(redirectUri) || new URL(redirectUri).origin !== page.origin) return undefined;
  const state = url.searchParams.get('state') ?? '';
  return /^[0-9a-f]{32}$/.test(state) ? { url, state } : undefined;
}
