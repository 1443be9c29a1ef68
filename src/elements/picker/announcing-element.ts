import { state } from 'lit/decorators.js';
import type { LanguageController } from '../../controllers/language-controller.js';
import { HastyElement } from './hasty-element.js';

/** A language that may still be on its way; see `LanguageController`. */
type AwaitedLanguage = Pick<LanguageController<unknown>, 'waiting' | 'ready'>;

/** An element that tells people what they may not see. */
export abstract class AnnouncingElement extends HastyElement {
  #announcement = '';

  /** What a screen reader is told without asking. What is set again is said again. */
  @state()
  protected get announcement(): string {
    return this.#announcement;
  }

  protected set announcement(text: string) {
    // It speaks where words have changed, if only by a space that nobody hears.
    this.#announcement = text && text === this.#announcement ? `${text}\u00a0` : text;
  }

  /** Announces `words`, and once more when the language of the page is there. */
  protected announceIn({ waiting, ready }: AwaitedLanguage, words: () => string): void {
    const said = (this.announcement = words());
    if (!waiting) return;
    void ready?.then(() => {
      if (said === this.announcement) this.announcement = words();
    });
  }
}
