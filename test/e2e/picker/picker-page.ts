import type { Locator, Page } from '@playwright/test';
import { allow } from '../sign-in/acting.js';

/** A page of the demo with a picker on it, as a person uses it. */
export class PickerPage {
  readonly page: Page;
  /** What went against the page's content security policy, and what nobody caught. */
  readonly trouble: string[] = [];

  constructor(page: Page) {
    this.page = page;
    page.on('pageerror', ({ message }) => this.trouble.push(message));
    page.on('console', (message) => {
      if (/Content Security Policy|Trusted/.test(message.text())) this.trouble.push(message.text());
    });
  }

  get results(): Locator {
    return this.page.getByRole('grid', { name: 'Assets' }).getByRole('gridcell');
  }

  get search(): Locator {
    return this.page.getByRole('searchbox', { name: 'Search assets' });
  }

  get insert(): Locator {
    return this.page.getByRole('button', { name: /^Insert( \d+)?$/ });
  }

  /** Signs in through the popup, and waits for the first results. */
  async signIn(): Promise<void> {
    const opening = this.page.waitForEvent('popup');
    await this.page.getByRole('button', { name: 'Sign in' }).click();
    await allow(await opening);
    await this.results.first().waitFor();
  }

  /** Chooses the results at these places, counted from nought. */
  async choose(...places: readonly number[]): Promise<void> {
    for (const place of places) await this.results.nth(place).click();
  }

  /** What the page says it received, read. */
  async received(): Promise<unknown> {
    const shown = this.page.locator('#received:not(:empty)');
    return JSON.parse((await shown.textContent()) ?? '');
  }
}
