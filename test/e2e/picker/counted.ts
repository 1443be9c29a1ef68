import type { Locator, Page } from '@playwright/test';

/** An editor whose clicks and keys are counted, each letter of a text and each held key as one. */
export class CountedEditor {
  clicks = 0;
  keys = 0;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async click(target: Locator): Promise<void> {
    this.clicks += 1;
    await target.click();
  }

  /** Chooses from a list that opens: a click on it, and one on the option. */
  async choose(list: Locator, index: number): Promise<void> {
    this.clicks += 2;
    await list.selectOption({ index });
  }

  /** Presses keys, such as `Shift+Tab`, one after the other. */
  async press(...chords: readonly string[]): Promise<void> {
    for (const chord of chords) {
      this.keys += chord.split('+').length;
      await this.page.keyboard.press(chord);
    }
  }

  async type(text: string): Promise<void> {
    this.keys += text.length;
    await this.page.keyboard.type(text);
  }

  /** Presses Tab until an element has the focus. Returns how often. */
  async tabTo(target: Locator): Promise<number> {
    for (let presses = 0; presses < 200; presses += 1) {
      if (await hasFocus(target)) return presses;
      await this.press('Tab');
    }
    throw new Error('Tab never comes to it');
  }
}

async function hasFocus(target: Locator): Promise<boolean> {
  const found = await target.all();
  const focused = await Promise.all(
    found.map((each) =>
      each.evaluate((element) => {
        let at = document.activeElement;
        while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
        return at === element;
      }),
    ),
  );
  return focused.includes(true);
}
