import { AuthError } from '../auth-error.js';
import { siteRoot, type Connection } from '../connection.js';

const size = { width: 520, height: 720 };

/**
 * Opens a blank window for a sign-in. Call it in a user gesture before the first `await`; otherwise
 * it throws an `AuthError` with the code `popup_blocked`.
 */
export function openSignInWindow(): Window {
  const opened = window.open('about:blank', '_blank', `popup,${windowFeatures()}`);
  if (!opened || opened.closed) throw new AuthError('popup_blocked');
  return opened;
}

/** Throws an `AuthError` if the redirect URI or the relay URL is not on the page's origin. */
export function checkOrigins(connection: Connection): void {
  siteRoot(connection);
  const { redirectUri, relayUrl = redirectUri } = connection;
  // `window.origin` is used because a sandboxed page has an opaque origin, which `location.origin`
  // does not show.
  const isHere = (address: string): boolean =>
    URL.canParse(address) && new URL(address).origin === window.origin;
  if (!isHere(redirectUri) || !isHere(relayUrl)) throw new AuthError('bad_redirect');
}

function windowFeatures(): string {
  const left = Math.max(0, Math.round(screenX + (outerWidth - size.width) / 2));
  const top = Math.max(0, Math.round(screenY + (outerHeight - size.height) / 2));
  return Object.entries({ ...size, left, top })
    .map(([name, value]) => `${name}=${value}`)
    .join(',');
}
