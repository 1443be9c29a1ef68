import type { Locator, Page } from '@playwright/test';
import { PickerPage } from '../e2e/picker/picker-page.js';
import { expect } from '../e2e/sign-in/strict-chromium.js';

/** A page with a dialog of its own, and a picker in it or over it. */
export class DialogPage {
  readonly page: Page;
  readonly picker: PickerPage;
  readonly #isOver: boolean;

  /** `way` says whether the picker is in the page's dialog, or in one of its own above it. */
  constructor(page: Page, way: 'in' | 'over') {
    this.page = page;
    this.picker = new PickerPage(page);
    this.#isOver = way === 'over';
  }

  /** The page's own dialog. */
  get theirs(): Locator {
    return this.page.getByRole('dialog', { name: 'Article' });
  }

  /** What in their dialog opens ours. */
  get opener(): Locator {
    return this.theirs.getByRole('button', { name: 'Choose assets' });
  }

  /** The dialog of the picker. */
  get ours(): Locator {
    return this.page.getByRole('dialog', { name: 'Choose assets' });
  }

  get preview(): Locator {
    return this.page.getByRole('dialog', { name: /^Preview of / });
  }

  /** What the page's script has heard of. */
  get notes(): Locator {
    return this.page.locator('output');
  }

  result(name: string): Locator {
    return this.picker.results.filter({ hasText: name });
  }

  /** Opens the page's dialog, and signs in to the picker. */
  async open(origin: string): Promise<void> {
    await this.page.goto(origin);
    await this.page.locator('html[data-ready]').waitFor({ timeout: 20_000 });
    const opener = this.#isOver ? 'Open a button' : 'Open a picker';
    await this.page.getByRole('button', { name: opener }).click();
    await expect(this.theirs).toBeVisible();
    if (this.#isOver) {
      await this.opener.click();
      await expect(this.ours).toBeVisible();
    }
    await this.picker.signIn();
  }

  /** Swipes up from the middle of an element, as to see what is further down. */
  async swipeUp(element: Locator): Promise<void> {
    const box = await element.boundingBox();
    if (!box) throw new Error('Nothing to swipe is shown');
    const x = box.x + box.width / 2;
    const session = await this.page.context().newCDPSession(this.page);
    const touch = (type: 'touchStart' | 'touchMove', y: number) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] });
    await touch('touchStart', box.y + box.height / 2);
    for (let y = box.y + box.height / 2; y > 0; y -= 20) await touch('touchMove', y);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await session.detach();
  }

  /** Expects a pick to have arrived, and their dialog to be as it was. */
  async expectPicked(name: string): Promise<void> {
    await expect(this.notes).toHaveText(new RegExp(`^picked [^;]*${name}[^;]*; $`));
    await expect(this.ours).toBeHidden();
    await expect(this.theirs).toBeVisible();
    if (this.#isOver) await expect(this.opener).toBeFocused();
  }
}
