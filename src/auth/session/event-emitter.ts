/** A list of listeners. An error in one listener does not affect the others. */
export class EventEmitter {
  readonly #entries = new Set<() => void>();

  get isEmpty(): boolean {
    return this.#entries.size === 0;
  }

  /**
   * Adds `listener`. Returns a function that removes it. A listener that was added twice is called
   * twice.
   */
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
        // The error belongs to the listener, but it must not be lost.
        if (typeof reportError === 'function') reportError(error);
      }
    }
  }
}
