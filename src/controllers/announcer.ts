import type { ReactiveControllerHost } from 'lit';
import type { LanguageController } from './language-controller.js';

/** A language that may still be loading; see `LanguageController`. */
type AwaitedLanguage = Pick<LanguageController<unknown>, 'ready'>;

/** Holds the text of its host's live region, which screen readers read out when it changes. */
export class Announcer {
  readonly #host: Pick<ReactiveControllerHost, 'requestUpdate'>;
  readonly #language: AwaitedLanguage;
  #text = '';

  constructor(host: Pick<ReactiveControllerHost, 'requestUpdate'>, language: AwaitedLanguage) {
    this.#host = host;
    this.#language = language;
  }

  /** The text of the live region. */
  get text(): string {
    return this.#text;
  }

  /** Announces `text`. The same text is announced again. */
  say(text: string): void {
    const before = this.#text;
    // Screen readers announce only a changed text. A trailing space is not read out.
    this.#text = text && text === before ? `${text}\u00a0` : text;
    if (this.#text !== before) this.#host.requestUpdate();
  }

  /** Announces `words` now, and again once the language that is loading is available. */
  sayInLanguage(words: () => string): void {
    this.say(words());
    const said = this.#text;
    void this.#language.ready?.then(() => {
      if (said === this.#text && said !== words()) this.say(words());
    });
  }
}
