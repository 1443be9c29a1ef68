/**
 * A map of at most `limit` entries that forgets those which were not used for longest.
 *
 * It holds two generations of half the limit each. What is used moves to the younger one; when
 * that is full it becomes the older one, whose entries go all at once. So every operation takes
 * constant time, and an entry outlives at least half the limit of newer ones. (One `Map` that is
 * kept in order would have to step over all that was deleted to find its oldest entry.)
 */
export class LruMap<Key, Value> {
  readonly #limit: number;
  #young = new Map<Key, Value>();
  #old = new Map<Key, Value>();

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** The value at `key`, which counts as used by this. */
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
