import type { Announcer } from '../../controllers/announcer.js';

/**
 * Shows the outcome of the user's last action next to the confirm button, and announces it to
 * screen readers.
 */
export class Feedback {
  readonly #announcer: Announcer;
  #message = '';
  #inserted = '';

  constructor(announcer: Announcer) {
    this.#announcer = announcer;
  }

  /** Why the last action had no effect; empty if it had. */
  get message(): string {
    return this.#message;
  }

  /** The number of items that were picked, as text. Empty once the selection has changed. */
  get inserted(): string {
    return this.#inserted;
  }

  /** Shows why an action has no effect, until the next action. */
  readonly reject = (reason: string): void => {
    this.#message = reason;
    this.#announcer.say(reason);
  };

  /** Shows how many items were picked. */
  insert(words: string): void {
    this.#inserted = words;
    this.#announcer.say(words);
  }

  /** Clears the feedback, because the selection changes. */
  clear(): void {
    this.#message = this.#inserted = '';
  }
}
