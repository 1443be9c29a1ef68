import { connectionName, siteRoot, type Connection } from './connection.js';
import { DirectIssuer } from './sources/direct-issuer.js';
import { SignInSource, type InteractiveSource } from './sources/interactive-source.js';
import { isLoopback } from './loopback.js';

/** Options of `directSource`. */
export interface DirectSourceOptions extends Connection {
  /** Root of the version 2.0 API, without `/v2`. */
  readonly baseUrl: string;
  readonly clientSecret: string;
  /** Confirms that you know that everyone who opens the page can read the secret. */
  readonly dangerouslyAllowBrowserSecret: true;
  /** Replaces the global `fetch`, e.g. in tests. */
  readonly fetch?: typeof globalThis.fetch;
}

/**
 * Creates a source that signs users in without a broker, for development on your own machine.
 *
 * Tokens are held in memory and are lost with the page. A network failure during a refresh may end
 * the session. Throws a `TypeError` on a page that is not on loopback.
 */
export function directSource({
  baseUrl,
  clientSecret,
  dangerouslyAllowBrowserSecret: isAllowed,
  fetch = (...call) => globalThis.fetch(...call),
  ...connection
}: DirectSourceOptions): InteractiveSource {
  const hostname = typeof location === 'undefined' ? '' : location.hostname;
  // Callers without types may omit the flag.
  if (!(isAllowed as boolean) || !isLoopback(hostname)) {
    throw new TypeError('A client secret may only be used in a page on loopback');
  }
  siteRoot(connection);
  const { clientId } = connection;
  // Each page has its own session, so the name is unique.
  const name = `${connectionName(connection)}|${crypto.getRandomValues(new Uint32Array(2)).join('-')}`;
  const issuer = new DirectIssuer({ baseUrl, clientId, clientSecret, fetch });
  return new SignInSource(connection, name, issuer);
}
