const pendingValue = 'unfinished';

/**
 * Remembers across reloads that the user signed out while the broker was unreachable. Contains no
 * secret. Without storage it lasts as long as the page.
 */
export class PendingSignOut {
  readonly #name: string;
  #inMemory = false;

  constructor(name: string) {
    this.#name = name;
  }

  get isSet(): boolean {
    return (
      this.#inMemory || this.#withStorage((store) => store.getItem(this.#name) === pendingValue)
    );
  }

  set(): void {
    this.#inMemory = true;
    this.#withStorage((store) => store.setItem(this.#name, pendingValue));
  }

  clear(): void {
    if (!this.isSet) return;
    this.#inMemory = false;
    this.#withStorage((store) => store.removeItem(this.#name));
  }

  /** Accessing `localStorage` throws if storage is blocked. */
  #withStorage<T>(use: (store: Storage) => T): T | false {
    try {
      return use(globalThis.localStorage);
    } catch {
      return false;
    }
  }
}
