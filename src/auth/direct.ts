import { connectionName, siteRoot, type Connection } from './connection.js';
import { DirectIssuer } from './sources/direct-issuer.js';
import { SignInSource, type InteractiveSource } from './sources/interactive-source.js';
import { isLoopback } from './loopback.js';

/** What a source needs that keeps the client's secret in the page. */
export interface DirectSourceOptions extends Connection {
  /** Root of the version 2.0 API, without its `/v2`. */
  readonly baseUrl: string;
  readonly clientSecret: string;
  /** Says that whoever wrote this knows that everybody who opens the page can read the secret. */
  readonly dangerouslyAllowBrowserSecret: true;
  /** Stands in for the global `fetch`, e.g. under test. */
  readonly fetch?: typeof globalThis.fetch;
}

/**
 * Signs people in without a broker, for developers on their own machine.
 *
 * Tokens are held in memory only and end with the page; a network that fails at the wrong moment
 * may end them sooner. Throws a `TypeError` on any page that is not on loopback.
 */
export function directSource({
  baseUrl,
  clientSecret,
  dangerouslyAllowBrowserSecret: isAllowed,
  fetch = (...call) => globalThis.fetch(...call),
  ...connection
}: DirectSourceOptions): InteractiveSource {
  const hostname = typeof location === 'undefined' ? '' : location.hostname;
  // Callers without types can leave the flag out.
  if (!(isAllowed as boolean) || !isLoopback(hostname)) {
    throw new TypeError('A client secret may only be used in a page on loopback');
  }
  siteRoot(connection);
  const { clientId } = connection;
  // Each page has a session of its own, so there is nobody to share a name with.
  const name = `${connectionName(connection)}|${crypto.getRandomValues(new Uint32Array(2)).join('-')}`;
  const issuer = new DirectIssuer({ baseUrl, clientId, clientSecret, fetch });
  return new SignInSource(connection, name, issuer);
}
