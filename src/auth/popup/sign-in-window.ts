import { AuthError } from '../auth-error.js';
import { siteRoot, type Connection } from '../connection.js';

const size = { width: 520, height: 720 };

/**
 * Opens a blank window for a sign-in. Works only in a gesture, and only before the first `await`
 * in it; throws an `AuthError` with code `popup_blocked` otherwise.
 */
export function openSignInWindow(): Window {
  const opened = window.open('about:blank', '_blank', `popup,${windowFeatures()}`);
  if (!opened || opened.closed) throw new AuthError('popup_blocked');
  return opened;
}

/** Throws an `AuthError` where the connection could never bring an answer to this page. */
export function checkOrigins(connection: Connection): void {
  siteRoot(connection);
  const { redirectUri, relayUrl = redirectUri } = connection;
  // Not the location's origin: in a sandbox that still has one, and the page has not.
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
