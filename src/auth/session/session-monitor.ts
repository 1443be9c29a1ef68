import type { Grant } from './grant.js';
import { openSessionChannel, type SessionMessage, type SessionChannel } from './session-channel.js';
import { onWakeUp } from './wake-up.js';

/**
 * Everything by which a session hears that it should look again: other tabs, the tab's return
 * from wherever it was, and the end of its grant. Keeps no timer and no listener while stopped.
 */
export class SessionMonitor {
  readonly #name: string;
  readonly #revalidate: (message?: SessionMessage) => Promise<number>;
  #channel: SessionChannel | undefined;
  #stopWaking: (() => void) | undefined;
  #grant: Grant | undefined;
  #stopAlarm: (() => void) | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `look` resolves to the milliseconds after which to look again; 0 where there is no need. */
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

  /** Watches the end of `grant`, instead of any other's. */
  watch(grant: Grant | undefined): void {
    const watched = this.#channel ? grant : undefined;
    if (watched === this.#grant) return;
    this.#stopAlarm?.();
    this.#grant = watched;
    this.#stopAlarm = watched && loadExpiryAlarm(watched, () => this.revalidate());
  }

  /** Has the session look again: now, and once more where it was too early. */
  readonly revalidate = (news?: SessionMessage): void => {
    void this.#revalidate(news).then((delayMs) => {
      if (delayMs === 0 || !this.#channel) return;
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.revalidate(news), delayMs);
    });
  };

  /** Tells the other tabs, also while stopped. */
  announce(message: SessionMessage): void {
    const channel = this.#channel ?? openSessionChannel(this.#name, () => undefined);
    channel.post(message);
    if (channel !== this.#channel) channel.close();
  }
}

/**
 * As `setExpiryAlarm`, whose module is loaded first: a grant lasts for minutes at least, and the
 * first results need not wait for it. Without the module there is no alarm, which is only a hint.
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
