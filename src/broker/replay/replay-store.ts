import { LruMap } from '../limits/lru-map.js';

/**
 * A key-value store in which every entry expires. If a broker has several instances, they must
 * share one store; the values are encrypted. `life` is in milliseconds.
 *
 * Callers can create entries at keys that begin with `code:` or `exchange:` by sending made-up
 * codes. All other keys belong to sessions that the service has issued. A store that runs out of
 * space may only evict entries of the first kind, and those that are not `proven` first.
 */
export interface ReplayStore {
  /** Stores `value` if the key is free, and returns whether it did. Must be atomic. */
  putIfAbsent(key: string, value: string, life: number): Promise<boolean>;
  get(key: string): Promise<string | undefined>;
  /** Stores `value`. `proven` means that the service has issued a session for the key. */
  set(key: string, value: string, life: number, proven?: boolean): Promise<void>;
  delete(key: string): Promise<void>;
  /** Whether the store can be used now. A store without this method is always ready. */
  isReady?(): Promise<boolean>;
  /**
   * Identifies the current run of the store's server, if it has one. After a restart or a failover
   * the id is different, and the most recent writes may be lost.
   */
  runId?(): Promise<string>;
}

/** The maximum number of entries that callers can create with made-up codes. */
const maxUnprovenEntries = 4_000;

/** Entries that expire within the same slot are removed together. */
const slotMs = 5000;

interface Entry {
  readonly value: string;
  readonly until: number;
}

/**
 * A store for a broker with one instance; `now` returns milliseconds since 1970. Every call takes
 * constant time on average. The number of unproven entries is limited; the oldest are dropped
 * first. Entries of sessions are kept until they expire.
 */
export function memoryStore(now: () => number = Date.now): ReplayStore {
  const unproven = new LruMap<string, Entry>(maxUnprovenEntries);
  const sessions = new ExpiringMap();
  const find = (key: string): Entry | undefined => {
    const entry = sessions.get(key) ?? unproven.get(key);
    return entry && entry.until > now() ? entry : undefined;
  };
  const put = (key: string, value: string, life: number, proven: boolean): void => {
    const entry = { value, until: now() + life };
    sessions.clearUntil(now());
    if (isUnprovenKey(key) && !proven) {
      sessions.delete(key);
      unproven.set(key, entry);
    } else {
      unproven.delete(key);
      sessions.set(key, entry);
    }
  };
  return {
    putIfAbsent: (key, value, life) => {
      const isAbsent = find(key) === undefined;
      if (isAbsent) put(key, value, life, false);
      return Promise.resolve(isAbsent);
    },
    get: (key) => Promise.resolve(find(key)?.value),
    set: (key, value, life, proven = false) => {
      put(key, value, life, proven);
      return Promise.resolve();
    },
    delete: (key) => {
      unproven.delete(key);
      sessions.delete(key);
      return Promise.resolve();
    },
  };
}

function isUnprovenKey(key: string): boolean {
  return key.startsWith('code:') || key.startsWith('exchange:');
}

/** Groups entries by their time of expiry, so that expired ones are found without scanning all. */
class ExpiringMap {
  readonly #entries = new Map<string, Entry>();
  readonly #slots = new Map<number, Set<string>>();
  #clearedAt = 0;

  get(key: string): Entry | undefined {
    return this.#entries.get(key);
  }

  set(key: string, entry: Entry): void {
    this.delete(key);
    this.#entries.set(key, entry);
    const slot = slotOf(entry);
    const keys = this.#slots.get(slot) ?? new Set();
    this.#slots.set(slot, keys.add(key));
  }

  delete(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#slots.get(slotOf(entry))?.delete(key);
  }

  /** Removes expired entries, at most once per slot. Only slots are scanned, 720 for an hour. */
  clearUntil(time: number): void {
    if (Math.abs(time - this.#clearedAt) < slotMs) return;
    this.#clearedAt = time;
    for (const [slot, keys] of this.#slots) {
      if ((slot + 1) * slotMs > time) continue;
      for (const key of keys) this.#entries.delete(key);
      this.#slots.delete(slot);
    }
  }
}

function slotOf({ until }: Entry): number {
  return Math.floor(until / slotMs);
}
