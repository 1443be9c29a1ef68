import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Failure } from '../model/failure.js';
import { holdConnection, keyOf, releaseConnection, type Connection } from './connection.js';
import type { ConnectionSettings } from './connection-settings.js';

/** Whether there is a way to the service. */
export type ConnectionState =
  | { readonly status: 'closed'; readonly connection?: undefined }
  | { readonly status: 'failed'; readonly failure: Failure; readonly connection?: undefined }
  | { readonly status: 'open'; readonly connection: Connection };

/** How long a failure of settings lasts before developers are told, in milliseconds. */
const staysMs = 1000;

/** An element that has settings. */
type Host = ReactiveControllerHost & Pick<Element, 'isConnected' | 'localName'>;

/** Holds the connection that the host's settings describe, as long as the host is on the page. */
export class ConnectionController implements ReactiveController {
  state: ConnectionState = { status: 'closed' };

  readonly #host: Host;
  readonly #settings: () => ConnectionSettings | undefined;
  readonly #explained = new Set<string>();
  #key: string | undefined;
  #explaining: ReturnType<typeof setTimeout> | undefined;

  /** `settings` gives undefined while the host has no need of the service. */
  constructor(host: Host, settings: () => ConnectionSettings | undefined) {
    this.#host = host;
    this.#settings = settings;
    host.addController(this);
  }

  hostConnected(): void {
    this.#host.requestUpdate();
  }

  /** Stays open for a host that is only moved: it is back before the microtask runs. */
  hostDisconnected(): void {
    queueMicrotask(() => {
      if (!this.#host.isConnected) this.#close();
    });
  }

  /** Brings the connection in line with the settings. Says whether it is another than before. */
  update(): boolean {
    const settings = this.#host.isConnected ? this.#settings() : undefined;
    const key = settings && keyOf(settings);
    if (key === this.#key) return false;
    const { connection: before } = this.state;
    this.#key = key;
    clearTimeout(this.#explaining);
    // Taken before the old one is given back: they may share what is expensive to make.
    this.state = settings ? this.#open(settings) : { status: 'closed' };
    if (before) releaseConnection(before);
    return true;
  }

  #open(settings: ConnectionSettings): ConnectionState {
    const held = holdConnection(settings);
    if ('client' in held) return { status: 'open', connection: held };
    this.#explain(held);
    return { status: 'failed', failure: held };
  }

  /**
   * Tells developers, once for each cause that stays: a framework that takes over what a server has
   * rendered sets properties only after the element is there.
   */
  #explain({ message }: Failure): void {
    if (this.#explained.has(message)) return;
    this.#explaining = setTimeout(() => {
      this.#explained.add(message);
      import('../auth/developer-console.js').then(
        ({ logSettingsError }) => logSettingsError(this.#host.localName, message),
        () => undefined,
      );
    }, staysMs);
  }

  #close(): void {
    clearTimeout(this.#explaining);
    if (this.state.connection) releaseConnection(this.state.connection);
    this.state = { status: 'closed' };
    this.#key = undefined;
  }
}
