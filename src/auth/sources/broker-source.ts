import { BrokerIssuer } from './broker-issuer.js';
import { connectionName, siteRoot, type Connection } from '../connection.js';
import { SignInSource, type InteractiveSource } from './interactive-source.js';

/** What a source needs that signs in through the broker. */
export interface BrokerSourceOptions extends Connection {
  /** Where the token broker answers, e.g. `/dam-auth/` on the page's own origin. */
  readonly brokerUrl: string;
  /** Stands in for the global `fetch`, e.g. under test. */
  readonly fetch?: typeof globalThis.fetch;
}

/**
 * Signs people in with a popup, through the token broker; the recommended way.
 *
 * The access token is held in memory only. The refresh token never reaches the browser's
 * scripts: the broker keeps it in a cookie, by which the first `get` or `subscribe` finds the
 * session again after a reload. Throws a `TypeError` for a site that is not https.
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
