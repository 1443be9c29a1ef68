import { expect } from '@playwright/test';
import type { BrowserWindow } from './engine.js';
import { look, type Seen } from './look.js';

/** What a person sees and does in one window, or in one section of its page. */
export class Person {
  readonly window: BrowserWindow;
  readonly #within: string | undefined;

  constructor(window: BrowserWindow, within?: string) {
    this.window = window;
    this.#within = within;
  }

  /** Clicks on the button of that name as soon as it is there and stands still. */
  async press(button: string): Promise<void> {
    let before: unknown;
    await expect(async () => {
      const { button: place } = await this.#look(button);
      const stood = before;
      before = place;
      expect(place, `there is a button “${button}”`).not.toBeNull();
      expect(stood, `the button “${button}” stands still`).toEqual(place);
    }).toPass();
    const { button: place } = await this.#look(button);
    if (place) await this.window.click(place.x, place.y);
  }

  /** Waits until the words are there to read. */
  async sees(words: string): Promise<void> {
    await expect(async () => expect((await this.#look()).words).toContain(words)).toPass();
  }

  /** Waits until there are results to choose from. */
  async seesResults(): Promise<void> {
    await expect(async () => {
      const { results, words } = await this.#look();
      expect(results, `there are results, not “${words}”`).toBeGreaterThan(0);
    }).toPass();
  }

  #look(button?: string): Promise<Seen> {
    return this.window.run(look, { within: this.#within, button });
  }
}
