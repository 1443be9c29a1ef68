import { AuthError } from '../auth-error.js';
import { siteRoot, type Connection } from '../connection.js';
import { navigateWithoutOpener } from './navigate-without-opener.js';

/**
 * Navigates the blank window `opened` to the sign-in page at `target`. Throws an `AuthError` with
 * the code `popup_sandboxed` if the sandbox of the frame around the page forbids it; the window
 * then closes itself.
 */
export function showSignInPage(opened: Window, connection: Connection, target: URL): void {
  const { redirectUri, relayUrl, keepOpener = false } = connection;
  const isFramed = window.self !== window.top;
  // In a frame of another site, only a top-level page of this origin can receive the callback
  // message once a page on the way has cut the connection.
  const relay = isFramed && relayUrl !== undefined ? relayAddress(relayUrl, target) : undefined;
  if (relay || keepOpener) opened.location.replace(relay ?? target);
  else if (!navigateWithoutOpener(opened, target, redirectUri)) throw sandboxedError();
}

function sandboxedError(): AuthError {
  const error = new AuthError('popup_sandboxed');
  error.message += ', the sandbox of the frame lacks allow-popups-to-escape-sandbox';
  return error;
}

function relayAddress(relayUrl: string, target: URL): URL {
  const url = new URL(relayUrl);
  url.hash = target.href;
  return url;
}

/**
 * Returns the URL of the allow-access page with the three parameters of section 4.1. Throws a
 * `TypeError` if the site is neither https nor on loopback.
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
