import type { Announcer } from '../../controllers/announcer.js';

/** Tells the user what came of their last action, beside the confirm button and to screen readers. */
export class Feedback {
  readonly #announcer: Announcer;
  #message = '';
  #inserted = '';

  constructor(announcer: Announcer) {
    this.#announcer = announcer;
  }

  /** Why the last action changed nothing; empty where it did. */
  get message(): string {
    return this.#message;
  }

  /** How many items were handed over, in words; empty once the selection has changed. */
  get inserted(): string {
    return this.#inserted;
  }

  /** Says why an action changes nothing, until the next one. */
  readonly reject = (reason: string): void => {
    this.#message = reason;
    this.#announcer.say(reason);
  };

  /** Says how many items were handed over. */
  insert(words: string): void {
    this.#inserted = words;
    this.#announcer.say(words);
  }

  /** Forgets the last action, because the selection changes. */
  clear(): void {
    this.#message = this.#inserted = '';
  }
}
