import type { Failure } from '../../model/failure.js';
import { Store } from '../store.js';
import { acquireConnection, keyOf, releaseConnection, type Connection } from './connection.js';
import type { ConnectionSettings } from './connection-settings.js';

/** The state of the connection. */
export type ConnectionState =
  | { readonly status: 'closed'; readonly connection?: undefined }
  | { readonly status: 'failed'; readonly failure: Failure; readonly connection?: undefined }
  | { readonly status: 'open'; readonly connection: Connection };

/** Holds the connection for its settings. Stores with the same settings share one connection. */
export class ConnectionStore extends Store<ConnectionState> {
  #key: string | undefined;

  constructor() {
    super({ status: 'closed' });
  }

  /**
   * Opens the connection for `settings`, or closes it if they are undefined. Returns whether the
   * connection changed.
   */
  update(settings: ConnectionSettings | undefined): boolean {
    const key = settings && keyOf(settings);
    if (key === this.#key) return false;
    const { connection: before } = this.state;
    this.#key = key;
    // The new connection is opened before the old one is released, because they may share a token
    // source.
    this.set(settings ? open(settings) : { status: 'closed' });
    if (before) releaseConnection(before);
    return true;
  }

  /** Closes the connection. `update()` opens it again. */
  pause(): void {
    this.update(undefined);
  }
}

function open(settings: ConnectionSettings): ConnectionState {
  const held = acquireConnection(settings);
  return 'client' in held
    ? { status: 'open', connection: held }
    : { status: 'failed', failure: held };
}
