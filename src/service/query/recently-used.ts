/** A least recently used cache that creates missing values. */
export class RecentlyUsed<Value> {
  readonly #maxSize: number;
  readonly #values = new Map<string, Value>();

  constructor(maxSize: number) {
    this.#maxSize = maxSize;
  }

  /** Returns the cached value, or caches the result of `make`. */
  take(key: string, make: () => Value): Value {
    const value = this.#values.get(key) ?? make();
    this.#values.delete(key);
    this.#values.set(key, value);
    const [oldest] = this.#values.keys();
    if (this.#values.size > this.#maxSize && oldest !== undefined) this.#values.delete(oldest);
    return value;
  }
}
