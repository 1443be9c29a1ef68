import type { Grant } from './grant.js';
import { openSessionChannel, type SessionMessage, type SessionChannel } from './session-channel.js';
import { onWakeUp } from './wake-up.js';

/**
 * Triggers revalidation of a session: on messages of other tabs, when the tab becomes active again,
 * and before its grant expires. Uses no timers and no listeners while stopped.
 */
export class SessionMonitor {
  readonly #name: string;
  readonly #revalidate: (message?: SessionMessage) => Promise<number>;
  #channel: SessionChannel | undefined;
  #stopWaking: (() => void) | undefined;
  #grant: Grant | undefined;
  #stopAlarm: (() => void) | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `revalidate` resolves to the milliseconds after which to call it again, or to 0. */
  constructor(name: string, revalidate: (message?: SessionMessage) => Promise<number>) {
    this.#name = name;
    this.#revalidate = revalidate;
  }

  start(): void {
    if (this.#channel) return;
    this.#channel = openSessionChannel(this.#name, this.revalidate);
    this.#stopWaking = onWakeUp(() => this.revalidate());
  }

  stop(): void {
    this.#channel?.close();
    this.#channel = undefined;
    this.#stopWaking?.();
    clearTimeout(this.#timer);
    this.watch(undefined);
  }

  /** Watches the expiry of `grant` instead of the previous one. */
  watch(grant: Grant | undefined): void {
    const watched = this.#channel ? grant : undefined;
    if (watched === this.#grant) return;
    this.#stopAlarm?.();
    this.#grant = watched;
    this.#stopAlarm = watched && loadExpiryAlarm(watched, () => this.revalidate());
  }

  /** Revalidates the session now, and again later if it asks for that. */
  readonly revalidate = (message?: SessionMessage): void => {
    void this.#revalidate(message).then((delayMs) => {
      if (delayMs === 0 || !this.#channel) return;
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.revalidate(message), delayMs);
    });
  };

  /** Sends a message to the other tabs, also while stopped. */
  announce(message: SessionMessage): void {
    const channel = this.#channel ?? openSessionChannel(this.#name, () => undefined);
    channel.post(message);
    if (channel !== this.#channel) channel.close();
  }
}

/**
 * Loads the module of `setExpiryAlarm` and calls it. A grant lasts for minutes, so loading it later
 * does not delay the first results. If the module cannot be loaded there is no alarm, which is only
 * a hint anyway.
 */
function loadExpiryAlarm(grant: Grant, onDue: () => void): () => void {
  let isStopped = false;
  let stop: (() => void) | undefined;
  import('./expiry-alarm.js').then(
    ({ setExpiryAlarm }) => {
      if (!isStopped) stop = setExpiryAlarm(grant, onDue);
    },
    () => undefined,
  );
  return () => {
    isStopped = true;
    stop?.();
  };
}
