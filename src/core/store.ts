/** Runs after each change of a store's state. */
export type StoreListener = () => void;

/**
 * The base of every store: one `state`, replaced and never changed in place, and `subscribe`.
 *
 * A store knows nothing of its listeners but that they want to hear of changes. Listeners run in the
 * order in which they subscribed, in the same task as the change.
 */
export abstract class Store<State> {
  #state: State;
  readonly #listeners = new Set<StoreListener>();

  constructor(state: State) {
    this.#state = state;
  }

  /** What is known now. */
  get state(): State {
    return this.#state;
  }

  /** Calls `listener` after every change. Returns the function that ends this. */
  subscribe(listener: StoreListener): () => void {
    // Wrapped, so that a listener that subscribes twice is called twice.
    const entry = (): void => listener();
    this.#listeners.add(entry);
    return () => this.#listeners.delete(entry);
  }

  /** Replaces the state and tells the listeners. */
  protected set(state: State): void {
    this.#state = state;
    this.changed();
  }

  /** Tells the listeners of a change that is not part of `state`. */
  protected changed(): void {
    for (const listener of [...this.#listeners]) listener();
  }
}
