/** Those who want to hear of changes. Each hears them, whatever the others do. */
export class EventEmitter {
  readonly #entries = new Set<() => void>();

  get isEmpty(): boolean {
    return this.#entries.size === 0;
  }

  /** Adds `listener`, once for each call. Returns the way to take that one away. */
  add(listener: () => void): () => void {
    const entry = (): void => listener();
    this.#entries.add(entry);
    return () => void this.#entries.delete(entry);
  }

  clear(): void {
    this.#entries.clear();
  }

  emit(): void {
    for (const entry of [...this.#entries]) {
      try {
        entry();
      } catch (error) {
        // Theirs, not ours; but it must not be lost.
        if (typeof reportError === 'function') reportError(error);
      }
    }
  }
}
