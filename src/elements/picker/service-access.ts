import type { PickerClient } from '../../api/assets/picker-client.js';
import type { Announcer } from '../../controllers/announcer.js';
import { createElementConnection } from '../../controllers/element-connection.js';
import { connectStore } from '../../controllers/store-controller.js';
import type { ConnectionSettings } from '../../core/connection/connection-settings.js';
import type { ConnectionStore } from '../../core/connection/connection-store.js';
import { preloadSession } from '../../core/connection/lazy-broker-source.js';
import { SignInStore } from '../../core/connection/sign-in-store.js';
import { PickerErrorEvent } from '../../events/picker-error.js';
import { SignInChangeEvent } from '../../events/sign-in-change.js';
import type { Failure } from '../../model/failure.js';
import type { SignInStatus } from '../../model/sign-in/sign-in.js';
import type { Messages } from '../../text/messages/messages.js';
import { settingsOf } from './connection-attributes.js';
import { isDialog, type PickerHost } from './picker-host.js';

/** Callbacks to the picker's other parts. */
export interface AccessEvents {
  /** The connection changed, or was closed. */
  readonly onConnection: () => void;
  /** The user is signed in again. */
  readonly onSignedIn: (before: SignInStatus) => void;
}

/** What access needs from a picker. */
interface AccessibleFrom {
  readonly host: PickerHost;
  readonly announcer: Announcer;
  readonly words: Messages;
  readonly loadNotices: () => void;
}

/**
 * The picker's connection, which its attributes describe, and its sign-in. It connects when the
 * list is shown, when a field has items to show, or to sign in.
 */
export class ServiceAccess {
  readonly connection: ConnectionStore;
  readonly account: SignInStore;
  readonly #picker: AccessibleFrom;
  readonly #events: AccessEvents;
  #isListWanted = false;
  #connects = false;

  constructor(picker: AccessibleFrom, events: AccessEvents) {
    const { host } = picker;
    this.#picker = picker;
    this.#events = events;
    this.account = connectStore(
      host,
      new SignInStore({
        onChange: (status, before) => {
          host.dispatchEvent(new SignInChangeEvent({ status }));
          if (status === 'signed-in') events.onSignedIn(before);
          if (this.account.signedOut) picker.loadNotices();
        },
        onFailure: (failure) => this.report(failure),
      }),
    );
    // After the account: it stops listening before the token source is disposed of.
    this.connection = createElementConnection(host);
  }

  /** Whether the list has been shown. Before that, there is no search. */
  get isListWanted(): boolean {
    return this.#isListWanted;
  }

  /** The client for requests, with branded links if they are enabled. */
  get client(): PickerClient | undefined {
    const client = this.connection.state.connection?.client;
    return client?.withBranded(this.#picker.host.brandedLinks || client.branded);
  }

  /** Updates the connection from the attributes. Returns whether it changed. */
  update(): boolean {
    if (!this.connection.update(this.#settings())) return false;
    const { state } = this.connection;
    this.account.follow(state.connection?.tokens);
    if (state.status === 'failed') this.report(state.failure);
    this.#events.onConnection();
    return true;
  }

  /** Asks the user to sign in. Call it directly in the handler of a user gesture. */
  signIn(): Promise<void> {
    this.#connects = true;
    this.update();
    return this.account.signIn();
  }

  /** Reports a failure to the user and the page. */
  report(failure: Failure): void {
    const { announcer, host } = this.#picker;
    if (!(failure.code in this.#picker.words.failures)) this.#picker.loadNotices();
    announcer.sayInLanguage(() => this.#picker.words.failures[failure.code]?.[0] ?? '');
    // Being signed out is not an error if the user can sign in here.
    if (failure.code === 'sign-in-required' && this.account.possible) return;
    host.dispatchEvent(new PickerErrorEvent(failure));
  }

  #settings(): ConnectionSettings | undefined {
    const { host } = this.#picker;
    this.#isListWanted ||= !isDialog(host) || host.open;
    this.#connects ||= this.#isListWanted || (host.mode === 'field' && !!host.value[0]);
    // A page may call `signIn()` in a gesture of its own, which lasts for seconds only.
    if (host.brokerUrl) preloadSession();
    return this.#connects && host.isConnected ? settingsOf(host) : undefined;
  }
}
