import { LruMap } from '../limits/lru-map.js';

/**
 * A small memory with an end to everything in it. Give one that all instances of a broker share
 * where there is more than one; the values are sealed. Lives are in milliseconds.
 *
 * Anybody can make the broker put entries at keys that begin with `code:` or `exchange:`, by
 * making codes up. All others stand for a session that the service has given. A store that has to
 * make room may only give up the first kind, and of that first what is not `proven`.
 */
export interface ReplayStore {
  /** Puts `value` where nothing is, and says whether it did. Must be atomic. */
  putIfAbsent(key: string, value: string, life: number): Promise<boolean>;
  get(key: string): Promise<string | undefined>;
  /** `proven` says that the service has given a session, whatever the key. */
  set(key: string, value: string, life: number, proven?: boolean): Promise<void>;
  delete(key: string): Promise<void>;
  /** Whether it can be asked just now; taken to be so where this is not given. */
  isReady?(): Promise<boolean>;
  /**
   * Names the run of the server that holds the memory, where it has one: a restarted server, or one
   * that took over from another, has a different name and may have lost the last moments.
   */
  runId?(): Promise<string>;
}

/** Of what strangers can bring about no more than this is remembered: memory has an end. */
const maxGuesses = 4_000;

/** Entries are cleared away together with those that end in the same slot. Milliseconds. */
const slotLength = 5000;

interface Entry {
  readonly value: string;
  readonly until: number;
}

/**
 * A store for a broker of one instance; `now` gives milliseconds since 1970. Every call takes
 * constant time on average. What strangers brought about has a bound, above which the oldest goes;
 * what stands for a session is kept to its end.
 */
export function memoryStore(now: () => number = Date.now): ReplayStore {
  const guesses = new LruMap<string, Entry>(maxGuesses);
  const kept = new EndingMap();
  const find = (key: string): Entry | undefined => {
    const entry = kept.get(key) ?? guesses.get(key);
    return entry && entry.until > now() ? entry : undefined;
  };
  const put = (key: string, value: string, life: number, proven: boolean): void => {
    const entry = { value, until: now() + life };
    kept.clearUntil(now());
    if (isGuess(key) && !proven) {
      kept.delete(key);
      guesses.set(key, entry);
    } else {
      guesses.delete(key);
      kept.set(key, entry);
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
      guesses.delete(key);
      kept.delete(key);
      return Promise.resolve();
    },
  };
}

function isGuess(key: string): boolean {
  return key.startsWith('code:') || key.startsWith('exchange:');
}

/** Entries, in slots by their end: what has ended goes without a look at what has not. */
class EndingMap {
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

  /** Looks once in a slot's length, at the slots alone: an hour has 720 of them. */
  clearUntil(time: number): void {
    if (Math.abs(time - this.#clearedAt) < slotLength) return;
    this.#clearedAt = time;
    for (const [slot, keys] of this.#slots) {
      if ((slot + 1) * slotLength > time) continue;
      for (const key of keys) this.#entries.delete(key);
      this.#slots.delete(slot);
    }
  }
}

function slotOf({ until }: Entry): number {
  return Math.floor(until / slotLength);
}
