import { BrokerIssuer } from './broker-issuer.js';
import { connectionName, siteRoot, type Connection } from '../connection.js';
import { SignInSource, type InteractiveSource } from './interactive-source.js';

/** Options of `brokerSource`. */
export interface BrokerSourceOptions extends Connection {
  /** URL of the token broker, e.g. `/dam-auth/` on the page's own origin. */
  readonly brokerUrl: string;
  /** Replaces the global `fetch`, e.g. in tests. */
  readonly fetch?: typeof globalThis.fetch;
}

/**
 * Creates a source that signs users in with a popup through the token broker. This is the
 * recommended source.
 *
 * The access token is held in memory only. The refresh token is never visible to scripts: the
 * broker stores it in a cookie, and after a reload the first `get` or `subscribe` restores the
 * session with it. Throws a `TypeError` if the site is not https.
 */
export function brokerSource({
  brokerUrl,
  fetch = (...call) => globalThis.fetch(...call),
  ...connection
}: BrokerSourceOptions): InteractiveSource {
  siteRoot(connection);
  const name = connectionName(connection);
  return new SignInSource(connection, name, new BrokerIssuer({ brokerUrl, name, fetch }));
}
