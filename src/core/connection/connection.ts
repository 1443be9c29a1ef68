import { createPickerClient, type PickerClient } from '../../api/assets/picker-client.js';
import { profileOf } from '../../api/profile.js';
import type { TokenSource } from '../../api/token-source.js';
import { siteRoot } from '../../auth/connection.js';
import type { Failure } from '../../model/failure.js';
import {
  problemWith,
  type ConnectionSettings,
  type SignInSettings,
} from './connection-settings.js';
import { LazyBrokerSource } from './lazy-broker-source.js';

/** A connection to the service, shared by all elements with the same settings. */
export interface Connection {
  readonly client: PickerClient;
  /** Undefined if the host supplied a client, which then handles sign-in itself. */
  readonly tokens: TokenSource | undefined;
}

interface Shared extends Connection {
  users: number;
  readonly dispose: () => void;
}

const shared = new Map<string, Shared>();
const identities = new WeakMap<object, string>();

/**
 * Returns the connection for `settings`, or a failure that says what is missing. Elements with the
 * same settings share one connection and one sign-in; each must return it with `releaseConnection`.
 */
export function acquireConnection(settings: ConnectionSettings): Connection | Failure {
  const problem = problemWith(settings);
  if (problem) return { code: 'configuration', retryable: false, message: problem };
  const key = keyOf(settings);
  let connection = shared.get(key);
  if (!connection) {
    try {
      connection = open(settings);
    } catch (error) {
      const message =
        error instanceof TypeError ? error.message : 'The settings do not fit together';
      return { code: 'configuration', retryable: false, message };
    }
    shared.set(key, connection);
  }
  connection.users += 1;
  return connection;
}

/** Releases a connection. The last release closes it. */
export function releaseConnection(connection: Connection): void {
  for (const [key, held] of shared) {
    if (held !== connection) continue;
    held.users -= 1;
    if (held.users > 0) return;
    shared.delete(key);
    held.dispose();
  }
}

/** Returns the key of a connection. Settings with the same key share it. */
export function keyOf({ client, tokens, profile, baseUrl, ...signIn }: ConnectionSettings): string {
  if (client) return identityOf(client);
  const dialect = typeof profile === 'string' ? profile : identityOf(profile);
  return JSON.stringify([baseUrl, dialect, tokens ? identityOf(tokens) : signIn]);
}

function open(settings: ConnectionSettings): Shared {
  const { client, tokens, profile, baseUrl, ...signIn } = settings;
  if (client) return share(client, tokens);
  const dialect = profileOf(profile);
  // The host disposes of its own token source.
  if (tokens) return share(createPickerClient({ baseUrl, tokens, profile: dialect }), tokens);
  const source = sourceOf(signIn);
  const asking = createPickerClient({ baseUrl, tokens: source, profile: dialect });
  return share(asking, source, () => source.dispose());
}

function share(
  client: PickerClient,
  tokens: TokenSource | undefined,
  dispose: () => void = () => undefined,
): Shared {
  return { client, tokens, users: 0, dispose };
}

function sourceOf({ relayUri, ...signIn }: SignInSettings): LazyBrokerSource {
  siteRoot(signIn);
  return new LazyBrokerSource({ ...signIn, ...(relayUri !== '' && { relayUrl: relayUri }) });
}

function identityOf(object: object): string {
  const known = identities.get(object);
  if (known !== undefined) return known;
  const identity = crypto.getRandomValues(new Uint32Array(4)).join('-');
  identities.set(object, identity);
  return identity;
}
