/**
 * A map of at most `limit` entries that drops the least recently used ones.
 *
 * The map has two generations of half the limit each. A used entry moves to the younger generation.
 * When that is full, it becomes the older one, and the previous older one is dropped. Every
 * operation therefore takes constant time, and an entry is kept until at least half the limit of
 * newer entries has been added. (A single ordered `Map` would have to skip all deleted entries to
 * find its oldest one.)
 */
export class LruMap<Key, Value> {
  readonly #limit: number;
  #young = new Map<Key, Value>();
  #old = new Map<Key, Value>();

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Returns the value at `key` and marks it as used. */
  get(key: Key): Value | undefined {
    const young = this.#young.get(key);
    if (young !== undefined) return young;
    const old = this.#old.get(key);
    if (old !== undefined) this.set(key, old);
    return old;
  }

  set(key: Key, value: Value): void {
    this.#old.delete(key);
    this.#young.set(key, value);
    if (this.#young.size < this.#limit / 2) return;
    this.#old = this.#young;
    this.#young = new Map();
  }

  delete(key: Key): void {
    this.#young.delete(key);
    this.#old.delete(key);
  }
}
