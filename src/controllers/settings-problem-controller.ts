import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { ConnectionStore, type ConnectionState } from '../core/connection/connection-store.js';
import { StoreController } from './store-controller.js';

/** How long a failure of settings lasts before developers are told, in milliseconds. */
const staysMs = 1000;

/** An element that has settings. */
type Host = ReactiveControllerHost & Pick<Element, 'localName'>;

/**
 * Tells developers, in the console, what is wrong with the settings of an element: once for each
 * problem that stays. A framework that takes over what a server has rendered sets properties only
 * after the element is there.
 */
export class SettingsProblemController implements ReactiveController {
  readonly #host: Host;
  readonly #connection: ConnectionStore;
  readonly #told = new Set<string>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #seen: ConnectionState | undefined;

  constructor(host: Host, connection: ConnectionStore) {
    this.#host = host;
    this.#connection = connection;
    host.addController(this);
  }

  hostDisconnected(): void {
    clearTimeout(this.#timer);
    this.#seen = undefined;
  }

  hostUpdated(): void {
    const { state } = this.#connection;
    if (state === this.#seen) return;
    this.#seen = state;
    clearTimeout(this.#timer);
    if (state.status !== 'failed') return;
    const { message } = state.failure;
    if (!this.#told.has(message)) this.#timer = setTimeout(() => this.#tell(message), staysMs);
  }

  #tell(message: string): void {
    this.#told.add(message);
    import('../auth/developer-console.js').then(
      ({ logSettingsError }) => logSettingsError(this.#host.localName, message),
      () => undefined,
    );
  }
}

/** The connection of an element. Developers are told of what is wrong with its settings. */
export function connectionOf(host: Host): ConnectionStore {
  const connection = new ConnectionStore();
  new StoreController(host, connection);
  new SettingsProblemController(host, connection);
  return connection;
}
