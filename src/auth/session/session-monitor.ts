import { refreshMarginMs, type Grant } from './grant.js';
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
    this.#stopAlarm = watched && setAlarm(watched, () => this.revalidate());
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

/** How long before its time the alarm is loaded, and how often that is checked. Milliseconds. */
const alarmAheadMs = 5 * 60_000;
const alarmCheckMs = 60_000;

/**
 * Sets the alarm for a grant. Grants last for hours, so the module of the alarm is loaded only a few
 * minutes before it is due. If that fails, it is tried again every minute; the alarm is only a hint
 * anyway.
 */
function setAlarm({ expiresAt, lifetime }: Grant, onDue: () => void): () => void {
  if (expiresAt === undefined || lifetime === undefined) return () => undefined;
  const marginMs = refreshMarginMs(lifetime);
  let isDone = false;
  let stop = (): void => clearInterval(timer);
  const load = async (): Promise<void> => {
    if (Date.now() < expiresAt - marginMs - alarmAheadMs) return;
    const { setExpiryAlarm } = await import('./expiry-alarm.js');
    if (isDone) return;
    isDone = true;
    clearInterval(timer);
    stop = setExpiryAlarm(expiresAt, marginMs, onDue);
  };
  const check = (): void => void load().catch(() => undefined);
  const timer = setInterval(check, alarmCheckMs);
  check();
  return () => {
    isDone = true;
    stop();
  };
}
