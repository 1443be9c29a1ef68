/** Runs after each change of a store's state. */
export type StoreListener = () => void;

/**
 * The base class of all stores: an immutable `state` and `subscribe`.
 *
 * Listeners run in the order in which they subscribed, synchronously with the change.
 */
export abstract class Store<State> {
  #state: State;
  readonly #listeners = new Set<StoreListener>();

  constructor(state: State) {
    this.#state = state;
  }

  /** The current state. */
  get state(): State {
    return this.#state;
  }

  /** Calls `listener` after every change. Returns a function that unsubscribes. */
  subscribe(listener: StoreListener): () => void {
    // Wrapped, so that a listener that is added twice is called twice.
    const entry = (): void => listener();
    this.#listeners.add(entry);
    return () => this.#listeners.delete(entry);
  }

  /** Replaces the state and notifies the listeners. */
  protected set(state: State): void {
    this.#state = state;
    this.changed();
  }

  /** Notifies the listeners of a change outside `state`. */
  protected changed(): void {
    for (const listener of [...this.#listeners]) listener();
  }
}
