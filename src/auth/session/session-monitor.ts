import type { Grant } from './grant.js';
import { openSessionChannel, type SessionNews, type SessionChannel } from './session-channel.js';
import { onWakeUp } from './wake-up.js';

/**
 * Everything by which a session hears that it should look again: other tabs, the tab's return
 * from wherever it was, and the end of its grant. Keeps no timer and no listener while stopped.
 */
export class SessionMonitor {
  readonly #name: string;
  readonly #look: (news?: SessionNews) => Promise<number>;
  #board: SessionChannel | undefined;
  #stopWaking: (() => void) | undefined;
  #grant: Grant | undefined;
  #stopAlarm: (() => void) | undefined;
  #later: ReturnType<typeof setTimeout> | undefined;

  /** `look` resolves to the milliseconds after which to look again; 0 where there is no need. */
  constructor(name: string, look: (news?: SessionNews) => Promise<number>) {
    this.#name = name;
    this.#look = look;
  }

  start(): void {
    if (this.#board) return;
    this.#board = openSessionChannel(this.#name, this.look);
    this.#stopWaking = onWakeUp(() => this.look());
  }

  stop(): void {
    this.#board?.close();
    this.#board = undefined;
    this.#stopWaking?.();
    clearTimeout(this.#later);
    this.follow(undefined);
  }

  /** Watches the end of `grant`, instead of any other's. */
  follow(grant: Grant | undefined): void {
    const followed = this.#board ? grant : undefined;
    if (followed === this.#grant) return;
    this.#stopAlarm?.();
    this.#grant = followed;
    this.#stopAlarm = followed && setAlarmLater(followed, () => this.look());
  }

  /** Has the session look again: now, and once more where it was too early. */
  readonly look = (news?: SessionNews): void => {
    void this.#look(news).then((wait) => {
      if (wait === 0 || !this.#board) return;
      clearTimeout(this.#later);
      this.#later = setTimeout(() => this.look(news), wait);
    });
  };

  /** Tells the other tabs, also while stopped. */
  announce(notice: SessionNews): void {
    const board = this.#board ?? openSessionChannel(this.#name, () => undefined);
    board.post(notice);
    if (board !== this.#board) board.close();
  }
}

/**
 * As `setExpiryAlarm`, whose module is loaded first: a grant lasts for minutes at least, and the
 * first results need not wait for it. Without the module there is no alarm, which is only a hint.
 */
function setAlarmLater(grant: Grant, ring: () => void): () => void {
  let isStopped = false;
  let stop: (() => void) | undefined;
  import('./expiry-alarm.js').then(
    ({ setExpiryAlarm }) => {
      if (!isStopped) stop = setExpiryAlarm(grant, ring);
    },
    () => undefined,
  );
  return () => {
    isStopped = true;
    stop?.();
  };
}
