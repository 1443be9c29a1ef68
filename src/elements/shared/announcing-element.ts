import { state } from 'lit/decorators.js';
import { HastyElement } from './hasty-element.js';

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
}
