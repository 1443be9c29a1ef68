/**
 * A small memory with an end to everything in it. Give one that all instances of a broker share
 * where there is more than one; the values are sealed. Lives are in milliseconds.
 */
export interface ReplayStore {
  /** Puts `value` where nothing is, and says whether it did. Must be atomic. */
  putIfAbsent(key: string, value: string, life: number): Promise<boolean>;
  get(key: string): Promise<string | undefined>;
  set(key: string, value: string, life: number): Promise<void>;
  delete(key: string): Promise<void>;
  /** Whether it can be asked just now; taken to be so where this is not given. */
  isReady?(): Promise<boolean>;
  /**
   * Names the run of the server that holds the memory, where it has one: a restarted server, or one
   * that took over from another, has a different name and may have lost the last moments.
   */
  runId?(): Promise<string>;
}

/** A store for a broker of one instance; `now` gives milliseconds since 1970. */
export function memoryStore(now: () => number = Date.now): ReplayStore {
  const entries = new Map<string, { readonly value: string; readonly until: number }>();
  const sweep = (): void => {
    for (const [key, { until }] of entries) if (until <= now()) entries.delete(key);
  };
  return {
    putIfAbsent: (key, value, life) => {
      sweep();
      const isAbsent = !entries.has(key);
      if (isAbsent) entries.set(key, { value, until: now() + life });
      return Promise.resolve(isAbsent);
    },
    get: (key) => {
      const entry = entries.get(key);
      return Promise.resolve(entry && entry.until > now() ? entry.value : undefined);
    },
    set: (key, value, life) => {
      entries.set(key, { value, until: now() + life });
      return Promise.resolve();
    },
    delete: (key) => {
      entries.delete(key);
      return Promise.resolve();
    },
  };
}
